import { expect, it } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { orderOpener } from './orderOpener.ts';

const lost = (status: number, code = 'transport.http'): ApiError => new ApiError('Perdida', { code, status });

/** A server that makes one order a key, and whose answers are lost one after another before they come through. */
function serverLosing(...lost: Error[]) {
  const keys: string[] = [];
  const ask = async (key: string) => {
    keys.push(key);
    const failure = lost.shift();
    if (failure) throw failure;
    return { header: { ID: `ord-${new Set(keys).size}` } };
  };
  return { keys, ask };
}

it('makes one order a window, in whichever way its answers are lost before a person tries again', async () => {
  const failures = [
    lost(0, 'transport.offline'),
    lost(503),
    lost(500),
    lost(200),
    new TypeError('body cut'),
    lost(409, 'idempotency.in-progress'),
    lost(409, 'idempotency.committed'),
  ];
  const { keys, ask } = serverLosing(...failures);
  const open = orderOpener('ord-0', ask, [0]);
  let opened: string | undefined;
  for (let presses = 0; opened === undefined && presses < 20; presses += 1)
    opened = await open().catch(() => undefined);
  expect(opened).toBe('ord-1');
  expect(keys).toHaveLength(failures.length + 1);
  expect(new Set(keys).size).toBe(1);
});

it('makes another order in another window', async () => {
  const { keys, ask } = serverLosing();
  await orderOpener('ord-0', ask)();
  await orderOpener('ord-0', ask)();
  expect(new Set(keys).size).toBe(2);
});
