import { useEffect } from 'react';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { call } from '../api/call.ts';

/** Half of what the server's mark lasts. */
const RENEW_MS = 60_000;

/** Marks the order as open in this person's hands while the page is shown: «en uso por» for the others. */
export function useOrderUse(orderId: string, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const mark = (EN_USO: boolean): void =>
      void call(workOrderProcedures.use, { ID: orderId, EN_USO }, { background: true }).catch(
        () => undefined,
      );
    mark(true);
    const timer = setInterval(() => mark(true), RENEW_MS);
    return () => {
      clearInterval(timer);
      mark(false);
    };
  }, [orderId, enabled]);
}
