import type { Write } from '../../runtime/database.ts';
import type { Call } from '../../runtime/executor.ts';
import { refusedByCosts, watchedCosts } from './watchedCosts.ts';

const heldByCosts = (reason: string) =>
  refusedByCosts(
    'order.holds-costs',
    '',
    `${reason} y no puede eliminarse, porque seguirían en la cuenta de su cliente. Quítelos primero en «Gastos», o pida que los quite a quien los lleva; si deben quedar, cierre la orden en vez de eliminarla.`,
  );

/**
 * Refuses while an order has costs or advances, so that its deletion leaves nothing in its client's account; else the
 * condition that none is being entered in this very moment. That none is entered afterwards, `enterCost` looks after. Taxes
 * that a declaration charged are taken away by nobody while that stands, and need not be: their order holds what was sealed
 * and is closed, not deleted, whatever became of the declaration.
 */
export async function withoutCosts(call: Call<unknown>, orderId: string): Promise<Write[]> {
  const { rows, watch } = await watchedCosts(call, orderId, () =>
    heldByCosts('A la orden se le registró un gasto en este momento'),
  );
  if (rows.length > 0) throw heldByCosts('La orden tiene gastos o anticipos registrados');
  return [watch];
}
