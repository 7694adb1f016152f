import { useQueryClient } from '@tanstack/react-query';
import { nameOf } from '../../shared/foundation/documents/kind.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { queryKey } from '../api/queries.ts';
import { inform } from '../kit/dialogs/dialogs.ts';
import { toast } from '../kit/toasts.ts';

/** Orders that are worked side by side; each is a transaction of its own. */
const AT_ONCE = 4;

type Act = (order: Pick<DocumentHeader, 'ID' | 'LOCK'>) => Promise<unknown>;

/**
 * Does one thing to each of several orders as they are now, and says which it could not be done to and why: what was
 * done to the others stays done.
 */
export function useBulk() {
  const client = useQueryClient();
  return async (ids: readonly string[], done: string, act: Act): Promise<void> => {
    const failed: { name: string; reason: string }[] = [];
    const one = async (ID: string): Promise<void> => {
      let name = ID;
      try {
        const { order } = await call(workOrderProcedures.file, { ID });
        name = nameOf(workOrderKind, order.RESUMEN);
        await act(order);
      } catch (thrown) {
        failed.push({ name, reason: errorText(thrown) });
      }
    };
    for (let from = 0; from < ids.length; from += AT_ONCE)
      await Promise.all(ids.slice(from, from + AT_ONCE).map(one));
    await client.invalidateQueries({ queryKey: queryKey({ group: 'work-orders' }) });
    const right = ids.length - failed.length;
    if (right > 0) toast(`${done}: ${right}`, '', 'good');
    if (failed.length === 0) return;
    await inform(
      `${failed.length} de ${ids.length} ${failed.length === 1 ? 'quedó como estaba' : 'quedaron como estaban'}`,
      <ul>
        {failed.map(({ name, reason }) => (
          <li key={name}>
            <strong>{name}.</strong> {reason}
          </li>
        ))}
      </ul>,
    );
  };
}
