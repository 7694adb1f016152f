import { useEffect, useMemo, useRef, useState } from 'react';
import { toldInUse, type InUse } from '../../shared/work-orders/inUse.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { call } from '../api/call.ts';
import { useMay } from '../api/session.ts';
import { repeatWhileShown } from '../kit/repeatWhileShown.ts';
import { whenIdle } from '../kit/whenIdle.ts';
import type { InUseBy } from '../document/editorProps.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { ownPlace, placeName } from '../document/useOthers.ts';

/** A quarter of what the server's mark lasts: whoever comes is seen soon by those who are there. */
const RENEW_MS = 30_000;
const SOON_MS = 1_000;

/**
 * Marks an order, or a document of it, as open in this person's hands while the page is shown, with the place where they are in
 * it; tells who else is at work in the order and where. The place goes with the marks that are renewed anyway. Undefined until
 * it is known.
 */
export function useOrderUse(
  orderId: string,
  documentId: string,
  enabled: boolean,
  placeNow: () => string | undefined,
): readonly InUse[] | undefined {
  const [others, setOthers] = useState<readonly InUse[]>();
  const where = useRef(placeNow);
  where.current = placeNow;
  useEffect(() => {
    if (!enabled) return;
    let shown = true;
    let marked = false;
    const mark = (EN_USO: boolean): void =>
      void call(
        workOrderProcedures.use,
        { ID: orderId, EN_USO, ABIERTO: documentId, LUGAR: EN_USO ? where.current() : undefined },
        { background: true },
      ).then(
        ({ DONDE }) => shown && setOthers(DONDE),
        () => undefined,
      );
    const take = (): void => {
      marked = true;
      mark(true);
    };
    // Nothing of the page waits for it; a tab that nobody looks at is nobody's work.
    const leaveOut = whenIdle(() => {
      if (!window.document.hidden) take();
    }, SOON_MS);
    const end = repeatWhileShown(take, RENEW_MS);
    return () => {
      shown = false;
      leaveOut();
      end();
      // Who only passed by has nothing to give back.
      if (marked) mark(false);
    };
  }, [orderId, documentId, enabled]);
  return others;
}

/** Who else works in the file that a document belongs to, or in the order that it is. */
export function useFileUse(document: OpenDocument): InUseBy | undefined {
  const { definition, header, body } = document;
  const may = useMay();
  const orderId = definition.module === workOrderKind.module ? header.ID : header.ID_ORDEN;
  const enabled = orderId !== '' && may('work-orders:write');
  const others = useOrderUse(orderId, header.ID, enabled, () => ownPlace({ definition, body }));
  return useMemo(() => {
    if (!others) return undefined;
    const told = toldInUse(others, header.ID, (place) => placeName({ definition, body }, place));
    const here = others.flatMap(({ ID_DOCUMENTO, LUGAR, USUARIO }) =>
      ID_DOCUMENTO === header.ID && LUGAR !== undefined ? [{ place: LUGAR, who: USUARIO }] : [],
    );
    return { told, here };
  }, [others, header.ID, definition, body]);
}
