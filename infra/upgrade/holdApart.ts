import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient, QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { dueIndex } from '../../functions/runtime/dueTimes.ts';
import { shardKeys } from '../../functions/runtime/shards.ts';
import {
  DUE,
  HELD,
  isHeldBack,
  placeInIndex,
  TABLE,
  type TransmissionRow,
} from '../../functions/transmission/rows.ts';
import { queried } from '../everyRow.ts';

type AnyItem = NonNullable<QueryCommandOutput['Items']>[number];

const isHeld = (row: AnyItem): row is TransmissionRow =>
  isHeldBack({ state: row['state'], reason: row['reason'] });

/**
 * Lays what an outage held back before it had a place of its own apart from what else is due. A row that moved is not
 * found again, so running again is harmless.
 * @param nameOf physical name of a table of the topology.
 * @returns how many rows moved.
 */
export async function holdApart(
  client: DynamoDBDocumentClient,
  nameOf: (table: string) => string,
): Promise<number> {
  const TableName = nameOf(TABLE);
  const { name: IndexName, partitionKey, sortKey } = dueIndex;
  let moved = 0;
  for (const part of shardKeys(DUE)) {
    const heads = queried<AnyItem>(client, {
      TableName,
      IndexName,
      KeyConditionExpression: `${partitionKey} = :part AND ${sortKey} < :held`,
      ExpressionAttributeValues: { ':part': part, ':held': HELD },
    });
    for await (const head of heads) {
      if (!isHeld(head)) continue;
      const update = new UpdateCommand({
        TableName,
        Key: { pk: head.pk, sk: head['sk'] },
        UpdateExpression: `SET ${sortKey} = :new`,
        ConditionExpression: `${sortKey} = :old AND #lock = :lock`,
        ExpressionAttributeNames: { '#lock': 'lock' },
        ExpressionAttributeValues: {
          ':new': placeInIndex(head.due, head).stateSk,
          ':old': head.stateSk,
          ':lock': head.lock,
        },
      });
      try {
        await client.send(update);
        moved += 1;
      } catch (error) {
        // Somebody wrote it meanwhile, and so to where it belongs now.
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    }
  }
  return moved;
}
