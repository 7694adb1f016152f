import { describe, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { mailsPk, pendingKey, TABLE, type MailItem } from '../../functions/notifications/rows.ts';
import { all, bell, letters, luis, mailed, sweep, world } from './notificationWorld.ts';

describe('a mail that was held back', () => {
  const choose = async (values: object): Promise<void> => {
    const { CORREO: _address, CORREO_SUPRIMIDO: _why, ...choices } = (await bell('choices', [])).result;
    expect((await bell('saveChoices', { ELECCION: { ...choices, ...values } })).status).toBe(200);
  };
  const heldBack = async (): Promise<void> => {
    await choose({ SILENCIO_DESDE: '08:00', SILENCIO_HASTA: '10:00' });
    await mailed();
    await sweep();
  };
  const silence = async (): Promise<void> => {
    for (const minute of [10, 20, 30, 40, 50]) {
      world.setClock(`2026-11-20T15:${minute}:00Z`);
      await sweep();
    }
    world.setClock('2026-11-20T16:00:01Z');
  };
  const afterSilence = async (): Promise<void> => {
    await silence();
    await sweep();
  };
  const now = (set: Record<string, string>) =>
    world.services.database.write({
      kind: 'update',
      table: 'users',
      key: userRowKey('a', luis.id),
      set,
    });

  it('goes to the address that its person has by then', async () => {
    await heldBack();
    const corrected = `${luis.id}@corregido.example`;
    await now({ EmailUsuario: corrected });
    await afterSilence();
    expect(letters.map(({ to }) => to)).toEqual([corrected]);
  });

  const ownMails = async (): Promise<MailItem[]> =>
    (await all<MailItem>(mailsPk({ company: 'a' }))).filter(({ ID_USUARIO }) => ID_USUARIO === luis.id);

  it('does not go to who left meanwhile, and says so', async () => {
    await heldBack();
    await now({ ACTIVO: '0' });
    await afterSilence();
    expect(letters).toEqual([]);
    expect(await ownMails()).toMatchObject([
      { ESTADO: 'SUPRIMIDO', MOTIVO: expect.stringContaining('ya no trabaja') },
    ]);
  });

  it('does not go to who stopped that kind of notice meanwhile, and says so', async () => {
    await heldBack();
    await choose({ AVISOS: [{ AVISO: 'assigned', CAMPANA: '1', EMERGENTE: '0', CORREO: '0' }] });
    await afterSilence();
    expect(letters).toEqual([]);
    expect(await ownMails()).toMatchObject([
      { ESTADO: 'SUPRIMIDO', MOTIVO: expect.stringContaining('dejó de recibir') },
    ]);
  });

  it('goes though the one of another company before it cannot, and that is told (invariant I7)', async () => {
    await heldBack();
    await silence();
    const { database } = world.services;
    const key = pendingKey('2026-11-20T14:00:00.000Z', 'b', 'mail');
    const item = { ...key, company: 'b', country: 'GT', mail: 'mail' };
    await database.write({ kind: 'put', table: TABLE, item });
    const get = database.get.bind(database);
    const away = (...[table, asked]: Parameters<typeof get>) =>
      asked.pk.startsWith('C#b') ? Promise.reject(new Error('rows are away')) : get(table, asked);
    Object.assign(database, { get: away });
    await expect(sweep()).rejects.toThrow('rows are away');
    Object.assign(database, { get });
    await database.write({ kind: 'delete', table: TABLE, key });
    expect(letters).toHaveLength(1);
  });
});
