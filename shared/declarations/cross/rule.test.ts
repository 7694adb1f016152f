import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { referenceWith } from '../../catalogues/replacedLists.fixture.ts';
import { crossProblemsOf, ruleOf, type Pair } from './rule.ts';

const referenceOf = (rule: Partial<CatalogueRow>) =>
  referenceWith({
    [catalogue.crossChecks]: [{ CLAVE: 'PESO_BRUTO', VALOR: 'Peso', SEVERIDAD: 'ERROR', ...rule }],
  });
const pair = (mine: string, theirs: string, more: Partial<Pair> = {}): Pair => ({
  check: 'PESO_BRUTO',
  path: 'DUCA.PESO',
  subject: 'Casilla 32: el peso',
  mine,
  theirs,
  source: 'el documento de transporte X',
  ...more,
});
const judged = (rule: Partial<CatalogueRow>, ...of: Parameters<typeof pair>) =>
  crossProblemsOf([pair(...of)], referenceOf(rule));
const told = (...of: Parameters<typeof judged>): boolean => judged(...of).length > 0;

describe('a tolerance', () => {
  it('of an amount is reached without a word, and passed with one', () => {
    const rule = { TIPO: 'MONTO', TOLERANCIA: '0.50' };
    expect(told(rule, '100.00', '100.50')).toBe(false);
    expect(told(rule, '100.50', '100.00')).toBe(false);
    expect(told(rule, '100.00', '100.51')).toBe(true);
    expect(told(rule, '99.49', '100.00')).toBe(true);
  });

  it('of a percentage is of the greater of the two, whichever that is', () => {
    const rule = { TIPO: 'PORCENTAJE', TOLERANCIA: '10' };
    expect(told(rule, '90.00', '100.00')).toBe(false);
    expect(told(rule, '100.00', '90.00')).toBe(false);
    expect(told(rule, '89.99', '100.00')).toBe(true);
    expect(told(rule, '100.00', '89.99')).toBe(true);
    expect(told(rule, '-90.00', '-100.00')).toBe(false);
    expect(told(rule, '-100.00', '-89.99')).toBe(true);
    expect(told(rule, '0.00', '0.00')).toBe(false);
  });

  it('of days counts them in both directions', () => {
    const rule = { TIPO: 'DIAS', TOLERANCIA: '5' };
    expect(told(rule, '2026-11-10', '2026-11-15')).toBe(false);
    expect(told(rule, '2026-11-15', '2026-11-10')).toBe(false);
    expect(told(rule, '2026-11-10', '2026-11-16')).toBe(true);
    expect(judged(rule, '2026-11-16', '2026-11-10')[0]!.message).toBe(
      'Casilla 32: el peso (16/11/2026) está a 6 días de la fecha del documento de transporte X (10/11/2026); se admiten 5. Revise ambas fechas.',
    );
  });

  it('that is blank is none at all', () => {
    for (const TOLERANCIA of ['', '0', '0.00']) {
      expect(told({ TIPO: 'MONTO', TOLERANCIA }, '1.00', '1.01'), TOLERANCIA).toBe(true);
      expect(told({ TIPO: 'MONTO', TOLERANCIA }, '1.00', '1.0'), TOLERANCIA).toBe(false);
      expect(told({ TIPO: 'PORCENTAJE', TOLERANCIA }, '1.00', '1.01'), TOLERANCIA).toBe(true);
      expect(told({ TIPO: 'DIAS', TOLERANCIA }, '2026-11-10', '2026-11-11'), TOLERANCIA).toBe(true);
      expect(told({ TIPO: 'DIAS', TOLERANCIA }, '2026-11-10', '2026-11-10'), TOLERANCIA).toBe(false);
    }
    expect(judged({ TIPO: 'DIAS', TOLERANCIA: '' }, '2026-11-10', '2026-11-11')[0]!.message).toContain(
      'se admiten 0.',
    );
  });
});

describe('the sentence of a contradiction', () => {
  const said = (...of: Parameters<typeof judged>): string => judged(...of)[0]!.message;

  it('says both, how far they lie apart, and what is tolerated, without needless zeros', () => {
    const weight = { unit: 'kg' };
    expect(said({ TIPO: 'MONTO', TOLERANCIA: '0.50' }, '1000.00', '1001.00', weight)).toBe(
      'Casilla 32: el peso (1,000.00 kg) difiere en 1.00 kg del documento de transporte X (1,001.00 kg); la tolerancia es 0.5 kg. Corrija uno de los dos o vuelva a formar la DUCA.',
    );
    const tolerance = (TIPO: string, TOLERANCIA: string, more: Partial<Pair> = {}): string =>
      /la tolerancia es (.+?)\. Corrija/.exec(said({ TIPO, TOLERANCIA }, '1000.00', '5000.00', more))![1]!;
    expect(tolerance('MONTO', '1.00')).toBe('1');
    expect(tolerance('MONTO', '10')).toBe('10');
    expect(tolerance('MONTO', '')).toBe('0');
    expect(tolerance('MONTO', '1.25', weight)).toBe('1.25 kg');
    expect(tolerance('PORCENTAJE', '1.50')).toBe('1.5 %');
    expect(tolerance('PORCENTAJE', '2', weight)).toBe('2 %');
  });

  it('shows as many decimals as the fact has', () => {
    expect(said({ TIPO: 'MONTO', TOLERANCIA: '' }, '7.85123', '7.85124', { decimals: 5 })).toContain(
      '(7.85123) difiere en 0.00001 del documento de transporte X (7.85124)',
    );
  });

  it('of words takes capitals and accents for the same, and dates as they are read', () => {
    const rule = { TIPO: 'EXACTA' };
    expect(told(rule, 'Canción', 'CANCION')).toBe(false);
    expect(said(rule, 'CIF', 'FOB')).toBe(
      'Casilla 32: el peso es «CIF» y en el documento de transporte X dice «FOB». Corrija uno de los dos.',
    );
    expect(said(rule, '2026-11-10', '2026-11-11')).toContain('es «10/11/2026» y en');
  });
});

describe('a check', () => {
  it('weighs what its row says: an error, a warning, or nothing', () => {
    const severity = (SEVERIDAD: string) =>
      judged({ SEVERIDAD, TIPO: 'MONTO' }, '1', '2').map((each) => each.severity);
    expect(severity('ERROR')).toEqual(['error']);
    expect(severity('ADVERTENCIA')).toEqual(['warning']);
    expect(severity('NINGUNA')).toEqual([]);
    expect(severity('')).toEqual([]);
    expect(ruleOf('OTRO', referenceOf({}))).toBeUndefined();
  });

  it('says nothing of what one of the two leaves blank', () => {
    expect(told({ TIPO: 'MONTO' }, '', '2.00')).toBe(false);
    expect(told({ TIPO: 'MONTO' }, '2.00', '')).toBe(false);
    expect(told({ TIPO: 'MONTO' }, '', '')).toBe(false);
  });

  it('points at its place and at the other one where a document of the company says it', () => {
    const other = {
      module: 'transport-documents',
      id: 'T-1',
      path: 'DOCUMENTO.PESO',
      label: 'x',
    } as unknown as Pair['other'];
    expect(judged({ TIPO: 'MONTO' }, '1', '2', { other: other! })[0]).toMatchObject({
      code: 'cross.peso-bruto',
      path: 'DUCA.PESO',
      other,
    });
    expect(judged({ TIPO: 'MONTO' }, '1', '2')[0]).not.toHaveProperty('other');
  });
});
