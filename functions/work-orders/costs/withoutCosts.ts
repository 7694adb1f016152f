import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { problem } from '../../../shared/foundation/rules/problem.ts';
import type { Write } from '../../runtime/database.ts';
import type { Call } from '../../runtime/executor.ts';
import { costsOf, enteredKey, type EnteredItem } from './costRows.ts';

function heldByCosts(reason: string) {
  const summary = `${reason} y no puede eliminarse, porque seguirían en la cuenta de su cliente. Quítelos primero en «Gastos», o pida que los quite a quien los lleva; si deben quedar, cierre la orden en vez de eliminarla.`;
  return refusal('rejected', { summary }, { problems: [problem('order.holds-costs', '', summary)] });
}

/**
 * Refuses while an order has costs or advances, so that its deletion leaves nothing in its client's account; else the
 * condition that none is being entered in this very moment. That none is entered afterwards, `saveCost` looks after. Taxes
 * that a declaration charged are taken away by nobody, and need not be: their order holds what was sealed and is closed,
 * not deleted, whatever became of the declaration.
 */
export async function withoutCosts(call: Call<unknown>, orderId: string): Promise<Write[]> {
  const { services, scope } = call;
  const key = enteredKey(scope, orderId);
  // First how many were entered and then the lines: one that comes between is counted, or seen.
  const entered = await services.database.get<EnteredItem>('work-orders', key);
  if ((await costsOf(call, orderId)).length > 0)
    throw heldByCosts('La orden tiene gastos o anticipos registrados');
  return [
    {
      kind: 'check',
      table: 'work-orders',
      key,
      when: entered ? { equals: { ENTRADOS: entered.ENTRADOS } } : { absent: true },
      lost: () => heldByCosts('A la orden se le registró un gasto en este momento'),
    },
  ];
}
