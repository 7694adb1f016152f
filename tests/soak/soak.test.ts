import { afterAll, beforeAll, expect, it } from 'vitest';
import { JOBS } from '../../functions/transmission/job.ts';
import { judge } from './judge.ts';
import { startMachine, type Machine } from './machine.ts';
import type { Declaration } from './plan.ts';
import { quieten } from './quieten.ts';
import { Run } from './run.ts';
import { soakOne } from './soakOne.ts';

let machine: Machine;
beforeAll(async () => {
  machine = await startMachine();
});
afterAll(() => machine.stop());

/** One declaration, and what the authority does with it. */
function one(plays: Declaration['plays'], more: Partial<Declaration> = {}): Run {
  machine.restart(1, 1, 0);
  const declarations = [{ key: 'SOK00800001', company: 'emp-1', plays, ...more }];
  return new Run(machine, { declarations, unique: true, skew: 0, moves: [] });
}

it('does the same again from the same numbers', async () => {
  const first = await soakOne(machine, 5, 3, 0.5);
  const other = await startMachine();
  const again = await soakOne(other, 5, 3, 0.5);
  other.stop();
  expect(again).toEqual(first);
  expect(first.violations).toEqual([]);
});

it('loses nothing and registers nothing twice over a hundred declarations with many faults', async () => {
  for (let number = 100; number < 120; number += 1)
    expect((await soakOne(machine, 11, number, 0.5)).violations, `schedule ${number}`).toEqual([]);
});

it('sees what the authority registered twice, and what was called rejected that it has', async () => {
  const twice = one([]);
  await twice.make({ move: 'hand over', declaration: 0 });
  await quieten(twice);
  const { ledger } = machine.authority;
  const head = (await twice.heads())[0];
  const act = { key: 'SOK00800001', operation: 'R', version: '1', at: '2026-11-20T12:00:00' };
  ledger.book({ ...act, hash: head?.hash ?? '' });
  expect((await judge(twice)).violations.join()).toContain('registered once, not 2 times');

  const lost = one(['reject'], { key: 'SOK00800002' });
  await lost.make({ move: 'hand over', declaration: 0 });
  await quieten(lost);
  expect((await judge(lost)).violations).toEqual([]);
  ledger.book({ ...act, key: 'SOK00800002', hash: (await lost.heads())[0]?.hash ?? '' });
  expect((await judge(lost)).violations.join()).toContain('nothing that the authority registered is lost');
});

it('keeps one message for what is asked about for a day, not one more for each question', async () => {
  const reply = { kind: 'raw', status: 500, type: 'text/html', body: '' } as const;
  const asked = { reply, minutes: 24 * 60 };
  const run = one(['hang'], { asked });
  await run.make({ move: 'hand over', declaration: 0 });
  const waiting = [];
  for (let minutes = 0; minutes < 12 * 60; minutes += 1) {
    await run.make({ move: 'clock', seconds: 60 });
    await run.schedules();
    await run.work(machine.workers[0], 100);
    waiting.push(machine.stores.queues.of(JOBS).length);
  }
  expect(Math.max(...waiting)).toBeLessThanOrEqual(2);
});
