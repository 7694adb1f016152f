import { useEffect, useState } from 'react';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { call } from '../api/call.ts';
import { useMay } from '../api/session.ts';
import { whenIdle } from '../kit/whenIdle.ts';
import type { OpenDocument } from '../document/useDocument.ts';

/** A quarter of what the server's mark lasts: whoever comes is seen soon by those who are there. */
const RENEW_MS = 30_000;
const SOON_MS = 1_000;
const nobody: readonly string[] = [];

/** Marks the order as open in this person's hands while the page is shown; tells who else has it: «en uso por». */
export function useOrderUse(orderId: string, enabled: boolean): readonly string[] {
  const [others, setOthers] = useState(nobody);
  useEffect(() => {
    if (!enabled) return;
    let shown = true;
    let marked = false;
    const mark = (EN_USO: boolean): void =>
      void call(workOrderProcedures.use, { ID: orderId, EN_USO }, { background: true }).then(
        ({ EN_USO_POR }) => shown && setOthers(EN_USO_POR),
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
  }, [orderId, enabled]);
  return others;
}

/** Who else works in the file that a document belongs to. */
export function useFileUse({ header }: OpenDocument): readonly string[] {
  const may = useMay();
  return useOrderUse(header.ID_ORDEN, header.ID_ORDEN !== '' && may('work-orders:write'));
}
