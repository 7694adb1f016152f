import { localDateTime } from '../../shared/foundation/dates/date.ts';
import type { FactKind } from '../../shared/foundation/facts/fact.ts';
import { kindsOfNotice } from '../../shared/notifications/kinds.ts';
import type { MailState } from '../../shared/notifications/mailStates.ts';
import { absentAt } from '../runtime/condition.ts';
import type { Item, Write } from '../runtime/database.ts';
import type { Parts } from '../runtime/people.ts';
import { expiryFrom, mailedKey, mailKey, TABLE, type MailItem } from './rows.ts';

/** Of what something that is told is one of many. */
export interface OneOfMany {
  kind: FactKind;
  /** Document that it is about. */
  document?: string;
  /** Thread whose message it is, the message's number, and up to which the person has read. */
  thread?: { id: string; number: number; read: number };
}

/** Up to which message of a thread a person was mailed, and by which mail. */
interface MailedRow extends Item {
  number: number;
  mail: string;
}

/** Mails that their person has, may have, or is to get. */
const COMING: readonly MailState[] = ['ESPERA', 'ENVIANDO', 'ENVIADO', 'DUDOSO'];

/** That a mail tells of this message; undefined where one that they have not followed tells of the thread already. */
async function threadWrite(
  { services, scope }: Parts,
  userId: string,
  { kind, thread }: Pick<OneOfMany, 'kind'> & { thread: NonNullable<OneOfMany['thread']> },
  mail: string,
): Promise<Write | undefined> {
  const key = mailedKey(scope, kind, thread.id, userId);
  const row = await services.database.get<MailedRow>(TABLE, key);
  if (row && row.number > thread.read) {
    const before = await services.database.get<MailItem>(TABLE, mailKey(scope, row.mail));
    if (before && COMING.includes(before.ESTADO)) return undefined;
  }
  const number = Math.max(thread.number, row?.number ?? 0);
  return {
    kind: 'put',
    table: TABLE,
    item: { ...key, number, mail, expires: expiryFrom(services.now()) },
    when: row ? { equals: { mail: row.mail } } : absentAt(Math.floor(services.now().getTime() / 1000)),
  };
}

/** That a mail more of a document went in the day; undefined where as many went as its kind sends. */
async function dayWrite(
  { services, scope }: Parts,
  userId: string,
  { kind, document }: Pick<OneOfMany, 'kind'> & { document: string },
  most: number,
): Promise<Write | undefined> {
  const now = services.now();
  const key = mailedKey(scope, kind, document, localDateTime(now).slice(0, 10), userId);
  const { N = 0 } = (await services.database.get<Item & { N?: number }>(TABLE, key)) ?? {};
  if (N >= most) return undefined;
  return { kind: 'put', table: TABLE, item: { ...key, N: N + 1, expires: expiryFrom(now) } };
}

/**
 * What notes that a person is mailed of something; undefined where they get no mail of it: of the messages of a thread one
 * mail tells until they have read it, and what people write of one document in a day is mailed a few times. The other ways
 * tell of all.
 */
export async function mailedWrites(
  parts: Parts,
  userId: string,
  { kind, document, thread }: OneOfMany,
  mail: string,
): Promise<Write[] | undefined> {
  const { mailsADay } = kindsOfNotice[kind];
  const writes = await Promise.all([
    ...(thread ? [threadWrite(parts, userId, { kind, thread }, mail)] : []),
    ...(mailsADay && document ? [dayWrite(parts, userId, { kind, document }, mailsADay)] : []),
  ]);
  return writes.includes(undefined) ? undefined : writes.filter((each) => each !== undefined);
}
