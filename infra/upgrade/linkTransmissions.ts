import { GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { systemKey } from '../../functions/runtime/keys.ts';
import { ofDocumentKey, TABLE, type TransmissionRow } from '../../functions/transmission/rows.ts';

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
  let start: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName,
        ConsistentRead: true,
        // The rows that this writes have such a sort key too, and no state.
        FilterExpression: 'begins_with(sk, :head) AND attribute_exists(documentId)',
        ExpressionAttributeValues: { ':head': 'TX#' },
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    for (const head of (page.Items ?? []) as TransmissionRow[]) {
      const link = { ...ofDocumentKey(head, head.documentId, head.id), id: head.id };
      await client.send(new PutCommand({ TableName, Item: link }));
      seen += 1;
    }
    start = page.LastEvaluatedKey;
  } while (start);
  await client.send(new PutCommand({ TableName, Item: { ...DONE, form: FORM } }));
  return seen;
}
