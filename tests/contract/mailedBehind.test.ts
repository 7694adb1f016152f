import { describe, expect, it } from 'vitest';
import { companyRowKey } from '../../functions/runtime/caller.ts';
import {
  scheduleKey,
  wakesPk,
  wakeWrite,
  type ScheduleRow,
} from '../../functions/reports/mailed/mailRows.ts';
import { agencies, at, lettersTo, listed, luis, pass, schedule, services } from './mailedWorld.ts';

// What cannot go keeps nothing from going that is due behind it.

const MANY = 200;
const DUE = '2026-11-21T12:30:00.000Z';
const dos = { company: 'dos', country: 'GT' } as const;

/** So many schedules of the other company that were due before ours. */
async function before(set: Partial<ScheduleRow>): Promise<void> {
  const { database } = await services();
  const ours = await database.query<ScheduleRow>('reports', {
    pk: scheduleKey({ company: 'uno' }, '').pk,
    limit: 1,
  });
  for (let each = 0; each < MANY; each += 1) {
    const id = `rep-${each}`;
    const item = { ...ours[0]!, ...scheduleKey(dos, id), toca: DUE, ESTADO: 'ACTIVO' as const, ...set };
    await database.aside({ kind: 'put', table: 'reports', item }, wakeWrite(dos, id, DUE));
  }
}
const wakesAtFront = async (): Promise<number> =>
  (await (await services()).database.query('reports', { pk: wakesPk, upTo: `${DUE}~~`, limit: MANY + 1 }))
    .length;

const turn = async (ACTIVO: '0' | '1') =>
  (await services()).database.write({
    kind: 'update',
    table: 'users',
    key: companyRowKey('dos'),
    set: { ACTIVO },
  });

describe(`${MANY} due schedules`, () => {
  it('of a suspended company: another company’s report goes in the same run', async () => {
    const { ID } = await schedule();
    await before({});
    await turn('0');
    agencies.world.setClock('2026-11-21T13:00:00Z');
    await pass();
    await turn('1');
    await at('2026-11-21T13:00:00Z');
    expect(lettersTo(luis)).toHaveLength(1);
    expect(await listed(ID)).toMatchObject({ ULTIMO: '2026-11-21T07:00:00' });
    expect(await wakesAtFront()).toBe(0);
  });

  it('that were paused: another company’s report goes in the same run, and their wakes are gone', async () => {
    await schedule();
    await before({ ESTADO: 'PAUSADO', toca: '' });
    await at('2026-11-21T13:00:00Z');
    await pass();
    expect(lettersTo(luis)).toHaveLength(1);
    expect(await wakesAtFront()).toBe(0);
  });

  it('that fail every time: another company’s report goes in the same run, and they are tried again later', async () => {
    await schedule();
    // None that is kept: no report has that name.
    await before({ PROXIMO: 'nunca' });
    await at('2026-11-21T13:00:00Z');
    await pass();
    expect(lettersTo(luis)).toHaveLength(1);
    expect(await wakesAtFront()).toBe(0);
  });
});
