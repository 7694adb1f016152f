import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currentTrace, traced } from '../../functions/runtime/trace.ts';
import { httpWire } from '../../functions/transmission/gateways/wire.ts';
import { exchanged, result, startMachine, type Machine } from './machine.ts';

const CALLED = 'pantalla-de-la-duca';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());

it('a declaration goes to the authority under the name of the click that handed it over, whoever wakes it', async () => {
  await on.fresh();
  const { id } = await traced(CALLED, () => on.handed());
  const under: (string | undefined)[] = [];
  on.gateway.send = async () => {
    under.push(currentTrace());
    return exchanged(result('accepted'));
  };
  await traced('otro-que-despierta', () => on.work(id));
  expect(under).toEqual([CALLED]);
});

it('one of before there were names goes under that of whoever wakes it', async () => {
  await on.fresh();
  const { id } = await on.handed();
  const under: (string | undefined)[] = [];
  on.gateway.send = async () => {
    under.push(currentTrace());
    return exchanged(result('accepted'));
  };
  await traced('otro-que-despierta', () => on.work(id));
  expect(under).toEqual(['otro-que-despierta']);
});

it('an authority reads the name among the headers', async () => {
  const heard: unknown[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers['x-correlation-id']);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const request = { url, headers: {}, body: Buffer.from('x'), timeoutMs: 5000, maxBytes: 100 };
  await traced(CALLED, () => httpWire(request));
  server.close();
  expect(heard).toEqual([CALLED]);
});
