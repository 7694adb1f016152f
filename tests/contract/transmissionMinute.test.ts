import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beat, isOlderThanGap } from '../../functions/transmission/pulse.ts';
import { dueRows } from '../../functions/transmission/due.ts';
import { record } from '../../functions/transmission/record.ts';
import { dueKeys, headKey, TABLE, type TransmissionRow } from '../../functions/transmission/rows.ts';
import { shardOf } from '../../functions/runtime/shards.ts';
import { createSchedule } from '../../functions/transmission/schedule.ts';
import { after, MINUTE, now, startMachine, type Machine } from './machine.ts';
import { ana } from './transmissions.ts';

/** A company whose rows lie in another part. */
const otherPart = (company: string): string =>
  Array.from({ length: 99 }, (_, at) => `vecina-${at}`).find((each) => shardOf(each) !== shardOf(company))!;

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
let nudged: ReturnType<Machine['holdMessages']> = [];
beforeEach(async () => {
  await on.fresh();
  nudged = on.holdMessages();
  // What other tests left waiting is not due any more.
  const due = await dueRows(on.services);
  for (const { id } of due) await on.put(id, { stateSk: '9999' });
});

describe('the minute', () => {
  const run = (schedule: string) => createSchedule(async () => on.job.services)({ schedule });
  it('wakes whatever is due, of this moment too, and nothing that is not', async () => {
    const { id } = await on.hand();
    on.nextNumber();
    on.later(1);
    await on.hand();
    on.later(0);
    expect(await run('transmission-reconcile')).toEqual({ done: 1 });
    expect(nudged.map((each) => each.id)).toEqual([id]);
    nudged.length = 0;
    on.later(1);
    expect(await run('transmission-reconcile')).toEqual({ done: 2 });
  });

  it('wakes the one of a small company beside a backlog that fills what a look takes of the other’s', async () => {
    const { id: ours } = await on.hand();
    const { pk: _pk, sk: _sk, ...head } = await on.head(ours);
    const backlog = Array.from({ length: 400 }, (_, at) => `tra-atras-${String(at).padStart(4, '0')}`);
    const company = otherPart('emp-1');
    for (const id of backlog) {
      const owner = { company, id };
      const item = { ...head, ...owner, ...headKey(owner, id), ...dueKeys(after(-MINUTE), owner) };
      await on.services.database.write({ kind: 'put', table: TABLE, item });
    }
    await run('transmission-reconcile');
    const woken = nudged.map((each) => each.id);
    expect(woken.slice(0, 2)).toContain(ours);
    expect(woken).toHaveLength(240);
    for (const id of backlog)
      await on.services.database.write({ kind: 'delete', table: TABLE, key: headKey({ company }, id) });
  });

  it('finds a doubt, and what another outage held, behind more of one outage than a look takes in', async () => {
    const { id: doubt } = await on.hand();
    on.nextNumber();
    const { id: other } = await on.hand();
    const first = await on.head(other);
    const hold = (head: TransmissionRow) =>
      record(on.services, head, {
        steps: [{ transition: 'hold', state: 'QUEUED', reason: 'held-back' }],
        due: Date.parse(head.due),
      });
    const backlog = Array.from({ length: 320 }, (_, at) => `tra-presa-${String(at).padStart(4, '0')}`);
    for (const id of backlog) {
      const owner = { company: 'emp-1', id };
      const head = {
        ...first,
        ...headKey(owner, id),
        id,
        due: after(-MINUTE),
        ...dueKeys(after(-MINUTE), owner),
      };
      await on.services.database.write({ kind: 'put', table: TABLE, item: head });
      await hold(head);
    }
    await on.put(other, { operation: 'M' });
    await hold(await on.head(other));
    await on.put(doubt, { state: 'UNKNOWN' });
    await on.setBreaker('R', { openSince: now, probeAt: now });
    nudged.length = 0;
    await run('transmission-reconcile');
    expect(nudged.map((each) => each.id).sort()).toEqual([doubt, other, 'tra-presa-0000'].sort());
    expect(on.told('transmission.waiting')[0]!['queued']).toBeGreaterThanOrEqual(314);
    await on.setBreaker('R', { openSince: 0 });
    nudged.length = 0;
    await run('transmission-reconcile');
    expect(nudged).toHaveLength(1 + 240);
    for (const id of [...backlog, other])
      await on.services.database.write({ kind: 'delete', table: TABLE, key: headKey(ana, id) });
  });

  it('wakes one alone of what an outage holds back', async () => {
    for (let count = 0; count < 3; count += 1) {
      on.nextNumber();
      await on.hand();
    }
    await on.setBreaker('R', { openSince: now, probeAt: now });
    expect(await run('transmission-reconcile')).toEqual({ done: 1 });
    expect(nudged).toHaveLength(1);
  });

  it('of the outbox says how much it sent', async () => {
    let left = 2;
    on.job.services.outbox.sweep = async () => left;
    expect(await run('outbox-sweep')).toEqual({ done: 2 });
    left = 0;
    expect(await run('outbox-sweep')).toEqual({ done: 0 });
    expect(on.told('outbox.swept')).toEqual([{ sent: 2 }]);
  });

  it('that nobody knows fails by its name', async () => {
    await expect(run('other')).rejects.toThrow('No schedule is called other');
  });

  it('is noted, and a gap of more than a quarter of an hour between two is kept', async () => {
    expect(await beat(on.services)).toMatchObject({ at: now, since: 0 });
    on.later(15 * MINUTE);
    expect(await beat(on.services)).toMatchObject({ at: now + 15 * MINUTE, since: 0 });
    expect(on.told('pulse.gap')).toEqual([]);
    on.later(30 * MINUTE + 1);
    const gap = { at: now + 30 * MINUTE + 1, since: now + 30 * MINUTE + 1 };
    expect(await beat(on.services)).toMatchObject(gap);
    expect(on.told('pulse.gap')).toEqual([{ table: 'transmissions', since: after(15 * MINUTE) }]);
    on.later(31 * MINUTE);
    expect(await beat(on.services)).toMatchObject({ since: gap.since });
  });

  it('after a gap whatever was handed over before is older, until the authority proved not to have it', async () => {
    const head = await on.head((await on.hand()).id);
    expect(await isOlderThanGap(on.services, head)).toBe(false);
    await beat(on.services);
    on.later(15 * MINUTE);
    expect(await isOlderThanGap(on.services, head)).toBe(false);
    on.later(15 * MINUTE + 1);
    expect(await isOlderThanGap(on.services, head)).toBe(true);
    const since = now + 15 * MINUTE + 1;
    on.later(15 * MINUTE + 2);
    expect(await isOlderThanGap(on.services, head)).toBe(true);
    expect(await isOlderThanGap(on.services, { ...head, confirmed: since - 1 })).toBe(true);
    expect(await isOlderThanGap(on.services, { ...head, confirmed: since })).toBe(false);
    expect(await isOlderThanGap(on.services, { ...head, created: after(15 * MINUTE + 1) })).toBe(false);
  });
});
