import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { acceptedDuca } from './acceptedDuca.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// A provisional declaration is completed once: two complementary ones that both go out would both be charged.

let { world, call, derived, patch } = {} as TwoAgencies;
beforeAll(async () => {
  ({ world, call, derived, patch } = await startTwoAgencies());
});
afterAll(() => world.stop());

/** An accepted provisional DUCA under that number. */
async function provisional(order: string, number: string): Promise<void> {
  const { id, lock } = await derived(order);
  await patch(id, lock, { 'DUCA.CLASE': '3' });
  await acceptedDuca(world.services, { id, number, day: '2026-11-10' });
}

async function complementary(order: string, number: string): Promise<{ ID: string; LOCK: number }> {
  const { id, lock } = await derived(order);
  const changes = { 'DUCA.CLASE': '6', 'COMPLEMENTO.NUMERO_DUCA_ORIGINAL': number };
  const { result, error } = await patch(id, lock, changes);
  expect(error).toBeUndefined();
  return { ID: id, LOCK: result.header.LOCK };
}

const twice = async (ID: string): Promise<Problem[]> =>
  (await call('crossCheck', [ID, ''])).result.problems.filter(
    ({ code }: Problem) => code === 'duca.complement-twice',
  );

describe('a complementary declaration', () => {
  it.each([
    ['of a DUCA of the company', '1236000351', '1236000352', 'GTSTCST2600035000015'],
    ['of one that was made elsewhere', '1236000354', '1236000355', 'GTSTCST2600035900015'],
  ])(
    '%s is not sealed while another of the same original is with the authority',
    async (_, one, two, number) => {
      if (number === 'GTSTCST2600035000015') await provisional('1236000350', number);
      const first = await complementary(one, number);
      const second = await complementary(two, number);
      expect(await twice(second.ID)).toMatchObject([{ severity: 'warning' }]);
      expect((await call('transmit', first)).error).toBeUndefined();
      expect(await twice(second.ID)).toMatchObject([
        { severity: 'error', message: expect.stringContaining('Espere la respuesta') as string },
      ]);
      const refused = await call('transmit', second);
      expect(refused.error?.code).toBe('rejected');
      expect(world.authorities.ledger.acts(two)).toEqual([]);
      await world.pump();
      expect(await twice(second.ID)).toMatchObject([{ severity: 'error' }]);
    },
  );

  it('of two sealed at once loses, and says why', async () => {
    const number = 'GTSTCST2600036000015';
    await provisional('1236000360', number);
    const both = [await complementary('1236000361', number), await complementary('1236000362', number)];
    const answers = await Promise.all(both.map((each) => call('transmit', each)));
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    const lost = answers.find(({ error }) => error)!.error!;
    expect(lost.message).toMatch(/se selló en este momento|Espere la respuesta/);
    await world.pump();
  });
});
