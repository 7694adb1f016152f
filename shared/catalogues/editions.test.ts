import { describe, expect, it } from 'vitest';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { editionOn, nextEdition, saidBy } from './editions.ts';

const row = (CLAVE: string, DAI: string, VALOR = 'Caballos'): CatalogueRow => ({
  CLAVE,
  VALOR,
  DAI,
  UNIDAD: 'C62',
});
const official = (rows: readonly CatalogueRow[], validFrom: string, source: string) => ({
  rows,
  validFrom,
  source,
  sample: false,
});
const first = [row('0101210000', '0.00'), row('0101290000', '5.00'), row('0101300000', '10.00', 'Asnos')];
const second = [row('0101210000', '0.00'), row('0101290000', '15.00'), row('0101900000', '10.00', 'Mulos')];
const known = official(first, '2026-01-01', 'Edición VI');
const joined = nextEdition(known, { rows: second, sample: false }, '2026-07-01');
const on = (rows: readonly CatalogueRow[], day: string) =>
  editionOn(rows, day)
    .map((each) => `${each.CLAVE} ${each['DAI']}`)
    .sort();

describe('editions of the tariff', () => {
  it('rule each on its own days, whatever was loaded later', () => {
    expect(on(joined, '2026-06-30')).toEqual(['0101210000 0.00', '0101290000 5.00', '0101300000 10.00']);
    expect(on(joined, '2026-07-01')).toEqual(['0101210000 0.00', '0101290000 15.00', '0101900000 10.00']);
    expect(on(first, '2030-01-01')).toEqual(on(first, '2000-01-01'));
  });

  it('keep of the earlier one what changed alone, with its last day and its own source', () => {
    const ended = joined.filter((each) => each['VIGENTE_HASTA']);
    expect(ended.map(({ CLAVE, VIGENTE_HASTA, FUENTE }) => [CLAVE, VIGENTE_HASTA, FUENTE])).toEqual([
      ['0101290000', '2026-06-30', 'Edición VI'],
      ['0101300000', '2026-06-30', 'Edición VI'],
    ]);
    expect(joined).toHaveLength(5);
  });

  it('loaded again for the same day, take the place of their first load and forget nothing older', () => {
    const mended = nextEdition(
      official(joined, '2026-07-01', 'Edición VII'),
      { rows: [row('0101.29.00.00', '20.00'), row('0101300000', '10.00', 'Asnos')], sample: false },
      '2026-07-01',
    );
    expect(on(mended, '2026-06-30')).toEqual(on(joined, '2026-06-30'));
    expect(on(mended, '2026-07-01')).toEqual(['0101.29.00.00 20.00', '0101300000 10.00']);
  });

  it('have no past where one of them is a sample', () => {
    const sample = { ...known, sample: true };
    expect(nextEdition(sample, { rows: second, sample: false }, '2026-07-01')).toBe(second);
    expect(nextEdition(known, { rows: second, sample: true }, '2026-07-01')).toBe(second);
  });

  it('are one array a day, so that what is indexed by it stays indexed', () => {
    expect(editionOn(joined, '2026-08-01')).toBe(editionOn(joined, '2026-09-01'));
    expect(editionOn(first, '2026-08-01')).toBe(first);
  });

  it('say the same with points or without, and no days', () => {
    expect(saidBy({ ...row('0101.21.00.00', '0.00'), VIGENTE_DESDE: '2026-07-01' })).toEqual(first[0]);
  });
});
