import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno');
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

it('looks at a thousand numbers, says from where on, and at those before when asked', async () => {
  const year = (input: object = {}) =>
    world.call(world.duca, 'correlatives', { REGISTRO: '778', ANIO: 2026, ...input }, ana);
  const numbers = Array.from({ length: 1500 }, (_, at) => at + 1).filter((each) => each % 100 !== 50);
  const rows = numbers.map((each) => ({
    kind: 'put' as const,
    table: 'duca',
    item: {
      pk: companyKey(jobScope('uno', 'GT'), 'number'),
      sk: `7786${String(each).padStart(6, '0')}`,
      ID: `duc-${each}`,
    },
  }));
  for (let at = 0; at < rows.length; at += 90)
    await world.services.database.write(...rows.slice(at, at + 90));
  const last = (await year()).result;
  expect(last).toMatchObject({ USADOS: 1000, DESDE: '7786000491', ULTIMO: '7786001500' });
  expect(last.HUECOS.map(({ DESDE }: { DESDE: string }) => DESDE)).toEqual(
    [550, 650, 750, 850, 950, 1050, 1150, 1250, 1350, 1450].map(
      (each) => `7786${String(each).padStart(6, '0')}`,
    ),
  );
  const earlier = (await year({ ANTES_DE: '778-6000491' })).result;
  expect(earlier).toMatchObject({ USADOS: 485, DESDE: '', ULTIMO: '7786000490' });
  expect(earlier.HUECOS).toHaveLength(5);
  expect((await year({ ANTES_DE: '999-6000491' })).error).toMatchObject({ code: 'params.invalid' });
});
