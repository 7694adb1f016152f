import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNotifications } from '../../functions/notifications/handler.ts';
import { createSchedule } from '../../functions/notifications/schedule.ts';
import { noteCompany } from '../../functions/users/workingCompanies.ts';
import type { Notice } from '../../shared/notifications/procedures.ts';
import { accepted, news } from './declarationNews.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// Goods under a temporary or suspensive regime leave, or are nationalised, before the last day of box 14.

let { world, ana, foreigner, call, derived, patch } = {} as TwoAgencies;
beforeAll(async () => {
  ({ world, ana, foreigner, call, derived, patch } = await startTwoAgencies());
  await noteCompany(world.services, { company: 'uno', country: 'GT' });
  await noteCompany(world.services, { company: 'dos', country: 'GT' });
});
afterAll(() => world.stop());

const gateway = { send: () => Promise.reject(new Error('nothing is sent here')) };

/** A DUCA whose term ends on a day; accepted, unless it stays a draft. */
async function ending(number: string, day: string, stays = ''): Promise<void> {
  const { id: ID, lock } = await derived(number);
  const { result } = await patch(ID, lock, { 'DUCA.FECHA_VENCIMIENTO': day });
  if (stays !== '') return;
  const sent = await call('transmit', { ID, LOCK: result.header.LOCK });
  expect(sent.error).toBeUndefined();
  await news(world, { ID, of: sent.result.ID_TRANSMISION, set: { state: 'ACCEPTED', facts: accepted() } });
}

it('tells who keeps a declaration, once, that its term ends within thirty days; of no draft, and of none that ends later', async () => {
  await ending('1236003021', '2026-12-10');
  await ending('1236003022', '2027-06-30');
  await ending('1236003023', '2026-12-11', 'BORRADOR');
  const watch = createSchedule(async () => world.services, gateway);
  for (let run = 0; run < 2; run += 1) await watch({ schedule: 'order-days' });
  const bell = createNotifications(async () => world.services);
  const told = async (person: typeof ana): Promise<string[]> =>
    (await world.call(bell, 'notices', ['2'], person)).result
      .map(({ TEXTO }: Notice) => TEXTO)
      .filter((text: string) => text.startsWith('Vence: '));
  expect(await told(ana)).toHaveLength(1);
  expect((await told(ana))[0]).toMatch(/^Vence: plazo del régimen de .*, 10\/12\/2026$/);
  expect(await told(foreigner)).toEqual([]);
});

it('a term that ends before the declaration is accepted is wrong before the seal', async () => {
  const { id: ID, lock } = await derived('1236003024');
  const { result } = await patch(ID, lock, { 'DUCA.FECHA_VENCIMIENTO': '2019-01-01' });
  const refused = await call('transmit', { ID, LOCK: result.header.LOCK });
  expect(JSON.stringify(refused.error)).toContain('Casilla 14: el plazo vence el 01/01/2019');
});
