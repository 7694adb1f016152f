import { type notificationGroupProcedures, type MailRow } from '../../shared/notifications/procedures.ts';
import { closedAddresses } from '../runtime/closedAddresses.ts';
import { Cursors } from '../runtime/cursor.ts';
import type { Item } from '../runtime/database.ts';
import type { Call, Implementations } from '../runtime/executor.ts';
import type { PartitionKey } from '../runtime/keys.ts';
import { mailKey, mailsPk, ownMailsPk, TABLE, type MailItem } from './rows.ts';
import { stillTold } from './stillTold.ts';

type Contracts = Pick<typeof notificationGroupProcedures, 'mails' | 'companyMails'>;

/** Mails of a page. */
const PAGE = 50;

/** Rows of a partition, the newest first, behind a cursor that is bound to it: one bounded query. */
async function pageOf<R extends Item>(
  { services, scope, input }: Call<{ CURSOR?: string | undefined }>,
  pk: PartitionKey,
): Promise<{ rows: R[]; next?: string }> {
  const cursors = new Cursors(services, scope, 'notifications/mails', pk);
  const from = input.CURSOR === undefined ? undefined : cursors.open(input.CURSOR).at[1];
  const found = await services.database.query<R>(TABLE, {
    pk,
    ...(from === undefined ? {} : { upTo: from }),
    descending: true,
    limit: PAGE + 2,
  });
  const behind = found.filter(({ sk }) => sk !== from);
  const rows = behind.slice(0, PAGE);
  const last = rows.at(-1);
  return {
    rows,
    ...(behind.length > PAGE && last ? { next: cursors.seal({ at: ['', last.sk], back: false }) } : {}),
  };
}

/** Mails as they are listed, each with whether its address takes none at this moment. */
async function publicMails(call: Call<unknown>, mails: readonly MailItem[]): Promise<MailRow[]> {
  const closed = await closedAddresses(
    call,
    mails.map(({ PARA }) => PARA),
  );
  return mails.map(({ FECHA, PARA, USUARIO, AVISO, ASUNTO, TEXTO, ESTADO, MOTIVO }, at) => ({
    ...{ FECHA, PARA, USUARIO, AVISO, ASUNTO, TEXTO, ESTADO, MOTIVO },
    CERRADA: closed[at] === '' ? '0' : '1',
  }));
}

/** What was mailed: to the caller, as far as they may still know of it, and to everybody for who administers. */
export const mailLists: Implementations<Contracts> = {
  mails: async (call) => {
    const { services, scope } = call;
    const { rows, ...next } = await pageOf(call, ownMailsPk(scope, scope.userId));
    const places = rows.map(({ sk }) => ({ table: TABLE, key: mailKey(scope, String(sk)) }));
    const mails = places.length === 0 ? [] : await services.database.getEach<MailItem>(places);
    const own = mails.filter((mail) => mail !== undefined);
    return { rows: await publicMails(call, await stillTold(call, own)), ...next };
  },

  companyMails: async (call) => {
    const { rows, ...next } = await pageOf<MailItem>(call, mailsPk(call.scope));
    return { rows: await publicMails(call, rows), ...next };
  },
};
