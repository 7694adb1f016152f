import { expect, it, vi } from 'vitest';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { honduranReference } from '../../shared/dua/sampleDua.fixture.ts';
import { useDues } from './useDues.ts';

const row = (ID: string, ESTADO: string) => ({
  ID,
  ESTADO,
  RESUMEN: { NO_ORDEN: '1456000821', FECHA_VENCIMIENTO: '2026-12-20' },
});
vi.mock('../api/queries.ts', () => ({
  useProcedure: (procedure: object, { FILTROS }: { FILTROS?: object }) => ({
    data:
      procedure === duaProcedures.list && FILTROS && 'FECHA_VENCIMIENTO>=' in FILTROS
        ? { rows: [row('a', 'VERDE'), row('b', 'BORRADOR'), row('c', 'CORRECCION'), row('d', 'DESISTIDA')] }
        : undefined,
    isFetching: false,
    isError: false,
  }),
}));
vi.mock('../api/session.ts', () => ({
  useMay: () => () => true,
  useSession: () => ({ company: { id: 'h' } }),
}));
vi.mock('../kit/reference.ts', () => ({ useReference: () => honduranReference() }));

it('the calendar has the last day of the term of what is registered, and of nothing else', () => {
  const { dues } = useDues('2026-11-29', '2027-01-02');
  expect(dues.map(({ day, kind, key }) => [day, kind, key])).toEqual([
    ['2026-12-20', 'term', 'a plazo'],
    ['2026-12-20', 'term', 'c plazo'],
  ]);
  expect(dues[0]).toMatchObject({ text: expect.stringMatching(/^Plazo: .*145-6000821/) as string });
});
