import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { systemKey } from '../../functions/runtime/keys.ts';
import { ofDocumentKey, TABLE, type TransmissionRow } from '../../functions/transmission/rows.ts';
import { scanned } from '../everyRow.ts';

const DONE = { pk: systemKey('upgrade'), sk: 'links' };
const FORM = 1;

/**
 * Gives the transmissions of before the row by which their document finds them. Writing one again changes nothing.
 * @param nameOf physical name of a table of the topology.
 * @returns how many transmissions were looked at.
 */
export async function linkTransmissions(
  client: DynamoDBDocumentClient,
  nameOf: (table: string) => string,
): Promise<number> {
  const TableName = nameOf(TABLE);
  const { Item } = await client.send(new GetCommand({ TableName, Key: { ...DONE }, ConsistentRead: true }));
  if (Item?.['form'] === FORM) return 0;
  let seen = 0;
  const heads = scanned<TransmissionRow>(client, {
    TableName,
    ConsistentRead: true,
    // The rows that this writes have such a sort key too, and no state.
    FilterExpression: 'begins_with(sk, :head) AND attribute_exists(documentId)',
    ExpressionAttributeValues: { ':head': 'TX#' },
  });
  for await (const head of heads) {
    const link = { ...ofDocumentKey(head, head.documentId, head.id), id: head.id };
    await client.send(new PutCommand({ TableName, Item: link }));
    seen += 1;
  }
  await client.send(new PutCommand({ TableName, Item: { ...DONE, form: FORM } }));
  return seen;
}
