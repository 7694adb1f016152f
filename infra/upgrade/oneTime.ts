import {
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import type { Write } from '../../functions/runtime/database.ts';
import { systemKey } from '../../functions/runtime/keys.ts';
import { sdkWrite } from '../../functions/runtime/sdkWrite.ts';
import { nameOfThrown } from '../../shared/foundation/thrown.ts';

/** Where a change of what versions before left is made. */
export interface Asked {
  client: DynamoDBDocumentClient;
  /** Physical name of a table of the topology. */
  nameOf: (table: string) => string;
  /** Looks although it was done: a version before may have been at work since. */
  again: boolean;
}
type Place = Pick<Asked, 'client' | 'nameOf'>;

/** Row of a table that says that nothing of before is left in it for a change. */
const doneKey = (change: string) => ({ pk: systemKey('upgrade'), sk: change });

/** Whether a table has nothing left for a change, which one read tells. */
export async function isDone(
  { client, nameOf, again }: Asked,
  table: string,
  change: string,
): Promise<boolean> {
  const found = await client.send(
    new GetCommand({ TableName: nameOf(table), Key: doneKey(change), ConsistentRead: true }),
  );
  return found.Item !== undefined && !again;
}

export async function markDone({ client, nameOf }: Place, table: string, change: string): Promise<void> {
  await client.send(new PutCommand({ TableName: nameOf(table), Item: doneKey(change) }));
}

/** Writes in one transaction; false where what they were judged by was changed meanwhile. */
export async function written({ client, nameOf }: Place, writes: readonly Write[]): Promise<boolean> {
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
