import { DeleteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { scanned } from '../everyRow.ts';

/** As a password lay beside its user, until what proves a person got a table of its own. */
interface OldRow {
  pk: string;
  sk: string;
  CAMBIADA: string;
}

const OLD = 'SECRET#';

/**
 * Moves the passwords that still lie in the table `users` to `sign-in-secrets`. Of a password that lies in both the
 * newer one stays. One that is changed at this very moment is left for the next run; running again is harmless.
 * @param nameOf physical name of a table of the topology.
 * @returns how many rows left `users`.
 */
export async function moveSignInSecrets(
  client: DynamoDBDocumentClient,
  nameOf: (table: string) => string,
): Promise<number> {
  const [from, to] = [nameOf('users'), nameOf('sign-in-secrets')];
  let moved = 0;
  const rows = scanned<OldRow>(client, {
    TableName: from,
    ConsistentRead: true,
    FilterExpression: 'begins_with(sk, :old)',
    ExpressionAttributeValues: { ':old': OLD },
  });
  for await (const row of rows) if (await move(client, row, from, to)) moved += 1;
  return moved;
}

async function move(client: DynamoDBDocumentClient, row: OldRow, from: string, to: string): Promise<boolean> {
  const { pk, sk, ...secret } = row;
  const changed = { ':changed': row.CAMBIADA };
  const Delete = {
    TableName: from,
    Key: { pk, sk },
    ConditionExpression: 'CAMBIADA = :changed',
    ExpressionAttributeValues: changed,
  };
  const Put = {
    TableName: to,
    Item: { pk: `${pk}#${sk.slice(OLD.length)}`, sk: 'PASSWORD', ...secret },
    ConditionExpression: 'attribute_not_exists(pk) OR CAMBIADA < :changed',
    ExpressionAttributeValues: changed,
  };
  try {
    await client.send(new TransactWriteCommand({ TransactItems: [{ Put }, { Delete }] }));
    return true;
  } catch (error) {
    const { CancellationReasons: reasons } = error as { CancellationReasons?: { Code?: string }[] };
    const [put, del] = (reasons ?? []).map((reason) => reason.Code === 'ConditionalCheckFailed');
    if (del) return false;
    if (!put) throw error;
    await client.send(new DeleteCommand(Delete));
    return true;
  }
}
