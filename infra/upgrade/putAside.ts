import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { asideWrites } from '../../functions/runtime/documents/aside.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { anyPart } from '../../functions/runtime/documents/totals.ts';
import { companyKey, systemKey } from '../../functions/runtime/keys.ts';
import { sdkWrite } from '../../functions/runtime/sdkWrite.ts';
import { kindsInOrder } from '../../shared/documentKinds.ts';
import type { DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { isOpen, isVoid } from '../../shared/foundation/documents/states.ts';
import { nameOfThrown } from '../../shared/foundation/thrown.ts';
import type { Done } from './done.ts';
import { companyOf, everyHeader } from './documentRows.ts';
import { queried } from '../everyRow.ts';

const ORDERS = 'work-orders';
/** Row of the orders' table that says that no draft of before waits any more. */
const DONE = { pk: systemKey('upgrade'), sk: 'aside' };

interface Asked {
  client: DynamoDBDocumentClient;
  nameOf: (table: string) => string;
  /** Looks although it was done: a version before may have deleted an order since. */
  again: boolean;
}

/**
 * Puts the drafts of deleted orders aside that earlier versions left waiting; each is one transaction on condition that it
 * is as it was read. Of when an order was deleted its last change tells. Running again finds none.
 */
export async function putAside({ client, nameOf, again }: Asked): Promise<Done> {
  const sum: Done = { done: 0, left: 0 };
  const orders = nameOf(ORDERS);
  const marked = await client.send(
    new GetCommand({ TableName: orders, Key: { ...DONE }, ConsistentRead: true }),
  );
  if (marked.Item && !again) return sum;
  for await (const order of everyHeader(client, orders)) {
    if (!isVoid(order.ESTADO)) continue;
    for (const kind of kindsInOrder)
      for (const header of await draftsOf({ client, nameOf }, kind, order)) {
        const moved = await putOne({ client, nameOf }, kind, header, order.MODIFICADO.slice(0, 10));
        sum[moved ? 'done' : 'left'] += 1;
      }
  }
  if (sum.left === 0) await client.send(new PutCommand({ TableName: orders, Item: { ...DONE } }));
  return sum;
}

/** Drafts of an order that still wait. */
async function draftsOf(
  { client, nameOf }: Omit<Asked, 'again'>,
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
  { client, nameOf }: Omit<Asked, 'again'>,
  { module }: DocumentKind,
  header: HeaderRow,
  day: string,
): Promise<boolean> {
  const writes = asideWrites(module, { company: companyOf(header) }, anyPart(), header, day);
  try {
    await client.send(
      new TransactWriteCommand({ TransactItems: writes.map((each) => sdkWrite(each, nameOf)) }),
    );
    return true;
  } catch (error) {
    if (nameOfThrown(error) !== 'TransactionCanceledException') throw error;
    return false;
  }
}
