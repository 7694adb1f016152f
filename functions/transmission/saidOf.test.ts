import { expect, it } from 'vitest';
import { jobScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { saidOf } from './saidOf.ts';

type Stored = [state: string, reason: string, said?: string, apart?: boolean];

/** What is heard of an acceptance with these steps; each of their answers says its text, or nothing. */
const heard = (...steps: Stored[]): Promise<string | undefined> => {
  const rows = steps.map(([state, reason, NOMBRE, CUARENTENA = false]) => ({
    ...{ state, reason },
    ...(NOMBRE === undefined ? {} : { exchange: { RESPUESTA: { NOMBRE }, CUARENTENA } }),
  }));
  const services = {
    database: { query: async () => rows },
    files: { get: async (_scope: unknown, _bucket: string, name: string) => Buffer.from(name) },
  } as unknown as Services;
  const read = (answer: Uint8Array) => Buffer.from(answer).toString() || undefined;
  return saidOf(services, jobScope('emp-1', 'HN'), 'tra-1', read);
};

it('what an authority said of an acceptance is in the first of its answers that says it, also one that was fetched later', async () => {
  expect(
    await heard(['SENDING', 'attempt'], ['ACCEPTED', 'accepted', 'A'], ['ACCEPTED', 'fetched', 'B']),
  ).toBe('A');
  expect(
    await heard(['ACCEPTED', 'accepted', ''], ['ACCEPTED', 'fetched', ''], ['ACCEPTED', 'fetched', 'B']),
  ).toBe('B');
  expect(await heard(['ACCEPTED', 'accepted-by-person'], ['ACCEPTED', 'fetched', 'B'])).toBe('B');
  expect(await heard(['ACCEPTED', 'accepted-when-asked', 'A'])).toBe('A');
  expect(await heard(['ACCEPTED', 'accepted-by-person'])).toBeUndefined();
});

it.each(['fetched-other', 'fetched-absent', 'fetched-unclear', 'parts-arrived'])(
  'what it answered against its acceptance, or besides, is not believed: %s',
  async (reason) => {
    expect(await heard(['ACCEPTED', 'accepted', ''], ['ACCEPTED', reason, 'B'])).toBeUndefined();
  },
);

it('nor is what was set apart, or was answered before it was accepted', async () => {
  expect(await heard(['ACCEPTED', 'fetched', 'B', true])).toBeUndefined();
  expect(await heard(['UNKNOWN', 'accepted', 'B'])).toBeUndefined();
});
