import { describe, expect, it } from 'vitest';
import { matrixOf, obligationsFor, rowsFor, rowsInForce, type DatedRow, type RulesMatrix } from './matrix.ts';

const row = (more: Partial<DatedRow> = {}): DatedRow => ({
  ID_NODO: '1',
  NODO_PADRE: 'DUCA',
  NODO: 'PESO',
  CLASE: '*',
  REGIMEN: '*',
  TIPO: 'MANDATORIA',
  ...more,
});
const matrix = (rows: DatedRow[], validFrom = '2026-01-01'): RulesMatrix => ({
  source: 's',
  validFrom,
  sample: true,
  rows,
});

describe('a rule with days', () => {
  const rules = (VIGENTE_DESDE: string, VIGENTE_HASTA: string): boolean =>
    rowsInForce([row({ VIGENTE_DESDE, VIGENTE_HASTA })], '2026-11-20').length > 0;

  it('rules on its first day and on its last, and on none beside them', () => {
    expect(rules('2026-11-20', '2026-11-20')).toBe(true);
    expect(rules('2026-11-21', '')).toBe(false);
    expect(rules('', '2026-11-19')).toBe(false);
    expect(rules('', '')).toBe(true);
    expect(rowsInForce([row()], '2026-11-20')).toHaveLength(1);
  });

  it('that began later takes the place of the earlier, in whatever order they stand', () => {
    const early = row({ VIGENTE_DESDE: '2026-01-01', TIPO: 'CONDICIONAL' });
    const late = row({ VIGENTE_DESDE: '2026-06-01' });
    expect(rowsInForce([early, late], '2026-11-20')).toEqual([late]);
    expect(rowsInForce([late, early], '2026-11-20')).toEqual([late]);
    expect(rowsInForce([late, row({ TIPO: 'CONDICIONAL' })], '2026-11-20')).toEqual([late]);
    expect(rowsInForce([early, late], '2026-05-31')).toEqual([early]);
  });

  it('of another node, parent, class or regime stands beside it', () => {
    const others = [{}, { NODO: 'X' }, { NODO_PADRE: 'X' }, { CLASE: 'X' }, { REGIMEN: 'X' }].map(row);
    expect(rowsInForce(others, '2026-11-20')).toEqual(others);
  });
});

describe('the matrix in force', () => {
  it('is the latest that began by the day, that day included; none before the first', () => {
    const [first, second] = [matrix([], '2026-01-01'), matrix([], '2026-06-01')];
    const on = (day: string) => matrixOf([second, first], day);
    expect([on('2025-12-31'), on('2026-01-01'), on('2026-05-31')]).toEqual([undefined, first, first]);
    expect(on('2026-06-01')).toBe(second);
    expect(matrixOf([first, second], '2026-12-31')).toBe(second);
    const same = matrix([], '2026-01-01');
    expect(matrixOf([first, same], '2026-12-31')).toBe(first);
  });
});

describe('what is asked of a node', () => {
  const of = (rows: DatedRow[], regime = 'IM', classCode = '10') =>
    obligationsFor(matrix(rows), regime, classCode)?.obligation('DUCA', 'PESO');

  it('is what the row says that names most, the regime before the class', () => {
    const every = row({ TIPO: 'CONDICIONAL' });
    const byClass = row({ CLASE: '10', TIPO: 'MANDATORIA' });
    const byRegime = row({ REGIMEN: 'IM', TIPO: 'CONDICIONAL' });
    const both = row({ REGIMEN: 'IM', CLASE: '10', TIPO: 'NO APLICA' });
    for (const turned of [false, true]) {
      const rows = (...given: DatedRow[]) => (turned ? given.toReversed() : given);
      expect(of(rows(every, byClass))).toBe('MANDATORIA');
      expect(of(rows(byClass, byRegime))).toBe('CONDICIONAL');
      expect(of(rows(byClass, byRegime, both))).toBe('NO APLICA');
    }
    expect(of([every, row({ TIPO: 'MANDATORIA' })])).toBe('CONDICIONAL');
  });

  it('is nothing where no row speaks of the pair, and NO APLICA where rows speak of other nodes', () => {
    expect(of([row({ REGIMEN: 'EX' })])).toBeUndefined();
    expect(of([row({ CLASE: '20' })])).toBeUndefined();
    expect(of([row({ NODO: 'X' })])).toBe('NO APLICA');
    expect(of([row({ NODO_PADRE: 'X' })])).toBe('NO APLICA');
    expect(of([])).toBeUndefined();
  });

  it('needs a regime and a class: a star stands for every one of them and not for none', () => {
    expect(of([row()], '', '10')).toBeUndefined();
    expect(of([row()], 'IM', '')).toBeUndefined();
    expect(of([row()])).toBe('MANDATORIA');
    expect(of([row({ REGIMEN: '', CLASE: '10' })], '', '10')).toBe('MANDATORIA');
  });

  it('is one of three words, whatever a file says', () => {
    for (const TIPO of ['', 'mandatoria', 'OBLIGATORIA']) expect(of([row({ TIPO })]), TIPO).toBe('NO APLICA');
  });

  it('is reckoned once for each matrix and pair', () => {
    const one = matrix([row(), row({ NODO: 'VALOR', REGIMEN: 'IM', TIPO: 'CONDICIONAL' })]);
    const asked = obligationsFor(one, 'IM', '10')!;
    expect(obligationsFor(one, 'IM', '10')).toBe(asked);
    expect(obligationsFor(one, 'EX', '10')).not.toBe(asked);
    expect(obligationsFor(one, 'IM', '20')).not.toBe(asked);
    expect(asked).toMatchObject({ regime: 'IM', class: '10', matrix: one });
    expect(asked.obligation('DUCA', 'VALOR')).toBe('CONDICIONAL');
    expect(rowsFor(one, 'EX', '10').map((each) => each.NODO)).toEqual(['PESO']);
  });
});
