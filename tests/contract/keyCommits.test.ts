import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Write } from '../../functions/runtime/database.ts';
import { once } from '../../functions/runtime/idempotency.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import type { Services } from '../../functions/runtime/services.ts';
import { useKeys } from './useKeys.ts';

const here = useKeys();

const row = (name: string) => ({ pk: companyKey(here.scope, 'proof'), sk: `${here.key}-${name}` });
const put = (name: string): Write => ({ kind: 'put', table: 'duca', item: row(name) });
const there = async (name: string) => (await here.services.database.get('duca', row(name))) !== undefined;
const writing = (run: (services: Services) => Promise<unknown>) =>
  once(here.services, here.scope, here.key, 'duca/save', { a: 1 }, run);

describe('a key of a call that changes something', () => {
  it('is not given back by a call that made its change and failed afterwards', async () => {
    const failing = writing(async ({ database }) => {
      await database.write(put('change'));
      throw new Error('the answer could not be made');
    });
    await expect(failing).rejects.toThrow('the answer could not be made');
    const again = vi.fn(async () => 'again');
    await expect(writing(again)).rejects.toMatchObject({ code: 'idempotency.in-progress' });
    here.after(120);
    await expect(writing(again)).rejects.toMatchObject({ code: 'idempotency.committed' });
    expect(again).not.toHaveBeenCalled();
  });

  it('is given back by a call that only counted or noted something by the way', async () => {
    const failing = writing(async ({ database }) => {
      await database.aside(put('count'));
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await there('count')).toBe(true);
    expect(await writing(async () => 'again')).toBe('again');
  });

  it('taken over keeps the slow first call from writing anything any more', async () => {
    const { promise: taken, resolve } = Promise.withResolvers<undefined>();
    const first = writing(async ({ database }) => {
      await taken;
      await database.write(put('first'));
    });
    await here.held();
    here.after(120);
    expect(await writing(async () => 'second')).toBe('second');
    resolve(undefined);
    await expect(first).rejects.toMatchObject({ code: 'idempotency.in-progress' });
    expect(await there('first')).toBe(false);
    expect(await writing(async () => 'third')).toBe('second');
  });

  it('of a change with an answer too long to keep says that it was made', async () => {
    const long = randomBytes(400_000).toString('base64');
    const run = async ({ database }: Services): Promise<string> => {
      await database.write(put('long'));
      return long;
    };
    expect(await writing(run)).toBe(long);
    await expect(writing(run)).rejects.toMatchObject({ code: 'idempotency.committed' });
  });
});
