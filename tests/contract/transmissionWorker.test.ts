import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { wake } from '../../functions/transmission/job.ts';
import { NoSuchTransmission } from '../../functions/transmission/process.ts';
import { createWorker } from '../../functions/transmission/worker.ts';
import {
  after,
  exchanged,
  found,
  messageOf,
  MINUTE,
  now,
  result,
  said,
  startMachine,
  type Machine,
} from './machine.ts';
import { NOW } from './transmissions.ts';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
let nudged: ReturnType<Machine['holdMessages']> = [];
beforeEach(async () => {
  await on.fresh();
  nudged = on.holdMessages();
});

/** After how many seconds the transmission's next messages come. */
const wakings = (id: string) => nudged.filter((each) => each.id === id).map((each) => each.delaySeconds);
const accepts = () => {
  let sends = 0;
  on.gateway.send = async () => {
    sends += 1;
    return exchanged(result('accepted'));
  };
  return () => sends;
};
/** An authority that says of whatever comes that it has it. */
const saysItHas = () => {
  let sends = 0;
  on.gateway.send = async ({ key }) => {
    sends += 1;
    const answer = { kind: 'result', meaning: 'duplicate', facts: said(), key, hash: '' } as const;
    return exchanged({ left: 'something', status: 200, answer });
  };
  return () => sends;
};
/** From now on whatever was to be waited for is over when somebody looks at the clock, as in practice. */
const timePasses = (): void => {
  let passed = 0;
  const clock = vi.spyOn(on.job.services, 'now').mockImplementation(() => new Date(now + (passed += 1000)));
  vi.stubEnv('SAT_ENDPOINT', 'http://127.0.0.1:9');
  vi.stubEnv('SAT_SETTLE_FACTOR', '0.001');
  onTestFinished(() => {
    clock.mockRestore();
    vi.unstubAllEnvs();
  });
};
const event = (...bodies: string[]) =>
  ({ Records: bodies.map((body, index) => ({ messageId: `m-${index}`, body })) }) as unknown as SQSEvent;

describe('a message', () => {
  it('does what the row says is due; one that comes early does nothing and leaves no other behind', async () => {
    const sends = accepts();
    const id = await on.standing({ due: after(1) });
    expect(await on.work(id)).toBe(true);
    expect([sends(), wakings(id)]).toEqual([0, []]);
    on.later(1);
    await on.work(id);
    expect([sends(), (await on.head(id)).state]).toEqual([1, 'ACCEPTED']);
  });

  it('finds nothing to do where nothing is due any more, however often it comes', async () => {
    const sends = accepts();
    const { id } = await on.hand();
    for (let times = 0; times < 3; times += 1) expect(await on.work(id)).toBe(true);
    expect([sends(), wakings(id)]).toEqual([1, []]);
  });

  it('about a transmission that does not exist fails', async () => {
    await expect(on.work('tra-none')).rejects.toThrow(NoSuchTransmission);
    await expect(on.work('tra-none')).rejects.toThrow('Transmission tra-none of emp-1 does not exist');
  });

  it('goes on with the next step while one is due, six at most', async () => {
    on.gateway.send = async () => exchanged(result('accepted', { NUMERO: '' }));
    on.gateway.find = async () => found({ kind: 'found', facts: said() });
    const { id } = await on.hand();
    await on.work(id);
    expect((await on.steps(id)).map((each) => each.reason)).toEqual([
      'sealed',
      'handed-over',
      'attempt',
      'no-number',
      'asking',
      'accepted-when-asked',
    ]);
    // A validation that the authority says it has is sent again when that has settled: each time are two steps.
    on.nextNumber();
    const sends = saysItHas();
    const endless = (await on.hand({ operation: 'V' })).id;
    timePasses();
    await on.work(endless);
    expect([sends(), wakings(endless)]).toEqual([3, [0]]);
  });

  it('waits with the next step where none is due yet, as of a validation in doubt', async () => {
    const sends = saysItHas();
    const { id } = await on.hand({ operation: 'V' });
    await on.work(id);
    expect([sends(), wakings(id)]).toEqual([1, [15]]);
  });

  it('comes back in five seconds where another tries the company’s credentials', async () => {
    await on.setCredentials({ state: 'tried', until: now + MINUTE });
    const { id } = await on.hand();
    expect(await on.work(id)).toBe(false);
    expect(wakings(id)).toEqual([5]);
    expect(await on.head(id)).toMatchObject({ state: 'QUEUED', due: NOW });
  });

  it('of what an outage holds back does not come back by itself', async () => {
    await on.setBreaker('R', { openSince: now - 1, probeAt: now + 7000 });
    const { id } = await on.hand();
    expect(await on.work(id)).toBe(true);
    expect(wakings(id)).toEqual([]);
  });

  it('that lost against another worker is done', async () => {
    const { id } = await on.hand();
    on.job.open = async () => {
      await on.put(id, { lock: 9 });
      return on.gateway;
    };
    expect(await on.work(id)).toBe(true);
    expect(wakings(id)).toEqual([]);
  });

  it('with too little time comes again at once', async () => {
    on.job.remaining = () => 1000;
    const { id } = await on.hand();
    expect(await on.work(id)).toBe(true);
    expect(wakings(id)).toEqual([0]);
  });

  it('fails with what failed', async () => {
    on.job.open = () => Promise.reject(new Error('secret store is away'));
    const { id } = await on.hand();
    await expect(on.work(id)).rejects.toThrow('secret store is away');
  });

  it('for the next step waits in the queue no longer than a quarter of an hour: what is later, the schedule finds', async () => {
    const head = await on.head((await on.hand()).id);
    for (const [due, delays] of [
      [after(900_000), [900]],
      [after(900_001), []],
      [after(1), [1]],
      [after(-5000), [0]],
      ['', []],
    ] as const) {
      nudged.length = 0;
      await wake(on.job.services, { ...head, due });
      expect(wakings(head.id), due).toEqual(delays);
    }
  });

  it('for the next step that cannot be sent is no failure', async () => {
    on.job.services.outbox.nudge = () => Promise.reject(new Error('queue is away'));
    on.gateway.send = async () => exchanged({ left: 'nothing', why: 'dns' });
    const { id } = await on.hand();
    expect(await on.work(id)).toBe(true);
    expect((await on.head(id)).state).toBe('NOT_SENT');
  });
});

describe('what is due', () => {
  it('after nothing was sent goes back to the queue and out', async () => {
    const sends = accepts();
    const id = await on.standing({ state: 'NOT_SENT' });
    await on.work(id);
    expect((await on.steps(id)).map((each) => each.reason).slice(2)).toEqual([
      'requeued',
      'attempt',
      'accepted',
    ]);
    expect(sends()).toBe(1);
  });

  it('of an attempt whose time is over is doubt and never a second send', async () => {
    on.gateway.find = async () => found({ kind: 'processing' });
    const id = await on.standing({ state: 'SENDING', safe: false, asked: 3, negatives: 1, attempt: 1 });
    await on.work(id);
    expect((await on.steps(id)).map((each) => each.reason).slice(2)).toEqual([
      'process-stopped',
      'asking',
      'processing',
    ]);
    expect(await on.head(id)).toMatchObject({
      state: 'UNKNOWN',
      doubtSince: now,
      asked: 1,
      due: after(15_000),
    });
  });

  it('of a question whose time is over is asked again', async () => {
    on.gateway.find = async () => found({ kind: 'found', facts: said() });
    for (const state of ['UNKNOWN', 'RECONCILING'] as const) {
      on.nextNumber();
      const id = await on.standing({ state, safe: false, doubtSince: now });
      await on.work(id);
      expect((await on.head(id)).state, state).toBe('ACCEPTED');
    }
  });

  it('of what was refused is a fault of ours', async () => {
    const id = await on.standing({ state: 'REJECTED' });
    await expect(on.work(id)).rejects.toThrow('State REJECTED has no next step but is due');
  });
});

describe('a worker', () => {
  const context = { getRemainingTimeInMillis: () => 100_000 };
  const worker = () =>
    createWorker({
      services: async () => on.job.services,
      open: async () => on.job.open(on.services, { ...messageOf(''), kind: 'duca' }),
    });

  it('works a whole batch, and only what failed comes again', async () => {
    const sends = accepts();
    const { id } = await on.hand();
    const bodies = [
      JSON.stringify(messageOf(id)),
      JSON.stringify(messageOf('tra-none')),
      'no message',
      '{"id":1}',
    ];
    const { batchItemFailures } = await worker()(event(...bodies), context);
    expect(batchItemFailures.map((each) => each.itemIdentifier)).toEqual(['m-1', 'm-2', 'm-3']);
    expect(sends()).toBe(1);
    const told = on.told('message.failed').map((each) => `${each['queue']} ${each['messageId']}`);
    expect(told.sort()).toEqual(['m-1', 'm-2', 'm-3'].map((each) => `transmission-jobs ${each}`));
  });

  it('sends the rest of a batch once one of it tried the credentials', async () => {
    const sends: string[] = [];
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      on.nextNumber();
      ids.push((await on.hand()).id);
    }
    on.gateway.send = async ({ key }) => {
      sends.push(key);
      const answer = { kind: 'result', meaning: 'accepted', facts: said(), key, hash: '' } as const;
      return exchanged({ left: 'something', status: 200, answer });
    };
    const answer = await worker()(event(...ids.map((id) => JSON.stringify(messageOf(id)))), context);
    expect(answer.batchItemFailures).toEqual([]);
    expect(sends).toHaveLength(3);
    for (const id of ids) expect((await on.head(id)).state).toBe('ACCEPTED');
  });

  it('tells what fails when it is taken up once more; it has a message for later', async () => {
    const { id } = await on.hand();
    let looks = 0;
    const handle = createWorker({
      services: async () => on.job.services,
      open: async () => {
        looks += 1;
        if (looks > 1) throw new Error('secret store is away');
        await on.setCredentials({ state: 'tried', until: now + MINUTE });
        return on.gateway;
      },
    });
    expect(await handle(event(JSON.stringify(messageOf(id))), context)).toEqual({ batchItemFailures: [] });
    expect(on.told('message.failed')).toMatchObject([
      { queue: 'transmission-jobs', error: new Error('secret store is away') },
    ]);
    expect(wakings(id)).toEqual([5]);
  });

  it('makes its services once', async () => {
    const make = vi.fn(async () => on.job.services);
    const handle = createWorker({ services: make, open: on.job.open });
    await handle(event(), context);
    await handle(event(), context);
    expect(make).toHaveBeenCalledTimes(1);
  });
});
