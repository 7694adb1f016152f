import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import { readTariffEdition } from '../../catalogues/readTariffEdition.ts';
import { sampleReference } from '../../catalogues/sampleReference.fixture.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { fillOrder, indexFileOf, nameOfIndex, openTariff, orderOf, takeIndexFile } from './searchedTariff.ts';
import { searchTariff } from './tariffSearch.ts';
import { tradeQueries } from './tradeQueries.fixture.ts';

/** The reference with a tariff of its own, as another copy or browser would have loaded it. */
function loadedAnew(
  rows: readonly CatalogueRow[] = sampleReference.rows(catalogue.tariff),
  stamp = 'una',
  day = sampleReference.day,
): Reference {
  const fresh = [...rows];
  return {
    ...sampleReference,
    day,
    rows: (name) => (name === catalogue.tariff ? fresh : sampleReference.rows(name)),
    origin: (name) => {
      const origin = sampleReference.origin(name);
      return origin && name === catalogue.tariff ? { ...origin, stamp } : origin;
    },
  };
}
const official = readTariffEdition(
  'Código,Descripción,DAI\n6110,Suéteres,\n6110.20.00.00,- De algodón,15\n6109,"T-shirts y camisetas interiores, de punto",\n6109.10.00.00,- De algodón,15\n8471,"Máquinas automáticas para tratamiento o procesamiento de datos",\n8471.30.00.00,- Portátiles,0\n',
  sampleReference,
).rows;

describe('an index that was kept', () => {
  it('answers as one that is built, for every query of the trade', () => {
    const [built, kept] = [loadedAnew(), loadedAnew()];
    const of = nameOfIndex(built)!;
    expect(openTariff(kept)).toBeUndefined();
    expect(takeIndexFile(kept, of, indexFileOf(built, of))).toBe(true);
    expect(openTariff(kept)).toBeDefined();
    for (const [typed] of [...tradeQueries, ['8471.30'], ['selular'], ['camis']])
      expect(searchTariff(kept, typed!)).toEqual(searchTariff(built, typed!));
  });

  it('is made elsewhere of the texts alone, and leads to the whole rows of a list in any order', () => {
    const reference = loadedAnew(official);
    const of = nameOfIndex(reference)!;
    const order = orderOf(reference, of);
    expect(JSON.stringify(order)).not.toContain('DAI');
    expect(takeIndexFile(reference, of, fillOrder(structuredClone(order)))).toBe(true);
    const [first] = searchTariff(reference, 'camisetas algodon').rows;
    expect(first).toBe(reference.rows(catalogue.tariff).find(({ CLAVE }) => CLAVE === '6109100000'));
    expect(searchTariff(reference, 'laptop').rows.map(({ CLAVE }) => CLAVE)).toEqual(['8471300000']);
  });

  it('is refused when it is of other lists, of another day of theirs, or broken', () => {
    const known = loadedAnew(official);
    const of = nameOfIndex(known)!;
    const file = indexFileOf(known, of);
    const other = loadedAnew(official, 'otra');
    expect(takeIndexFile(other, nameOfIndex(other)!, file)).toBe(false);
    const harmed = file.slice();
    harmed[file.length >> 1]! ^= 1;
    const again = loadedAnew(official);
    expect(takeIndexFile(again, of, harmed)).toBe(false);
    expect(takeIndexFile(again, of, new Uint8Array())).toBe(false);
    expect(openTariff(again)).toBeUndefined();
    expect(takeIndexFile(again, of, file)).toBe(true);
  });
});

it('names its lists: another stamp, country or edition in force is another name, another day of one edition is not', () => {
  const dated = official.map((row, at) => (at === 0 ? { ...row, VIGENTE_DESDE: '2026-12-01' } : row));
  const on = (day: string, stamp = 'una') => nameOfIndex(loadedAnew(dated, stamp, day));
  expect(on('2026-11-20')).toBe(on('2026-11-30'));
  expect(on('2026-11-30')).not.toBe(on('2026-12-01'));
  expect(on('2026-11-20')).not.toBe(on('2026-11-20', 'otra'));
  expect(nameOfIndex({ ...loadedAnew(), country: 'HN' })).not.toBe(nameOfIndex(loadedAnew()));
  expect(on('2026-11-20', '')).toBeUndefined();
});
