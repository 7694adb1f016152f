import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../functions/transmission/ask.ts';
import { TooLate } from '../../functions/transmission/attempt.ts';
import type { Finding } from '../../functions/transmission/gateways/gateway.ts';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import { after, exchanged, fault, found, MINUTE, now, said, startMachine, type Machine } from './machine.ts';
import { NOW } from './transmissions.ts';

let on: Machine;
let key = '';
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(async () => {
  key = await on.fresh();
});

async function asked(finding: Finding, set: Partial<TransmissionRow> = {}): Promise<TransmissionRow> {
  on.answers(finding);
  return ask(on.job, await on.doubtful(set));
}
const absent = { kind: 'absent' } as const;
const unclear = { kind: 'unclear', hostile: false } as const;

describe('a question', () => {
  it('is put for the very operation, number, version and hash, and is a step before it goes out', async () => {
    const head = await on.doubtful();
    on.gateway.find = async (question, limits) => {
      expect(question).toEqual({ operation: 'R', key, version: 1, hash: head.hash, alone: false });
      expect(limits).toEqual({ timeoutMs: 20_000 });
      expect(await on.head(head.id)).toMatchObject({
        state: 'RECONCILING',
        reason: 'asking',
        asked: 1,
        due: after(20_000 + 40_000),
        token: expect.stringMatching(/^ask/),
      });
      return found(unclear);
    };
    await ask(on.job, head);
    expect((await on.steps(head.id)).at(-1)!.exchange).toMatchObject({ OPERACION: 'ConsultaPorOrden' });
  });

  it('is not begun with too little time, and nothing is written then', async () => {
    const head = await on.doubtful();
    on.job.remaining = () => 12_999;
    await expect(ask(on.job, head)).rejects.toThrow(TooLate);
    expect(await on.head(head.id)).toEqual(head);
  });

  it('lets others try the credentials when another worker was faster', async () => {
    const head = await on.doubtful();
    await on.put(head.id, { lock: 9 });
    await expect(ask(on.job, head)).rejects.toThrow('Condition');
    expect(await on.credentials()).toMatchObject({ state: 'tried', until: now });
  });

  it('whose answer is another’s or hostile keeps that apart and tells it', async () => {
    const cases: [Finding, boolean][] = [
      [{ kind: 'foreign' }, true],
      [{ kind: 'unclear', hostile: true }, true],
      [unclear, false],
      [absent, false],
    ];
    for (const [finding, apart] of cases) {
      await on.fresh();
      const { id } = await asked(finding);
      expect((await on.steps(id)).at(-1)!.exchange!.CUARENTENA, finding.kind).toBe(apart);
      expect(on.told('transmission.quarantined')).toEqual(apart ? [{ transmission: id }] : []);
    }
  });

  it('is not put where the door does not open for another reason than credentials', async () => {
    on.job.open = () => Promise.reject(new Error('secret store is away'));
    await expect(ask(on.job, await on.doubtful())).rejects.toThrow('secret store is away');
  });

  it('is none for a validation, which is simply sent again', async () => {
    const { id } = await on.hand({ operation: 'V' });
    await on.put(id, { state: 'UNKNOWN', doubtSince: now, safe: false });
    expect(await ask(on.job, await on.head(id))).toMatchObject({
      state: 'QUEUED',
      reason: 'harmless-repeat',
      safe: true,
      doubtSince: now,
      asked: 1,
      due: NOW,
    });
  });
});

describe('the authority’s word', () => {
  it('that it has it ends the doubt', async () => {
    const head = await asked({ kind: 'found', facts: said({ FIRMA: 'F' }) });
    expect(head).toMatchObject({
      state: 'ACCEPTED',
      reason: 'accepted-when-asked',
      doubtSince: 0,
      safe: false,
      due: '',
      facts: said({ FIRMA: 'F' }),
    });
    expect((await on.steps(head.id)).at(-1)!.exchange).toBeDefined();
    expect(on.told('transmission.resent')).toEqual([]);
  });

  it('that it has it, and a part comes later, asks for that in half a minute', async () => {
    const head = await asked({ kind: 'found', facts: said({ FALTAN: ['FIRMA'] }) });
    expect(head).toMatchObject({ state: 'ACCEPTED', due: after(30_000) });
  });

  it('that it has it after it was sent again is an alarm', async () => {
    const head = await asked({ kind: 'found', facts: said() }, { vanished: 1 });
    expect(on.told('transmission.resent')).toEqual([{ transmission: head.id }]);
  });

  it('that it refused it ends the doubt, with the code and everything that it objects to', async () => {
    const head = await asked({ kind: 'refused', facts: said({ CODIGO: '10', NUMERO: '' }) });
    expect(head).toMatchObject({
      state: 'REJECTED',
      reason: 'rejected-when-asked',
      code: '10',
      doubtSince: 0,
      due: '',
      facts: said({ CODIGO: '10', NUMERO: '' }),
    });
    expect(await on.lane()).toMatchObject({ running: '', taken: 0 });
  });

  it('that it has another declaration calls a person, and nothing follows by itself', async () => {
    const head = await asked({ kind: 'conflict' });
    expect(head).toMatchObject({ state: 'NEEDS_HUMAN', reason: 'conflict', due: '', safe: false });
    expect((await on.steps(head.id)).at(-1)!.exchange).toBeDefined();
  });
});

describe('a word that decides nothing', () => {
  const half = { negatives: 1, firstNegative: { ours: now, theirs: now } };

  it('«it has it», without a number or with an odd one, stays doubt and takes back every no', async () => {
    for (const [NUMERO, reason] of [
      ['', 'no-number'],
      ['PENDIENTE', 'implausible'],
    ] as const) {
      await on.fresh();
      const head = await asked({ kind: 'found', facts: said({ NUMERO, CODIGO: '20' }) }, half);
      expect(head).toMatchObject({ state: 'UNKNOWN', reason, code: '20', negatives: 0, due: after(15_000) });
    }
  });

  it('«it is at it» takes back every no', async () => {
    const head = await asked({ kind: 'processing' }, half);
    expect(head).toMatchObject({ state: 'UNKNOWN', reason: 'processing', negatives: 0, due: after(15_000) });
  });

  it('a refused password leaves the doubt, and it is looked again in five minutes', async () => {
    on.gateway.find = async () => ({ ...exchanged(fault('credentials')), finding: unclear });
    const head = await ask(on.job, await on.doubtful(half));
    expect(head).toMatchObject({
      state: 'UNKNOWN',
      reason: 'credentials-when-asked',
      negatives: 1,
      due: after(5 * MINUTE),
    });
    expect(await on.credentials()).toMatchObject({ state: 'refused' });
  });

  it('no answer counts for nothing, and is asked again soon whatever the schedule says', async () => {
    const cases: [number, number, number][] = [
      // Doubt since, random, next question.
      [0, 0, 15_000],
      [9 * MINUTE, 0, MINUTE],
      [40 * MINUTE, 0, 2.5 * MINUTE],
      [40 * MINUTE, 1, 5 * MINUTE],
    ];
    for (const [age, random, next] of cases) {
      await on.fresh();
      on.job.random = () => random;
      const head = await asked(unclear, { ...half, doubtSince: now - age });
      expect(head).toMatchObject({ state: 'UNKNOWN', reason: 'no-answer-when-asked', negatives: 1 });
      expect(head.due, `${age}`).toBe(after(next));
    }
  });

  it('no answer is not asked again within fifteen seconds, nor sooner than the authority wants', async () => {
    const head = await asked(unclear, { doubtSince: now - 14_000 });
    expect(head.due).toBe(after(15_000));
    await on.fresh();
    on.answers(unclear, { status: 503, retryAfter: '240' });
    expect((await ask(on.job, await on.doubtful())).due).toBe(after(4 * MINUTE));
  });

  it('another’s answer is no answer', async () => {
    expect(await asked({ kind: 'foreign' })).toMatchObject({
      state: 'UNKNOWN',
      reason: 'no-answer-when-asked',
      due: after(15_000),
    });
  });
});
