import { beforeEach, expect, it, vi } from 'vitest';
import { sampleReference } from '../../shared/duca/sampleSources.fixture.ts';
import { useDues } from './useDues.ts';

const answers: Record<string, unknown> = {};
vi.mock('../api/queries.ts', () => ({
  useProcedure: ({ name }: { name: string }) => ({ data: answers[name], isFetching: false, isError: false }),
}));
vi.mock('../api/session.ts', () => ({
  useMay: () => () => true,
  useSession: () => ({ company: { id: 'gt' } }),
}));
vi.mock('../kit/reference.ts', () => ({ useReference: () => sampleReference('GT') }));

beforeEach(() => {
  answers['pendingComplementary'] = {
    rows: [{ ID_DUCA: 'd', FECHA_ACEPTACION: '2026-11-03T10:00:00', CORRELATIVO: '1', NO_ORDEN: '123' }],
  };
});

it('with one complementary DUCA pending in December, March has none', () => {
  expect(useDues('2026-11-30', '2027-01-03').dues.map(({ day }) => day)).toEqual([
    expect.stringMatching(/^2026-12-/),
  ]);
  expect(useDues('2026-02-23', '2026-04-05').dues).toEqual([]);
  expect(useDues('2027-03-01', '2027-04-04').dues).toEqual([]);
});
