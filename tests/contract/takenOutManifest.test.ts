import { afterAll, beforeAll, expect, it } from 'vitest';
import { startManifestWorld } from './manifestWorld.ts';
import { administrator, twoWays } from './takingOut.ts';

let world: Awaited<ReturnType<typeof startManifestWorld>>;
beforeAll(async () => {
  world = await startManifestWorld();
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
});
afterAll(() => world.stop());

it('a manifest leaves the queue as any declaration', async () => {
  const ana = await world.person('h', 'ana');
  const takeOut = await administrator(world, 'h');
  const { ID } = await world.ready('PRE-901', ana);
  const call = (procedure: string, params: object) => world.manifest(procedure, params, ana);
  await twoWays(call, { takeOut, pump: world.pump, send: 'present' }, ID);
  for (const key of ['PRE-901', 'PRE901']) expect(world.authorities.manifestLedger.acts(key)).toEqual([]);
});
