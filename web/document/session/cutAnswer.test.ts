import { afterEach, expect, it, vi } from 'vitest';
import { documentProcedures } from '../../../shared/foundation/documents/procedures.ts';
import { call } from '../../api/call.ts';
import { DocumentSession } from './DocumentSession.ts';
import { bodyOf, definition, set } from './documentWorld.fixture.ts';
import type { DraftStore } from './drafts.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const header = { ID: 'x', ESTADO: 'ABIERTA', VERSION: 1, LOCK: 1, MODIFICADO: '2026-01-01T00:00:00' };
const noDrafts: DraftStore = {
  load: async () => [],
  save: async () => undefined,
  clear: async () => undefined,
  loadSteps: async () => undefined,
  saveSteps: async () => undefined,
  clearSteps: async () => undefined,
};

/** Its head came, and the connection broke in its body. */
const cut = (text: string): Response =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode(text.slice(0, 20)));
        body.error(new TypeError('network error'));
      },
    }),
  );

it('a patch whose body is cut is retried under the same key; the foot says meanwhile that there is no connection', async () => {
  vi.useFakeTimers();
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    if (address.endsWith('/open'))
      return new Response(JSON.stringify({ result: { header, body: bodyOf('1', ['a']), problems: [] } }));
    keys.push(new Headers(headers).get('idempotency-key'));
    const saved = JSON.stringify({ result: { header, computed: [], problems: [] } });
    return keys.length === 1 ? cut(saved) : new Response(saved);
  });
  const session = new DocumentSession({
    definition: definition as never,
    procedures: documentProcedures(definition),
    id: 'x',
    call,
    drafts: noDrafts,
    reference: () => undefined as never,
  });
  await session.open();
  session.edit([set('CABEZA.NUMERO', '12')]);
  await vi.advanceTimersByTimeAsync(1500);
  expect([session.snapshot().save, session.snapshot().refusal]).toEqual(['offline', undefined]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(session.snapshot().save).toBe('saved');
  expect(keys).toEqual([keys[0], keys[0]]);
});
