import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDua } from '../../functions/dua/handler.ts';
import { createDuca } from '../../functions/duca/handler.ts';
import { createDva } from '../../functions/dva/handler.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.company('uno', 'GT');
  await world.company('dos', 'HN');
});
afterAll(() => world.stop());

it.each([
  ['dva', 'uno', 'guia-dva-gt.pdf', createDva],
  ['duca', 'uno', 'guia-duca-gt.pdf', createDuca],
  ['dva', 'dos', 'guia-dva-hn.pdf', createDva],
  ['dua', 'dos', 'guia-dua-hn.pdf', createDua],
] as const)('%s of %s hands over its fill-in guide as %s', async (group, company, name, create) => {
  const ana = await world.person(company, `ana-${group}`, []);
  const { error, result } = await world.call(
    create(async () => world.services),
    'guide',
    {},
    ana,
  );
  expect(error).toBeUndefined();
  expect(result.NOMBRE).toBe(name);
  const pdf = Buffer.from(result.PDF, 'base64');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1')).toContain('/MarkInfo');
});
