import { afterEach, expect, it, vi } from 'vitest';
import { duaDefinition } from '../../../shared/dua/definition.ts';
import type { Asked } from '../../api/queries.ts';
import type { OpenDocument } from '../../document/useDocument.ts';
import { draw, leave } from '../../hooks.fixture.ts';
import { useSentStatus } from './useSentStatus.ts';

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../hooks.fixture.ts')).hooks,
}));
afterEach(leave);

/** How often the standing is asked anew of a document at a lock, where what is known is of another. */
function asksOf(ESTADO: string, LOCK: number, known: number | undefined): number {
  const refetch = vi.fn();
  const data = known === undefined ? undefined : { header: { LOCK: known } };
  const document = { definition: duaDefinition, header: { ESTADO, LOCK } } as unknown as OpenDocument;
  draw(() => useSentStatus(document, { data, refetch } as unknown as Asked<{ header: { LOCK: number } }>));
  return refetch.mock.calls.length;
}

it('asks again what is older than the document: the answer may have come while nobody looked', () => {
  expect(asksOf('VERDE', 7, 6)).toBe(1);
});

it('asks nothing of what is as new, what never was sent, or what is still being asked', () => {
  expect(asksOf('VERDE', 7, 7)).toBe(0);
  expect(asksOf(duaDefinition.states.initial, 7, 6)).toBe(0);
  expect(asksOf('VERDE', 7, undefined)).toBe(0);
});
