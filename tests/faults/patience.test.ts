import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { httpWire, type WireExchange } from '../../functions/transmission/gateways/wire.ts';

/** The time of one exchange, moved by hand: no answer of this machine is ever too slow for it. */
const TIMEOUT_MS = 60_000;
let server: Server;
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const begin = (at?: () => Promise<void>): { ended: WireExchange[]; exchange: Promise<WireExchange> } => {
  const { port } = server.address() as AddressInfo;
  const request = { headers: {}, body: Buffer.from('x'), timeoutMs: TIMEOUT_MS, maxBytes: 10 };
  const ended: WireExchange[] = [];
  const exchange = httpWire({ ...request, url: `http://127.0.0.1:${port}/` }, at);
  void exchange.then((each) => ended.push(each));
  return { ended, exchange };
};

it('waits for a silent authority until the time is over, and says that something left', async () => {
  const { ended, exchange } = begin();
  await once(server, 'request');
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await exchange).toEqual({ left: true, failure: 'timeout', fingerprint: '' });
});

it('gives a connection ten seconds, and says that nothing left', async () => {
  const { ended, exchange } = begin(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await exchange).toEqual({ left: false, failure: 'connect-timeout', fingerprint: '' });
});
