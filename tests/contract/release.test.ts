import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyRowKey } from '../../functions/runtime/caller.ts';
import { releaseKey } from '../../functions/transmission/release.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import { releaser } from './releaser.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
let eva: Person;
let next = 1236000900;

const option = async (ACTIVA: '1' | '0', DESDE: string): Promise<void> =>
  world.services.database.write({
    kind: 'update',
    table: 'users',
    key: companyRowKey('uno'),
    set: { LIBERACION: { ACTIVA, DESDE } },
  });
const ask = (procedure: string, params: unknown, as: Person): Promise<Answer> =>
  world.call(world.duca, procedure, params, as);
const derived = async (as: Person): Promise<{ ID: string; LOCK: number }> => {
  next += 1;
  const { orderId } = await world.seed('uno', String(next));
  const { ID, LOCK } = (await ask('derive', [orderId, '', ''], as)).result.header;
  return { ID, LOCK };
};
const transmissions = async (): Promise<number> =>
  (
    await world.services.database.query('transmissions', {
      pk: companyRowKey('uno').pk,
      prefix: 'TX#',
      few: 'what a test wrote itself',
    })
  ).length;

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  ana = await releaser(world, 'ana');
  eva = await releaser(world, 'eva');
});
afterAll(() => world.stop());
beforeEach(() => option('1', '0.00'));

describe('release by a second person', () => {
  it('is a fact with who, when and version, without which the machine hands nothing over', async () => {
    const { ID, LOCK } = await derived(ana);
    const before = await transmissions();
    const refused = await ask('transmit', { ID, LOCK }, ana);
    expect(refused.error?.code).toBe('document.impossible-change');
    expect(refused.error?.message).toMatch(/pide que otra persona libere la versión 1/);
    expect((await ask('transmit', { ID, LOCK }, eva)).error?.code).toBe('document.impossible-change');
    expect(await transmissions()).toBe(before);
    expect((await ask('open', { ID }, ana)).result.header.ESTADO).toBe('BORRADOR');

    const given = await ask('release', { ID, LOCK, OPERACION: 'R' }, eva);
    expect(given.result).toEqual({
      PEDIDA: '1',
      DESDE: '0.00',
      PREPARARON: ['ana@uno'],
      LIBERACIONES: [
        {
          VERSION: 1,
          OPERACION: 'R',
          USUARIO: 'Usuario eva',
          LOGIN: 'eva@uno',
          FECHA: '2026-11-20T09:00:00',
        },
      ],
    });
    expect((await ask('release', { ID, LOCK, OPERACION: 'R' }, eva)).result.LIBERACIONES).toHaveLength(1);
    expect((await ask('transmit', { ID, LOCK }, ana)).result.header.ESTADO).toBe('TRANSMITIENDO');
    expect(await transmissions()).toBe(before + 1);
  });

  it('is refused to whoever prepared any of it, the last hand and the first alike', async () => {
    const { ID, LOCK } = await derived(ana);
    const own = await ask('release', { ID, LOCK, OPERACION: 'R' }, ana);
    expect(own.error?.message).toMatch(/la libera una persona que no la preparó/);
    const change = [{ op: 'set', path: 'FRACCIONES[0].DESCRIPCION', value: 'Revisada' }];
    const saved = await ask('patch', { ID, LOCK, CAMBIOS: change }, eva);
    const now = { ID, LOCK: saved.result.header.LOCK, OPERACION: 'R' };
    for (const person of [ana, eva])
      expect((await ask('release', now, person)).error?.message).toMatch(/no la preparó/);
    const third = await releaser(world, 'luz');
    expect((await ask('release', now, third)).result.LIBERACIONES[0].VERSION).toBe(
      saved.result.header.VERSION,
    );
  });

  it('is of one version: whatever is changed afterwards is released anew', async () => {
    const { ID, LOCK } = await derived(ana);
    await ask('release', { ID, LOCK, OPERACION: 'R' }, eva);
    const change = [{ op: 'set', path: 'FRACCIONES[0].DESCRIPCION', value: 'Otra cosa' }];
    const { LOCK: after } = (await ask('patch', { ID, LOCK, CAMBIOS: change }, ana)).result.header;
    const refused = await ask('transmit', { ID, LOCK: after }, ana);
    expect(refused.error?.message).toMatch(/libere la versión 2/);
    expect((await ask('release', { ID, LOCK, OPERACION: 'R' }, eva)).error?.code).toBe('document.stale');
  });

  it('taken away between the look and the write keeps the transmission from being made', async () => {
    const { ID, LOCK } = await derived(ana);
    await ask('release', { ID, LOCK, OPERACION: 'R' }, eva);
    const before = await transmissions();
    const { database } = world.services;
    const key = releaseKey({ company: 'uno' }, ID, { VERSION: 1, OPERACION: 'R' });
    const putOnce = world.services.files.putOnce.bind(world.services.files);
    world.services.files.putOnce = async (...args) => {
      await database.write({ kind: 'delete', table: 'duca', key });
      return putOnce(...args);
    };
    const answer = await ask('transmit', { ID, LOCK }, ana);
    world.services.files.putOnce = putOnce;
    expect(answer.error?.message).toMatch(/libere la versión 1/);
    expect(await transmissions()).toBe(before);
  });

  it('is asked for from the amount of the company on, and of nothing where the company does not ask', async () => {
    await option('1', '99000000.00');
    const small = await derived(ana);
    expect((await ask('releases', { ID: small.ID }, ana)).result.PEDIDA).toBe('0');
    const needless = await ask('release', { ...small, OPERACION: 'R' }, eva);
    expect(needless.error?.message).toMatch(/no pide que otra persona la libere/);
    expect((await ask('transmit', small, ana)).result.header.ESTADO).toBe('TRANSMITIENDO');
    await option('0', '0.00');
    expect((await ask('transmit', await derived(ana), ana)).result.header.ESTADO).toBe('TRANSMITIENDO');
  });

  it('takes its own permission, and says nothing of other companies', async () => {
    const { ID, LOCK } = await derived(ana);
    const clerk = await world.person('uno', 'clara');
    expect((await ask('release', { ID, LOCK, OPERACION: 'R' }, clerk)).error?.code).toBe('permission.denied');
    expect((await ask('release', { ID, LOCK, OPERACION: 'V' }, eva)).error?.code).toBe('params.invalid');
    expect((await ask('release', { ID, LOCK, OPERACION: 'D' }, eva)).error?.code).toBe('document.state');
    await world.company('dos');
    const stranger = await world.person('dos', 'rosa');
    expect((await ask('releases', { ID }, stranger)).error?.code).toBe('not-found');
  });
});
