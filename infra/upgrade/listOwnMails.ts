import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ownMailKey, TABLE, type MailItem } from '../../functions/notifications/rows.ts';
import { systemKey } from '../../functions/runtime/keys.ts';
import { scanned } from '../everyRow.ts';
import { companyOf } from './documentRows.ts';
import type { Done } from './done.ts';

/** Row of the table that says that every mail of before is among its person's. */
const DONE = { pk: systemKey('upgrade'), sk: 'own-mails' };

interface Asked {
  client: DynamoDBDocumentClient;
  nameOf: (table: string) => string;
  /** Looks although it was done: a version before may have put mails since. */
  again: boolean;
}

/**
 * Puts the mails of before among those of their person, which versions before looked for among the company's newest. A mail
 * passes after a year and its place with it. Running again puts the same rows.
 */
export async function listOwnMails({ client, nameOf, again }: Asked): Promise<Done> {
  const sum: Done = { done: 0, left: 0 };
  const TableName = nameOf(TABLE);
  const marked = await client.send(new GetCommand({ TableName, Key: { ...DONE }, ConsistentRead: true }));
  if (marked.Item && !again) return sum;
  const mails = scanned<Pick<MailItem, 'pk' | 'sk' | 'ID_USUARIO' | 'expires'>>(client, {
    TableName,
    ConsistentRead: true,
    FilterExpression: 'begins_with(pk, :company) AND attribute_exists(ASUNTO)',
    ProjectionExpression: 'pk, sk, ID_USUARIO, expires',
    ExpressionAttributeValues: { ':company': 'C#' },
  });
  for await (const { pk, sk, ID_USUARIO, expires } of mails) {
    const Item = { ...ownMailKey({ company: companyOf({ pk }) }, ID_USUARIO, sk), expires };
    await client.send(new PutCommand({ TableName, Item }));
    sum.done += 1;
  }
  await client.send(new PutCommand({ TableName, Item: { ...DONE } }));
  return sum;
}
