import { beforeEach, describe, expect, it } from 'vitest';
import { mailsPk, type MailItem } from '../../functions/notifications/rows.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createUsers } from '../../functions/users/handler.ts';
import {
  all,
  ana,
  bell,
  event,
  letters,
  luis,
  mailsOf,
  orders,
  pendingMail,
  sweep,
  work,
  world,
} from './notificationWorld.ts';

/** What bell and mails say is for who may read it at that moment, not for who might when it happened. */
const VOLCAN = { NIT_IMPORTADOR: '81237642', NOMBRE_IMPORTADOR: 'Distribuidora El Volcán' };
const now = (id: string, set: Record<string, unknown>) =>
  world.services.database.write({ kind: 'update', table: 'users', key: userRowKey('a', id), set });

let order: string;
/** The order is told of as a message in it is, which rings and is mailed. */
const tellOf = async (): Promise<void> => {
  const kind = 'message';
  await work(
    event({
      ...{ company: 'a', country: 'GT', kind, id: `${kind}-${order}`, at: '2026-11-20T15:00:00Z' },
      ...{
        module: 'work-orders',
        document: order,
        place: '/trazabilidad?hilo=1',
        users: luis.id,
        by: 'ana@a',
      },
    }),
  );
};
const notices = async (): Promise<string[]> =>
  (await bell('notices', ['2'])).result.map(({ TEXTO }: { TEXTO: string }) => TEXTO);
const ownMails = async (): Promise<MailItem[]> =>
  (await all<MailItem>(mailsPk({ company: 'a' }))).filter(({ ID_USUARIO }) => ID_USUARIO === luis.id);

beforeEach(async () => {
  order = (await orders('create', { CUERPO: { ORDEN: VOLCAN } })).result.header.ID;
  await now(luis.id, { IdPerfil: '4', IMPORTADORES: [VOLCAN.NIT_IMPORTADOR] });
});

describe('a client whose importers change', () => {
  it('reads no more in the bell, nor among the mails, of those whom they know no more', async () => {
    await tellOf();
    expect(await notices()).toEqual([expect.stringContaining('Mensaje nuevo: Orden')]);
    expect(await mailsOf()).toHaveLength(1);
    await now(luis.id, { IMPORTADORES: ['576937K'] });
    expect(await notices()).toEqual([]);
    expect((await bell('notices', ['1'])).result).toEqual([]);
    expect(await mailsOf()).toEqual([]);
    await now(luis.id, { IMPORTADORES: [VOLCAN.NIT_IMPORTADOR] });
    expect(await notices()).toHaveLength(1);
  });

  it('is sent no mail that waited, and the mail says why', async () => {
    await tellOf();
    const mail = await pendingMail();
    await now(luis.id, { IMPORTADORES: [] });
    await work(event(mail));
    await sweep();
    expect(letters).toEqual([]);
    expect(await ownMails()).toMatchObject([
      { ESTADO: 'SUPRIMIDO', MOTIVO: expect.stringContaining('ya no puede ver') },
    ]);
  });

  it('is signed out of open pages, which show what they knew', async () => {
    await now('ana', { SUPER: '1' });
    const users = createUsers(async () => world.services);
    const save = (IMPORTADORES: string[]) =>
      world.call(users, 'saveUser', { ID_USUARIO: luis.id, IMPORTADORES }, ana);
    expect((await save([VOLCAN.NIT_IMPORTADOR])).status).toBe(200);
    expect((await bell('notices', ['2'])).status).toBe(200);
    expect((await save(['576937K'])).status).toBe(200);
    expect((await bell('notices', ['2'])).error?.code).toBe('session.missing');
  });
});

describe('a person of the company who loses an application', () => {
  it('reads no more of its documents in the bell, and is mailed nothing that waited', async () => {
    await now(luis.id, { IdPerfil: '2' });
    await tellOf();
    const mail = await pendingMail();
    expect(await notices()).toHaveLength(1);
    await now(luis.id, { APLICACIONES: {} });
    expect(await notices()).toEqual([]);
    await work(event(mail));
    expect(letters).toEqual([]);
  });
});
