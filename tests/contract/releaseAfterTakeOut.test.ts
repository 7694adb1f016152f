import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyRowKey } from '../../functions/runtime/caller.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import { administrator, type TakeOut } from './takingOut.ts';
import { releaser } from './releaser.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let takeOut: TakeOut;
let author: Person;
let second: Person;
let third: Person;

const ask = (procedure: string, params: unknown, as: Person): Promise<Answer> =>
  world.call(world.duca, procedure, params, as);
const now = async (ID: string) => (await ask('open', { ID }, author)).result.header;
const release = async (ID: string, as: Person): Promise<Answer> =>
  ask('release', { ID, LOCK: (await now(ID)).LOCK, OPERACION: 'R' }, as);
const transmit = async (ID: string): Promise<string> =>
  (await ask('transmit', { ID, LOCK: (await now(ID)).LOCK }, author)).result.ID_TRANSMISION;

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  takeOut = await administrator(world, 'uno');
  [author, second, third] = [
    await releaser(world, 'ana'),
    await releaser(world, 'luz'),
    await releaser(world, 'rosa'),
  ];
  const key = companyRowKey('uno');
  const LIBERACION = { ACTIVA: '1', DESDE: '0.00' };
  await world.services.database.write({ kind: 'update', table: 'users', key, set: { LIBERACION } });
});
afterAll(() => world.stop());

/** A writes, B releases, A transmits. */
async function sent(number: string): Promise<{ ID: string; transmission: string }> {
  const { orderId } = await world.seed('uno', number);
  const { ID } = (await ask('derive', [orderId, '', ''], author)).result.header;
  expect((await release(ID, second)).error).toBeUndefined();
  return { ID, transmission: await transmit(ID) };
}

/** What goes out next is what its author wrote: another releases it, as if nothing had been sent. */
async function goesOutAnew(ID: string): Promise<void> {
  expect((await release(ID, author)).error?.message).toMatch(/la libera una persona que no la preparó/);
  const released = await release(ID, third);
  expect(released.error).toBeUndefined();
  expect(released.result.PREPARARON).toEqual(['ana@uno']);
}

describe('of a declaration that A wrote and B released', () => {
  it('A’s release is refused after an administrator takes it out while SAT is down', async () => {
    const { ID, transmission } = await sent('1236000981');
    expect((await takeOut(transmission, 'RETIRADA')).error).toBeUndefined();
    await world.pump();
    expect((await now(ID)).ESTADO).toBe('BORRADOR');
    await goesOutAnew(ID);
  });

  it('A’s release is refused after the authority rejected it', async () => {
    // A number that ends so is rejected by the practice authority.
    const { ID } = await sent('1236000910');
    await world.pump();
    expect((await now(ID)).ESTADO).toBe('RECHAZADA');
    await goesOutAnew(ID);
  });
});
