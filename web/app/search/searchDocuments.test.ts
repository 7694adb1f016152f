import { expect, it, vi } from 'vitest';
import { documentKinds } from '../../../shared/documentKinds.ts';
import { call } from '../../api/call.ts';
import { notSearched, searchDocuments } from './searchDocuments.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));

it('a search that failed in some kinds names them, and is no search that found nothing', async () => {
  const kinds = documentKinds.filter(({ module }) => ['duca', 'invoices', 'dva'].includes(module));
  vi.mocked(call).mockImplementation(async ({ group }) => {
    if (group !== 'dva') throw new Error('Sin conexión');
    return { rows: [], total: 0 } as never;
  });
  const found = await searchDocuments(kinds, 'zzzz', 6);
  const failed = kinds.filter(({ module }) => module !== 'dva').map(({ plural }) => plural);
  expect(notSearched(kinds, found)).toBe(`No se pudo buscar en ${failed.join(', ')}.`);
  expect(
    notSearched(kinds.slice(-1), [...found, { kind: kinds.at(-1)!, rows: [], total: 0, orMore: false }]),
  ).toBe('');
});
