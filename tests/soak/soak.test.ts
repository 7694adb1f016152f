import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOBS } from '../../functions/transmission/job.ts';
import { gateways } from '../faults/authorities.ts';
import { judge } from './judge.ts';
import { startMachine, type Machine } from './machine.ts';
import type { Declaration } from './plan.ts';
import { quieten, untilNothingIsDue } from './quieten.ts';
import { Run } from './run.ts';
import { soakOne } from './soakOne.ts';

describe.each(gateways)('$name', (practised) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await startMachine(practised);
  });
  afterAll(() => machine.stop());

  let numbers = 0;

  /** One declaration under a number of its own, and what the authority does with it. */
  function one(plays: Declaration['plays'], more: Partial<Declaration> = {}): Run {
    machine.restart(1, 1, 0);
    numbers += 1;
    const key = `SOK${80_000_000 + numbers}`;
    const declarations = [{ key, company: 'emp-1', plays, ...more }];
    return new Run(machine, { declarations, unique: false, skew: 0, moves: [] });
  }

  it('does the same again from the same numbers', async () => {
    const first = await soakOne(machine, 5, 3, 0.5);
    const other = await startMachine(practised);
    const again = await soakOne(other, 5, 3, 0.5);
    other.stop();
    expect(again).toEqual(first);
    expect(first.violations).toEqual([]);
  });

  it('loses nothing and registers nothing twice over a hundred declarations with many faults', async () => {
    for (let number = 100; number < 120; number += 1)
      expect((await soakOne(machine, 11, number, 0.5)).violations, `schedule ${number}`).toEqual([]);
  });

  it.each(['accept', 'accept-reset', 'reset'] as const)(
    'registers once what a worker died over at any of its calls, when the authority plays %s',
    async (play) => {
      const blows = ['before', 'after', 'throttled', 'lost'] as const;
      for (let call = 1; call <= 30; call += 1) {
        for (const blow of blows) {
          const run = one([play]);
          await run.make({ move: 'hand over', declaration: 0 });
          await run.work(machine.workers[0], 5, { call, blow, minutes: 0 });
          await quieten(run);
          expect(await judge(run), `${blow} call ${call}`).toEqual({
            violations: [],
            states: { ACCEPTED: 1 },
          });
        }
      }
    },
  );

  it('asks a person about what vanished four times, instead of sending it for ever', async () => {
    const run = one(['hang', 'hang', 'hang', 'hang', 'hang']);
    await run.make({ move: 'hand over', declaration: 0 });
    await untilNothingIsDue(run);
    const [head] = await run.heads();
    expect(head).toMatchObject({ state: 'NEEDS_HUMAN', reason: 'vanishing', attempt: 4, safe: true });
    expect(machine.authority.ledger.receipts(head?.key ?? '')).toHaveLength(4);
  });

  it('sees what the authority registered twice, and what was called rejected that it has', async () => {
    const { ledger } = machine.authority;
    for (const [play, claim] of [
      ['accept', 'registered once, not 2 times'],
      ['reject', 'nothing that the authority registered is lost'],
    ] as const) {
      const run = one([play]);
      await run.make({ move: 'hand over', declaration: 0 });
      await quieten(run);
      expect((await judge(run)).violations).toEqual([]);
      const { key = '', hash = '' } = (await run.heads())[0] ?? {};
      ledger.book({ key, hash, operation: 'R', version: '1', at: '2026-11-20T12:00:00' });
      expect((await judge(run)).violations.join()).toContain(claim);
    }
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
});
