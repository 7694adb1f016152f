import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../functions/transmission/ask.ts';
import type { Finding } from '../../functions/transmission/gateways/gateway.ts';
import { NotOpen } from '../../functions/transmission/gateways/gateways.ts';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import { after, MINUTE, now, startMachine, type Machine } from './machine.ts';
import { NOW } from './transmissions.ts';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(async () => {
  await on.fresh();
});

async function asked(finding: Finding, set: Partial<TransmissionRow> = {}): Promise<TransmissionRow> {
  on.answers(finding);
  return ask(on.job, await on.doubtful(set));
}
const absent = { kind: 'absent' } as const;
/** The first answer of no, so long ago. */
const denied = (milliseconds: number) => ({
  negatives: 1,
  firstNegative: { ours: now - milliseconds, theirs: undefined },
});

describe('that it does not have it', () => {
  it('once is told, and asked again when the second no can prove it', async () => {
    const head = await asked(absent, { doubtSince: now - 11 * MINUTE });
    expect(head).toMatchObject({
      state: 'UNKNOWN',
      reason: 'absent-so-far',
      negatives: 1,
      firstNegative: { ours: now },
      safe: false,
      due: after(10 * MINUTE),
    });
    expect(head.firstNegative!.theirs).toBeUndefined();
  });

  it('twice proves nothing before ten minutes lie between, by either clock', async () => {
    const head = await asked(absent, { ...denied(4 * MINUTE), doubtSince: now - 11 * MINUTE });
    expect(head).toMatchObject({ reason: 'absent-so-far', negatives: 2, due: after(6 * MINUTE) });
    await on.fresh();
    on.answers(absent, { date: new Date(now - MINUTE).toUTCString() });
    const first = { ours: now - 20 * MINUTE, theirs: now - 6 * MINUTE };
    const theirs = await ask(
      on.job,
      await on.doubtful({ negatives: 1, firstNegative: first, doubtSince: now - 25 * MINUTE }),
    );
    expect(theirs).toMatchObject({ reason: 'absent-so-far', due: after(5 * MINUTE - 1000) });
  });

  it('begins anew when the authority once said otherwise', async () => {
    const head = await asked(absent, {
      negatives: 0,
      firstNegative: { ours: now - 60 * MINUTE, theirs: undefined },
    });
    expect(head).toMatchObject({ negatives: 1, firstNegative: { ours: now }, reason: 'absent-so-far' });
  });

  it('is the authority’s own time too, where it says one', async () => {
    on.answers(absent, { date: new Date(now - 7000).toUTCString() });
    expect((await ask(on.job, await on.doubtful())).firstNegative).toEqual({ ours: now, theirs: now - 7000 });
  });

  it('is believed only while the service says that it works', async () => {
    on.answers(absent);
    const limits: number[] = [];
    on.gateway.healthy = async ({ timeoutMs }) => limits.push(timeoutMs) === 0;
    const set = { ...denied(30 * MINUTE), doubtSince: now - 40 * MINUTE };
    const head = await ask(on.job, await on.doubtful(set));
    expect(head).toMatchObject({
      state: 'UNKNOWN',
      reason: 'absent-so-far',
      negatives: 2,
      due: after(5 * MINUTE),
    });
    expect(limits).toEqual([20_000]);
    await on.fresh();
    on.answers(absent);
    let left = 100_000;
    on.job.remaining = () => (left -= 50_000);
    on.gateway.healthy = () => Promise.reject(new Error('was asked with no time left'));
    expect((await ask(on.job, await on.doubtful(set))).reason).toBe('absent-so-far');
  });

  it('proved sooner than half an hour is told and not acted upon', async () => {
    const head = await asked(absent, { ...denied(10 * MINUTE), doubtSince: now - 12 * MINUTE });
    expect(head).toMatchObject({
      state: 'UNKNOWN',
      reason: 'absent-for-now',
      negatives: 2,
      due: after(18 * MINUTE),
    });
  });

  it('sends nothing upon a question that a person wanted: the regular one decides', async () => {
    const set = { ...denied(30 * MINUTE), doubtSince: now - 40 * MINUTE, pressed: true };
    const head = await asked(absent, set);
    expect(head).toMatchObject({
      state: 'UNKNOWN',
      reason: 'absent-for-now',
      pressed: false,
      due: after(15_000),
    });
    on.answers(absent);
    expect((await ask(on.job, head)).state).toBe('QUEUED');
  });

  it('for half an hour sends the same bytes again: nothing of the old doubt remains', async () => {
    const set = {
      ...denied(30 * MINUTE),
      doubtSince: now - 40 * MINUTE,
      restored: true,
      asked: 5,
      attempt: 1,
    };
    const head = await asked(absent, set);
    expect(head).toMatchObject({
      state: 'QUEUED',
      reason: 'requeued',
      safe: true,
      doubtSince: 0,
      asked: 0,
      negatives: 0,
      vanished: 1,
      absentAttempt: 1,
      restored: false,
      confirmed: now,
      due: NOW,
    });
    const [last, before] = (await on.steps(head.id)).reverse();
    expect([before!.reason, last!.reason]).toEqual(['proved-absent', 'requeued']);
    expect(before!.exchange).toBeDefined();
  });

  it('of what was never sent, or not since it last said so, loses nothing: no person is called for it', async () => {
    const set = { ...denied(30 * MINUTE), doubtSince: now - 40 * MINUTE, restored: true, vanished: 3 };
    for (const attempt of [0, 3]) {
      const head = await asked(absent, { ...set, attempt, absentAttempt: attempt });
      expect(head, `attempt ${attempt}`).toMatchObject({ state: 'QUEUED', reason: 'requeued', vanished: 3 });
      await on.fresh();
    }
  });

  it('a fourth time calls a person, who may send it again', async () => {
    const set = { ...denied(30 * MINUTE), doubtSince: now - 40 * MINUTE, attempt: 4, absentAttempt: 3 };
    expect((await asked(absent, { ...set, vanished: 2 })).state).toBe('QUEUED');
    await on.fresh();
    const head = await asked(absent, { ...set, vanished: 3 });
    expect(head).toMatchObject({
      state: 'NEEDS_HUMAN',
      reason: 'vanishing',
      safe: true,
      vanished: 4,
      due: '',
    });
  });
});

describe('doubt that grows old', () => {
  const old = { doubtSince: now - 120 * MINUTE, asked: 6 };

  it('after two hours and every question of the schedule calls a person, and it is asked on', async () => {
    // Each question counts itself before it goes out.
    const head = await asked({ kind: 'processing' }, { ...old, asked: 5 });
    expect(head).toMatchObject({
      state: 'NEEDS_HUMAN',
      reason: 'doubt-too-long',
      safe: false,
      negatives: 0,
      due: after(10 * MINUTE),
    });
    expect((await on.steps(head.id)).at(-2)).toMatchObject({ reason: 'processing' });
  });

  it('is not too old a moment before, nor when fewer questions were asked', async () => {
    const younger = await asked({ kind: 'processing' }, { ...old, doubtSince: now - 120 * MINUTE + 1 });
    expect(younger).toMatchObject({ state: 'UNKNOWN', due: after(1) });
    await on.fresh();
    const seldom = await asked({ kind: 'processing' }, { ...old, asked: 4 });
    expect(seldom).toMatchObject({ state: 'UNKNOWN', due: after(30 * MINUTE) });
  });

  it('waits for a proof that is about to come', async () => {
    const head = await asked(absent, { ...old, ...denied(5 * MINUTE) });
    expect(head).toMatchObject({ state: 'UNKNOWN', reason: 'absent-so-far' });
    await on.fresh();
    const proved = await asked(absent, { ...old, ...denied(15 * MINUTE) });
    expect(proved).toMatchObject({ state: 'UNKNOWN', reason: 'absent-for-now', due: after(15 * MINUTE) });
  });

  it('is old all the same when the proof fails because the service does not work', async () => {
    on.answers(absent);
    on.gateway.healthy = async () => false;
    const head = await ask(on.job, await on.doubtful({ ...old, ...denied(15 * MINUTE) }));
    expect(head).toMatchObject({ state: 'NEEDS_HUMAN', reason: 'doubt-too-long' });
  });
});

describe('a question that may not be put now', () => {
  it('waits as long as the authority is held back, without a step', async () => {
    await on.setBreaker('CONSULTA', { openSince: now - 1, probeAt: now + 9000 });
    on.job.random = () => 0.5;
    const head = await on.doubtful();
    const waiting = await ask(on.job, head);
    expect(waiting).toMatchObject({ state: 'UNKNOWN', asked: 1, seq: head.seq, due: after(9000 + 7500) });
  });

  it('for want of credentials says so once', async () => {
    on.job.open = () => Promise.reject(new NotOpen('credentials', 'none', 'none'));
    const head = await ask(on.job, await on.doubtful());
    expect(head).toMatchObject({
      state: 'UNKNOWN',
      reason: 'credentials-when-asked',
      asked: 1,
      due: after(5 * MINUTE),
    });
    on.later(5 * MINUTE);
    expect(await ask(on.job, head)).toMatchObject({ asked: 2, seq: head.seq, due: after(10 * MINUTE) });
  });

  it('grows old like any other', async () => {
    await on.setCredentials({ state: 'refused' });
    const set = { doubtSince: now - 120 * MINUTE, asked: 5 };
    const head = await ask(on.job, await on.doubtful(set));
    expect(head).toMatchObject({ state: 'NEEDS_HUMAN', reason: 'doubt-too-long', asked: 6, safe: false });
    expect((await on.steps(head.id)).at(-2)!.reason).toBe('credentials-when-asked');
    await on.fresh();
    await on.setBreaker('*', { openSince: now - 1, probeAt: now + 60 * MINUTE });
    const nearly = await ask(on.job, await on.doubtful({ ...set, doubtSince: now - 110 * MINUTE }));
    expect(nearly).toMatchObject({ state: 'UNKNOWN', due: after(10 * MINUTE) });
  });
});
