import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchedule } from '../../functions/notifications/schedule.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { noteCompany } from '../../functions/users/workingCompanies.ts';
import { acceptedDuca } from './acceptedDuca.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, ana, derived, patch } = {} as TwoAgencies;

beforeAll(async () => {
  ({ world, ana, derived, patch } = await startTwoAgencies());
});
afterAll(() => world.stop());

it('tells every hour who made a declaration that waits, once a day, and nobody of another company', async () => {
  for (const [number, CLASE, day] of [
    ['1236000321', '3', '2026-11-13'],
    ['1236000322', '4', '2026-10-30'],
    ['1236000323', '1', '2026-10-30'],
  ] as const) {
    const { id, lock } = await derived(number);
    await patch(id, lock, { 'DUCA.CLASE': CLASE });
    await acceptedDuca(world.services, { id, number: `GTSTCST26${number.slice(4)}00015`, day });
  }
  for (const company of ['uno', 'dos']) await noteCompany(world.services, { company, country: 'GT' });
  const watch = createSchedule(async () => world.services, {
    send: () => Promise.reject(new Error('none')),
  });
  const told = async (company: string) =>
    world.services.database.query<{ ID_USUARIO: string; TEXTO: string; ASUNTO: string }>('notifications', {
      pk: companyKey({ company }, 'mails'),
      few: 'what a test wrote itself',
    });
  await watch({ schedule: 'complementary-watch' });
  await watch({ schedule: 'complementary-watch' });
  const mails = await told('uno');
  expect(mails.map(({ ID_USUARIO }) => ID_USUARIO)).toEqual([ana.id]);
  expect(mails[0]!.ASUNTO).toBe('Sin complementaria: 2 DUCA');
  expect(mails[0]!.TEXTO).toContain('21 días (15 hábiles)');
  expect(await told('dos')).toEqual([]);
  world.setClock('2026-11-27T15:00:00Z');
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('uno', ana.id),
    set: { SUPER: '1' },
  });
  await watch({ schedule: 'complementary-watch' });
  await watch({ schedule: 'complementary-watch' });
  const later = (await told('uno')).map(({ ASUNTO }) => ASUNTO);
  expect(later.filter((each) => each === 'Sin complementaria: 2 DUCA')).toHaveLength(2);
  // Twenty working days after 30 October: the administrator hears of that one, once.
  expect(later.filter((each) => /\(20 hábiles\)/.test(each))).toHaveLength(1);
  world.setClock('2026-11-20T15:00:00Z');
});
