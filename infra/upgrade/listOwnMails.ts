import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ownMailKey, TABLE, type MailItem } from '../../functions/notifications/rows.ts';
import { scanned } from '../everyRow.ts';
import { companyOf } from './documentRows.ts';
import type { Done } from './done.ts';
import { isDone, markDone, type Asked } from './oneTime.ts';

const CHANGE = 'own-mails';

/**
 * Puts the mails of before among those of their person, which versions before looked for among the company's newest. A mail
 * passes after a year and its place with it. Running again puts the same rows.
 */
export async function listOwnMails(asked: Asked): Promise<Done> {
  const sum: Done = { done: 0, left: 0 };
  if (await isDone(asked, TABLE, CHANGE)) return sum;
  const { client } = asked;
  const TableName = asked.nameOf(TABLE);
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
  await markDone(asked, TABLE, CHANGE);
  return sum;
}
