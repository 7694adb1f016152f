import { asideWrites } from '../../functions/runtime/documents/aside.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { anyPart } from '../../functions/runtime/documents/totals.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { kindsInOrder } from '../../shared/documentKinds.ts';
import type { DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { isOpen, isVoid } from '../../shared/foundation/documents/states.ts';
import type { Done } from './done.ts';
import { companyOf, everyHeader } from './documentRows.ts';
import { isDone, markDone, written, type Asked } from './oneTime.ts';
import { queried } from '../everyRow.ts';

const ORDERS = 'work-orders';
const CHANGE = 'aside';

/**
 * Puts the drafts of deleted orders aside that earlier versions left waiting; each is one transaction on condition that it
 * is as it was read. Of when an order was deleted its last change tells. Running again finds none.
 */
export async function putAside(asked: Asked): Promise<Done> {
  const sum: Done = { done: 0, left: 0 };
  if (await isDone(asked, ORDERS, CHANGE)) return sum;
  for await (const order of everyHeader(asked.client, asked.nameOf(ORDERS))) {
    if (!isVoid(order.ESTADO)) continue;
    for (const kind of kindsInOrder)
      for (const header of await draftsOf(asked, kind, order)) {
        const moved = await putOne(asked, kind, header, order.MODIFICADO.slice(0, 10));
        sum[moved ? 'done' : 'left'] += 1;
      }
  }
  if (sum.left === 0) await markDone(asked, ORDERS, CHANGE);
  return sum;
}

/** Drafts of an order that still wait. */
async function draftsOf(
  { client, nameOf }: Asked,
  { module, states }: DocumentKind,
  order: HeaderRow,
): Promise<HeaderRow[]> {
  const rows = await Array.fromAsync(
    queried<HeaderRow>(client, {
      TableName: nameOf(module),
      IndexName: 'byWorkOrder',
      KeyConditionExpression: 'orderPk = :order',
      ExpressionAttributeValues: { ':order': companyKey({ company: companyOf(order) }, order.ID) },
    }),
  );
  return rows.filter(({ ESTADO, APARTADO }) => APARTADO === undefined && isOpen(states, ESTADO));
}

async function putOne(
  asked: Asked,
  { module }: DocumentKind,
  header: HeaderRow,
  day: string,
): Promise<boolean> {
  const writes = asideWrites(module, { company: companyOf(header) }, anyPart(), header, day);
  return written(asked, writes);
}
