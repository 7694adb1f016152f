import { kindsInOrder, type KindInOrder } from '../../shared/documentKinds.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import type { DocumentKind } from '../../shared/foundation/documents/kind.ts';
import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { companyKey } from '../runtime/keys.ts';
import { isKnownTo } from '../runtime/documents/ownImporters.ts';
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

/** The same as far as the caller may know of them: none of a kind that they may not read, whatever else of the order they may. */
async function seenHeaders(call: Call<unknown>, kind: DocumentKind, orderId: string): Promise<HeaderRow[]> {
  if (!call.scope.permissions.has(`${kind.module}:read`)) return [];
  const rows = await headersOf(call, kind.module, orderId);
  return rows.filter((row) => isKnownTo(call.scope, kind, row));
}

/** What an order holds for the caller, for the stepper and its page; one read a kind, in parallel. */
export const file: Implementation<typeof workOrderProcedures.file> = async (call) => {
  const order = await ordersOf(call).header(call.input.ID);
  const found = await Promise.all(
    kindsInOrder.map(
      async (kind) => [kind.module, (await seenHeaders(call, kind, order.ID)).map(publicHeader)] as const,
    ),
  );
  const documents = Object.fromEntries(found) as Record<KindInOrder, DocumentHeader[]>;
  return { order: publicHeader(order), documents };
};
