import { kindsInOrder, type KindInOrder } from '../../shared/documentKinds.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { companyKey } from '../runtime/keys.ts';
import { publicHeader, type HeaderRow } from '../runtime/documents/rows.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { ordersOf } from './orders.ts';

/**
 * Headers of one kind of document of an order, oldest first. Read by table and index: the kinds come after this module
 * and it may not know them.
 */
export const headersOf = (
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  table: string,
  orderId: string,
): Promise<HeaderRow[]> =>
  call.services.database.query<HeaderRow>(table, {
    pk: companyKey(call.scope, orderId),
    index: { name: 'byWorkOrder', partitionKey: 'orderPk', sortKey: 'sk' },
    few: 'documents of one order',
  });

/** Everything of an order for the stepper and its page; one read a kind, in parallel. */
export const file: Implementation<typeof workOrderProcedures.file> = async (call) => {
  const order = await ordersOf(call).header(call.input.ID);
  const found = await Promise.all(
    kindsInOrder.map(
      async ({ module }) => [module, (await headersOf(call, module, order.ID)).map(publicHeader)] as const,
    ),
  );
  const documents = Object.fromEntries(found) as Record<KindInOrder, DocumentHeader[]>;
  return { order: publicHeader(order), documents };
};
