import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { dueIndex } from '../../functions/runtime/dueTimes.ts';
import { Outbox } from '../../functions/runtime/outbox.ts';
import { revisionKeys } from '../../functions/runtime/reference.ts';
import { duePartition, TABLE, type TransmissionRow } from '../../functions/transmission/rows.ts';
import { shardOf } from '../../functions/runtime/shards.ts';
import { COUNTRIES } from '../../shared/countries/country.ts';
import { queried } from '../everyRow.ts';

interface Place {
  client: DynamoDBDocumentClient;
  /** Physical name of a table of the topology. */
  nameOf: (table: string) => string;
}

/**
 * Moves what lay in one partition for all companies into its parts: news not sent yet, what is due of transmissions,
 * and the revision of a country's lists. A row that moved is not found again, so running again is harmless.
 * @returns how many rows moved.
 */
export async function spreadShards(place: Place): Promise<number> {
  return (await spreadOutbox(place)) + (await spreadDue(place)) + (await spreadRevisions(place));
}

const rowsOf = <R>({ client, nameOf }: Place, table: string, pk: string, index = ''): Promise<R[]> =>
  Array.fromAsync(
    queried<R>(client, {
      TableName: nameOf(table),
      ...(index ? { IndexName: index } : { ConsistentRead: true }),
      KeyConditionExpression: `${index ? dueIndex.partitionKey : 'pk'} = :pk`,
      ExpressionAttributeValues: { ':pk': pk },
    }),
  );

async function spreadOutbox(place: Place): Promise<number> {
  const { client, nameOf } = place;
  const TableName = nameOf('outbox');
  const rows = await rowsOf<Record<string, unknown>>(place, 'outbox', 'system#outbox');
  for (const row of rows) {
    const { pk, sk, message } = row as { pk: string; sk: string; message: Record<string, string> };
    const Put = { TableName, Item: { ...row, pk: Outbox.partOf(message, sk) } };
    // Whoever sent it meanwhile deleted it: then it is not put anew.
    const Delete = { TableName, Key: { pk, sk }, ConditionExpression: 'attribute_exists(pk)' };
    await client.send(new TransactWriteCommand({ TransactItems: [{ Delete }, { Put }] })).catch(unlessGone);
  }
  return rows.length;
}

async function spreadDue(place: Place): Promise<number> {
  const old = 'system#transmission-due';
  const rows = await rowsOf<TransmissionRow>(place, TABLE, old, dueIndex.name);
  for (const { pk, sk, company } of rows) {
    const update = new UpdateCommand({
      TableName: place.nameOf(TABLE),
      Key: { pk, sk },
      UpdateExpression: 'SET statePk = :part',
      ConditionExpression: 'statePk = :old',
      ExpressionAttributeValues: { ':part': duePartition(shardOf(company)), ':old': old },
    });
    await place.client.send(update).catch(unlessGone);
  }
  return rows.length;
}

async function spreadRevisions(place: Place): Promise<number> {
  const TableName = place.nameOf('catalogues');
  let moved = 0;
  for (const country of COUNTRIES) {
    for (const { pk, sk, ...said } of await rowsOf<Record<string, unknown>>(
      place,
      'catalogues',
      `system#catalogue-revision#${country}`,
    )) {
      const parts = revisionKeys(country).map((key) => ({ Put: { TableName, Item: { ...key, ...said } } }));
      const Delete = { TableName, Key: { pk, sk } };
      await place.client.send(new TransactWriteCommand({ TransactItems: [{ Delete }, ...parts] }));
      moved += 1;
    }
  }
  return moved;
}

/** Somebody wrote the row meanwhile, and so to where it belongs now. */
function unlessGone(error: unknown): void {
  const { name } = error as Error;
  if (error instanceof ConditionalCheckFailedException || name === 'TransactionCanceledException') return;
  throw error;
}
