import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import { countsToday } from './todayChannels.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

const call = (procedure: string, params: object): Promise<Answer> =>
  world.call(world.duca, procedure, params, ana);

it('counts the DUCA of today by channel as the list of that day and channel holds them', async () => {
  await countsToday(
    call,
    async () => {
      const { orderId } = await world.seed('uno', '1236000131');
      const { ID, LOCK } = (await call('derive', { ID_ORDEN: orderId })).result.header;
      expect((await call('transmit', { ID, LOCK })).error).toBeUndefined();
      return ID;
    },
    () => world.pump(),
  );
});
