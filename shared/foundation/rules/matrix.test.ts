import { describe, expect, it } from 'vitest';
import { matrixOf, obligationsFor, rowsInForce, type MatrixRow, type RulesMatrix } from './matrix.ts';

const row = (NODO_PADRE: string, NODO: string, REGIMEN: string, CLASE: string, TIPO: string): MatrixRow => ({
  ID_NODO: '1',
  NODO_PADRE,
  NODO,
  REGIMEN,
  CLASE,
  TIPO,
});
const matrix: RulesMatrix = {
  source: 'test',
  validFrom: '2026-01-01',
  sample: true,
  rows: [
    row('duca', 'dva', 'ID', '4', 'CONDICIONAL'),
    row('duca', 'dva', 'ID', '*', 'MANDATORIA'),
    row('duca', 'dva', '*', '*', 'NO APLICA'),
    row('dva', 'fob', 'ID', '1', 'MANDATORIA'),
    row('dva', 'rara', 'ID', '1', 'QUIZAS'),
  ],
};

describe('obligationsFor', () => {
  it('answers by parent and node, the row that names regime and class first', () => {
    const { obligation } = obligationsFor(matrix, 'ID', '4')!;
    expect(obligation('duca', 'dva')).toBe('CONDICIONAL');
    expect(obligationsFor(matrix, 'ID', '1')!.obligation('duca', 'dva')).toBe('MANDATORIA');
    expect(obligationsFor(matrix, 'ED', '1')!.obligation('duca', 'dva')).toBe('NO APLICA');
  });

  it('takes what is absent or unknown as not applicable, and the same node under another parent as another', () => {
    const { obligation } = obligationsFor(matrix, 'ID', '1')!;
    expect(obligation('dva', 'fob')).toBe('MANDATORIA');
    expect(obligation('duca', 'fob')).toBe('NO APLICA');
    expect(obligation('dva', 'rara')).toBe('NO APLICA');
  });

  it('is compiled once, and says nothing of a pair without rows', () => {
    expect(obligationsFor(matrix, 'ID', '1')).toBe(obligationsFor(matrix, 'ID', '1'));
    const narrow = { ...matrix, rows: [row('a', 'b', 'ID', '1', 'MANDATORIA')] };
    expect(obligationsFor(narrow, 'ID', '2')).toBeUndefined();
    expect(obligationsFor(matrix, '', '')).toBeUndefined();
  });
});

describe('matrixOf', () => {
  it('takes the latest that had begun on the day', () => {
    const later = { ...matrix, validFrom: '2026-07-01' };
    expect(matrixOf([later, matrix], '2026-06-30')).toBe(matrix);
    expect(matrixOf([later, matrix], '2026-07-01')).toBe(later);
    expect(matrixOf([later, matrix], '2025-12-31')).toBeUndefined();
  });
});

describe('rowsInForce', () => {
  const row = (TIPO: string, VIGENTE_DESDE = '', VIGENTE_HASTA = '') => ({
    ID_NODO: '1',
    NODO_PADRE: 'duca',
    NODO: 'encabezado',
    CLASE: '1',
    REGIMEN: 'ID',
    TIPO,
    VIGENTE_DESDE,
    VIGENTE_HASTA,
  });
  const types = (day: string) =>
    rowsInForce([row('CONDICIONAL', '', '2026-06-30'), row('MANDATORIA', '2026-07-01')], day).map(
      ({ TIPO }) => TIPO,
    );

  it('takes each row between its days, both included', () => {
    expect([types('2026-06-30'), types('2026-07-01')]).toEqual([['CONDICIONAL'], ['MANDATORIA']]);
  });

  it('takes the later of two rows that rule at once', () => {
    const both = [row('MANDATORIA', '2026-03-01'), row('NO APLICA', '2026-01-01')];
    expect(rowsInForce(both, '2026-11-20').map(({ TIPO }) => TIPO)).toEqual(['MANDATORIA']);
  });
});
