import type { MailState } from '../../shared/notifications/mailStates.ts';
import type { Item } from '../runtime/database.ts';
import type { Parts } from '../runtime/people.ts';
import { mailKey, TABLE, toldKey, type MailItem } from './rows.ts';

/** States in which a mail did not reach its address and would not the next time. */
const REFUSED: readonly MailState[] = ['RECHAZADO', 'REBOTADO', 'QUEJA', 'SUPRIMIDO'];

export interface Refused {
  PARA: string;
  MOTIVO: string;
}

/**
 * What became of the mails by which people were told of a happening.
 * @returns for each person, in their order: why their address refused it; undefined where it went, waits or was not mailed.
 */
export async function refusalsOf(
  { services: { database }, scope }: Parts,
  id: string,
  users: readonly string[],
): Promise<(Refused | undefined)[]> {
  const told = await database.getMany<Item & { mail?: string }>(
    TABLE,
    users.map((user) => toldKey(scope, id, user)),
  );
  const mails = await Promise.all(
    told.map((row) => (row?.mail ? database.get<MailItem>(TABLE, mailKey(scope, row.mail)) : undefined)),
  );
  return mails.map((mail) =>
    mail && REFUSED.includes(mail.ESTADO) ? { PARA: mail.PARA, MOTIVO: mail.MOTIVO } : undefined,
  );
}
