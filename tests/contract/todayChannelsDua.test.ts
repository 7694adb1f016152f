import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSarahWorld } from './duaWorld.ts';
import { countsToday } from './todayChannels.ts';
import type { Answer, Person } from './world.ts';

let world: Awaited<ReturnType<typeof startSarahWorld>>;
let ana: Person;
beforeAll(async () => {
  world = await startSarahWorld();
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  ana = await world.person('h', 'ana');
});
afterAll(() => world.stop());

const call = (procedure: string, params: object): Promise<Answer> =>
  world.call(world.dua, procedure, params, ana);

it('counts the DUA of today by channel as the list of that day and channel holds them', async () => {
  await countsToday(
    call,
    async () => {
      const ID_ORDEN = await world.seed('h', '1456000731');
      const { ID, LOCK } = (await call('derive', { ID_ORDEN })).result.header;
      const CAMBIOS = [{ op: 'set', path: 'DECLARACION.ID_FORMA_PAGO', value: 'CR' }];
      const saved = (await call('patch', { ID, LOCK, CAMBIOS })).result.header;
      expect((await call('register', { ID, LOCK: saved.LOCK })).error).toBeUndefined();
      return ID;
    },
    () => world.pump(),
  );
});
