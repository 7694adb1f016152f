import { createHash, randomBytes } from 'node:crypto';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import * as z from 'zod';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createHandler } from '../../functions/runtime/executor.ts';
import { once } from '../../functions/runtime/idempotency.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { Services } from '../../functions/runtime/services.ts';
import { param } from '../../shared/foundation/contracts/params.ts';
import { procedure } from '../../shared/foundation/contracts/procedure.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { START, useKeys } from './useKeys.ts';
import { eventOf, textOf, type Person } from './world.ts';

const here = useKeys();

const save = (run: () => Promise<unknown>, input: unknown = { a: 1 }, by = here.scope, name = 'duca/save') =>
  once(here.services, by, here.key, name, input, run);
/** A call that goes on until it is let go. */
function longCall() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { run: () => promise, end: resolve };
}
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('a key of a writing call', () => {
  it('makes the work happen once: a repeat gets the first answer', async () => {
    const run = vi.fn(async () => ({ ID: 'D-1', LOCK: run.mock.calls.length }));
    expect(await save(run)).toEqual({ ID: 'D-1', LOCK: 1 });
    here.after(23 * 3600);
    expect(await save(run)).toEqual({ ID: 'D-1', LOCK: 1 });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('keeps an answer of nothing too', async () => {
    const run = vi.fn(async () => null);
    expect(await save(run)).toBeNull();
    expect(await save(run)).toBeNull();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is refused for another body or another procedure', async () => {
    const run = vi.fn(async () => 'done');
    await save(run);
    await expect(save(run, { a: 2 })).rejects.toMatchObject({ code: 'idempotency.other-body' });
    await expect(save(run, { a: 1 }, here.scope, 'duca/seal')).rejects.toMatchObject({
      code: 'idempotency.other-body',
    });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is one of its user and company alone', async () => {
    await save(async () => 'mine');
    expect(await save(async () => 'theirs', { a: 1 }, jobScope('emp-2', 'GT'))).toBe('theirs');
    expect(await save(async () => 'hers', { a: 1 }, { ...here.scope, userId: 'eva' })).toBe('hers');
  });

  it('is told to be running while it runs, and gives the answer afterwards', async () => {
    const { run, end } = longCall();
    const first = save(run);
    await here.held();
    const second = vi.fn(async () => 'second');
    here.after(119);
    await expect(save(second)).rejects.toMatchObject({ code: 'idempotency.in-progress' });
    end('first');
    expect(await first).toBe('first');
    expect(await save(second)).toBe('first');
    expect(second).not.toHaveBeenCalled();
  });

  it('may be taken over when its call held it longer than any function lives, by one alone', async () => {
    const { run, end } = longCall();
    const first = save(run);
    await here.held();
    here.after(120);
    const begun: string[] = [];
    const others = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        save(async () => {
          begun.push(String(index));
          await new Promise((resolve) => setTimeout(resolve, 50));
          return index;
        }),
      ),
    );
    expect(begun).toHaveLength(1);
    const refused = others.filter((each) => each.status === 'rejected').map(({ reason }) => reason.code);
    expect(new Set(refused)).toEqual(new Set(['idempotency.in-progress']));
    end('late');
    await first;
  });

  it('is taken over by one of two that saw it left at the same moment', async () => {
    const { run, end } = longCall();
    const first = save(run);
    await here.held();
    here.after(120);
    const { promise: bothRead, resolve } = Promise.withResolvers<undefined>();
    let read = 0;
    const slow = {
      ...here.services,
      database: Object.create(here.services.database) as Services['database'],
    };
    slow.database.get = async (table, at) => {
      const row = await here.services.database.get(table, at);
      read += 1;
      if (read === 2) resolve(undefined);
      await bothRead;
      return row as never;
    };
    const work = vi.fn(async () => 'done');
    const both = await Promise.allSettled(
      [1, 2].map(() => once(slow, here.scope, here.key, 'duca/save', { a: 1 }, work)),
    );
    expect(work).toHaveBeenCalledTimes(1);
    expect(both.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    end('late');
    await first;
  });

  it('taken over is held as long again', async () => {
    const { run, end } = longCall();
    const first = save(run);
    await here.held();
    here.after(120);
    const taken = longCall();
    const second = save(taken.run);
    await vi.waitFor(async () =>
      expect(await here.services.database.get('idempotency', here.place())).toMatchObject({
        leaseUntil: START / 1000 + 240,
      }),
    );
    here.after(239);
    await expect(save(async () => 'third')).rejects.toMatchObject({ code: 'idempotency.in-progress' });
    taken.end('second');
    end('first');
    await Promise.all([first, second]);
  });

  it('is given back when the call is refused or fails, so that the corrected one may use it', async () => {
    const refused = save(async () => {
      throw refusal('not-found', { what: 'una DUCA' });
    });
    await expect(refused).rejects.toMatchObject({ code: 'not-found' });
    expect(await save(async () => 'corrected', { a: 2 })).toBe('corrected');
  });

  it('is forgotten after a day', async () => {
    await save(async () => 'first');
    here.after(24 * 3600);
    expect(await save(async () => 'second', { a: 9 })).toBe('second');
  });

  it('keeps answers that a row can hold, and for a longer one lets the caller look anew', async () => {
    // Letters that do not compress.
    const fits = randomBytes(200_000).toString('base64');
    expect(await save(async () => fits)).toBe(fits);
    expect(await save(async () => 'again')).toBe(fits);
    here.another();
    await save(async () => `${fits}${randomBytes(200_000).toString('base64')}`);
    expect(await here.services.database.get('idempotency', here.place())).toBeUndefined();
  });

  it('leaves neither the input nor a bare hash of it in the row', async () => {
    await save(async () => 'done', { clave: 'secreta-123' });
    const row = JSON.stringify(await here.services.database.get('idempotency', here.place()));
    const bare = JSON.stringify(['duca/save', { clave: 'secreta-123' }]);
    expect(row).not.toContain('secreta-123');
    expect(row).not.toContain(createHash('sha256').update(bare).digest('base64url'));
    expect(row).not.toContain(here.key);
  });

  it('is not lost when the store itself fails: nothing is done unguarded', async () => {
    const failing = {
      ...here.services,
      database: Object.create(here.services.database) as Services['database'],
    };
    failing.database.write = async () => {
      throw new Error('store away');
    };
    const run = vi.fn(async () => 'done');
    await expect(once(failing, here.scope, here.key, 'duca/save', {}, run)).rejects.toThrow('store away');
    expect(run).not.toHaveBeenCalled();
  });
});

describe('the header Idempotency-Key', () => {
  const runs = { write: 0, read: 0 };
  const warn = vi.fn();
  const facts = {
    group: 'work-orders',
    summary: 'probar',
    params: { A: param.text('A') },
    result: z.number(),
    permission: 'session',
  } as const;
  const handler = createHandler({
    group: 'work-orders',
    procedures: {
      write: procedure({ ...facts, name: 'write', effect: 'write' }),
      read: procedure({ ...facts, name: 'read', effect: 'read' }),
    },
    implementations: { write: async () => (runs.write += 1), read: async () => (runs.read += 1) },
    catalogues: [],
    services: async () => ({ ...here.services, log: { ...quiet, warn } }),
  });
  let ana: Person;
  beforeAll(async () => {
    await here.world.company('emp-1');
    ana = await here.world.person('emp-1', 'ana');
  });
  async function call(name: string, given: string, params: unknown = ['x']): Promise<unknown> {
    const event = eventOf(name, params, ana);
    const headers = { ...event.headers, ...(given && { 'Idempotency-Key': given }) };
    const sent = { ...event, headers } as APIGatewayProxyEvent;
    const body = JSON.parse(textOf(await handler(sent, { awsRequestId: 'r' } as Context))) as {
      result?: number;
      error?: { code: string };
    };
    return body.error?.code ?? body.result;
  }

  it('guards what writes: twice the same call is one, another body under it is refused', async () => {
    expect(await call('write', 'k')).toBe(1);
    expect(await call('write', 'k')).toBe(1);
    expect(await call('write', 'k', ['y'])).toBe('idempotency.other-body');
    expect(await call('write', 'other')).toBe(2);
    expect(await call('write', '')).toBe(3);
    expect(await call('write', '')).toBe(4);
  });

  it('tells of another body under a key, as a number that wakes somebody when it goes on (fault row 4)', async () => {
    warn.mockClear();
    await call('write', 'k');
    expect(warn).not.toHaveBeenCalled();
    await call('write', 'k', ['z']);
    expect(warn.mock.calls).toEqual([['key.reused', { procedure: 'work-orders/write', company: 'emp-1' }]]);
  });

  it('changes nothing for what only reads', async () => {
    expect([await call('read', 'k'), await call('read', 'k')]).toEqual([1, 2]);
  });
});
