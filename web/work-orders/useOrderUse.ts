import { useEffect, useState } from 'react';
import { toldInUse } from '../../shared/work-orders/inUse.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { call } from '../api/call.ts';
import { useMay } from '../api/session.ts';
import { whenIdle } from '../kit/whenIdle.ts';
import type { OpenDocument } from '../document/useDocument.ts';

/** A quarter of what the server's mark lasts: whoever comes is seen soon by those who are there. */
const RENEW_MS = 30_000;
const SOON_MS = 1_000;

/**
 * Marks an order, or a document of it, as open in this person's hands while the page is shown; tells who else is at work
 * in it and where, as it is said behind «En uso por». Undefined until it is known, '' for nobody.
 */
export function useOrderUse(orderId: string, documentId: string, enabled: boolean): string | undefined {
  const [others, setOthers] = useState<string>();
  useEffect(() => {
    if (!enabled) return;
    let shown = true;
    let marked = false;
    const mark = (EN_USO: boolean): void =>
      void call(
        workOrderProcedures.use,
        { ID: orderId, EN_USO, ABIERTO: documentId },
        { background: true },
      ).then(
        ({ DONDE }) => shown && setOthers(toldInUse(DONDE, documentId)),
        () => undefined,
      );
    const take = (): void => {
      marked = true;
      mark(true);
    };
    // Nothing of the page waits for it.
    const leaveOut = whenIdle(take, SOON_MS);
    const timer = setInterval(take, RENEW_MS);
    return () => {
      shown = false;
      leaveOut();
      clearInterval(timer);
      // Who only passed by has nothing to give back.
      if (marked) mark(false);
    };
  }, [orderId, documentId, enabled]);
  return others;
}

/** Who else works in the file that a document belongs to, or in the order that it is. */
export function useFileUse({ definition, header }: OpenDocument): string | undefined {
  const may = useMay();
  const orderId = definition.module === workOrderKind.module ? header.ID : header.ID_ORDEN;
  return useOrderUse(orderId, header.ID, orderId !== '' && may('work-orders:write'));
}
