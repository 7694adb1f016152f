import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import type { Item } from '../runtime/database.ts';
import { companyKey } from '../runtime/keys.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { ordersOf } from './orders.ts';

interface UseRow extends Item {
  login: string;
}

/** A mark lasts this long unless renewed, so that a closed laptop does not keep an order for ever. */
const LEASE_SECONDS = 120;

/** Others who have the order open, by login: «en uso por». It informs; the lock number is what protects. */
export async function othersUsing({ services, scope }: Call<unknown>, orderId: string): Promise<string[]> {
  const rows = await services.database.query<UseRow>('work-orders', {
    pk: companyKey(scope, orderId),
    prefix: 'USE#',
    few: 'people who have one order open',
  });
  return rows.filter((row) => row.sk !== `USE#${scope.userId}`).map((row) => row.login);
}

/** Marks the order as open in the caller's hands, or takes the mark away; says who else has it. */
export const use: Implementation<typeof workOrderProcedures.use> = async (call) => {
  const { input, services, scope } = call;
  await ordersOf(call).header(input.ID);
  const key = { pk: companyKey(scope, input.ID), sk: `USE#${scope.userId}` };
  const expires = Math.floor(services.now().getTime() / 1000) + LEASE_SECONDS;
  await services.database.write(
    input.EN_USO
      ? { kind: 'put', table: 'work-orders', item: { ...key, login: scope.login, expires } }
      : { kind: 'delete', table: 'work-orders', key },
  );
  return { EN_USO_POR: await othersUsing(call, input.ID) };
};
