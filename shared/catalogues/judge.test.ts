import { describe, expect, it } from 'vitest';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { ratesRowProblem } from './cellRules.ts';
import { judgeOf } from './judge.ts';
import { plausibilityLists } from './lists/plausibility.ts';
import { catalogue } from './names.ts';
import { sampleReference } from './sampleReference.fixture.ts';

const listed = (...rows: CatalogueRow[]): Reference => ({
  ...sampleReference,
  row: (list, code) =>
    list === catalogue.plausibility
      ? rows.find((row) => row.CLAVE === code)
      : sampleReference.row(list, code),
});
const rate = (TIPO: string, TOLERANCIA: string, SEVERIDAD: string): CatalogueRow => ({
  CLAVE: 'TASA_BANCO',
  VALOR: '',
  TIPO,
  TOLERANCIA,
  SEVERIDAD,
});

describe('the judge of a check', () => {
  it('takes severity and tolerance from the list in force', () => {
    const severity = (row: CatalogueRow) => judgeOf('TASA_BANCO', listed(row))?.told('c', 'p', 'm').severity;
    expect(severity(rate('PORCENTAJE', '5.00', 'ERROR'))).toBe('error');
    expect(severity(rate('PORCENTAJE', '5.00', 'ADVERTENCIA'))).toBe('warning');
    expect(severity(rate('PORCENTAJE', '5.00', 'NINGUNA'))).toBeUndefined();
  });

  it('judges as shipped what a list made before the check lacks, and never leaves it out', () => {
    expect(judgeOf('TASA_BANCO', listed())?.told('c', 'p', 'm').severity).toBe('error');
  });

  it('lets values lie as far apart as the tolerance, and no further', () => {
    const apart = (TIPO: string, TOLERANCIA: string, one: string, other: string) =>
      judgeOf('TASA_BANCO', listed(rate(TIPO, TOLERANCIA, 'ERROR')))?.apart(one, other);
    expect(apart('PORCENTAJE', '5.00', '100', '95')).toBe(false);
    expect(apart('PORCENTAJE', '5.00', '95', '100')).toBe(false);
    expect(apart('PORCENTAJE', '5.00', '100', '94.99999')).toBe(true);
    expect(apart('ABSOLUTA', '0.5', '10', '10.5')).toBe(false);
    expect(apart('ABSOLUTA', '0.5', '10', '10.51')).toBe(true);
  });

  it('calls a day later from the day after the tolerance, and no blank or broken one', () => {
    const later = (days: string, day: string) =>
      judgeOf('TASA_BANCO', listed(rate('DIAS', days, 'ERROR')))?.later(day, '2026-11-20');
    expect(later('0', '2026-11-20')).toBe(false);
    expect(later('0', '2026-11-21')).toBe(true);
    expect(later('15', '2026-12-05')).toBe(false);
    expect(later('15', '2026-12-06')).toBe(true);
    expect(later('0', '')).toBe(false);
    expect(later('0', '2026-13-45')).toBe(false);
  });

  it('has only rows in its shipped list that an import would take', () => {
    for (const row of plausibilityLists.flatMap(({ rows }) => rows))
      expect(
        ratesRowProblem(row, () => true),
        row.CLAVE,
      ).toBeUndefined();
  });
});
