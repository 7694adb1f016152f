import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import type { CountryCode } from '../countries/country.ts';
import { makeReference } from '../foundation/documents/makeReference.ts';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { many } from '../foundation/fields/dataSet.ts';
import { field } from '../foundation/fields/field.ts';
import { catalogue } from './names.ts';
import { shippedCatalogues } from './shippedCatalogues.ts';
import { tariffProblems } from './tariffProblems.ts';
import { taxRate } from './taxRate.ts';

const dataSets = {
  LINEAS: many('Líneas', 'ID', {
    ID: field.key(),
    CLASIFICACION_ARANCELARIA: field.tariff('Clasificación', { box: '45' }),
  }),
};

/** Lists of a country, with an official tariff of these rows in place of its own. */
function referenceWith(official?: readonly CatalogueRow[] | 'none', country: CountryCode = 'GT') {
  const lists = new Map(
    shippedCatalogues.filter((list) => list.countries.includes(country)).map((list) => [list.name, list]),
  );
  const own = shippedCatalogues.find((list) => list.name === catalogue.tariff)!;
  if (official === 'none') lists.delete(own.name);
  else if (official) {
    const facts = { source: 'SAC 2026', validFrom: '2026-01-01', sample: false, stamp: '1' };
    lists.set(own.name, {
      name: own.name,
      title: own.title,
      countries: own.countries,
      ...facts,
      rows: official,
    });
  }
  return makeReference({ country, today: '2026-11-20', checkTaxId: countries[country].checkTaxId, lists });
}

const sample = referenceWith();
const official = referenceWith([
  { CLAVE: '8517.62.00.00', VALOR: 'Aparatos', DAI: '0.00', UNIDAD: 'C62', VEHICULO: '0' },
  { CLAVE: '8517', VALOR: 'Teléfonos', DAI: '', UNIDAD: '', VEHICULO: '0' },
  { CLAVE: '8501200000', VALOR: 'Motores', DAI: '', UNIDAD: 'C62', VEHICULO: '0' },
  { CLAVE: '9801000000', VALOR: 'Menaje de casa', DAI: '0.00', UNIDAD: 'C62', VEHICULO: '0' },
]);

const found = (reference: typeof sample, ...codes: string[]) =>
  tariffProblems(
    dataSets,
    'LINEAS',
    codes.map((CLASIFICACION_ARANCELARIA) => ({ CLASIFICACION_ARANCELARIA })),
    reference,
  );
const said = (reference: typeof sample, code: string) =>
  found(reference, code).map((each) => `${each.severity} ${each.code}`);

describe('tariff codes of a declaration', () => {
  it('have the digits of their country, whatever list is loaded', () => {
    for (const reference of [sample, official]) {
      for (const code of ['8517', '85176200', '851762000001']) {
        expect(said(reference, code), code).toEqual(['error tariff.incomplete']);
      }
    }
    const honduras = referenceWith([], 'HN');
    expect(said(honduras, '0207149100')).toEqual(['error tariff.unknown']);
    expect(said(honduras, '020714910001')).toEqual(['error tariff.unknown']);
    expect(said(honduras, '02071491')).toEqual(['error tariff.incomplete']);
  });

  it('stand in an official tariff, written with points or without', () => {
    expect(said(official, '8517620000')).toEqual([]);
    expect(said(official, '8501200000')).toEqual([]);
    expect(said(official, '1234567890')).toEqual(['error tariff.unknown']);
    expect(found(official, '1234567890')[0]!.message).toBe(
      'Casilla 45, línea 1, Clasificación: 1234.56.78.90 no está en el arancel en vigor (SAC 2026); corrija el inciso.',
    );
  });

  it('are only warned of while the tariff is a sample, and where none is loaded', () => {
    expect(said(sample, '8471300000')).toEqual([]);
    expect(said(sample, '1234567890')).toEqual(['warning tariff.unknown']);
    expect(found(sample, '1234567890')[0]!.message).toContain(
      'la de la partida o el capítulo que lo contiene',
    );
    expect(said(referenceWith('none', 'HN'), '8471300000')).toEqual(['warning tariff.unchecked']);
  });

  it('that longer ones of the tariff open are not whole, loaded as titles or as codes', () => {
    const longer = { CLAVE: '0207.14.91.00.01', VALOR: 'Con hueso', DAI: '164.00' };
    const opened = { CLAVE: '0207.14.91.00', VALOR: 'Muslos' };
    const alone = { CLAVE: '0207.14.92.00', VALOR: 'Alas', DAI: '15.00' };
    for (const over of [
      { ...opened, TITULO: '1' },
      { ...opened, DAI: '15.00' },
    ]) {
      const honduras = referenceWith([over, longer, alone], 'HN');
      expect(said(honduras, '0207149100')).toEqual(['error tariff.incomplete']);
      expect(found(honduras, '0207149100')[0]!.message).toContain(
        '0207.14.91.00 se abre en incisos de 12 dígitos, cada uno con su tasa; complete el inciso.',
      );
      expect(said(honduras, '020714910001')).toEqual([]);
      expect(said(honduras, '0207149200')).toEqual([]);
    }
  });

  it('of a chapter for national use exist only where the tariff opens it', () => {
    expect(said(sample, '9999999999')).toEqual(['error tariff.unknown']);
    expect(said(official, '9999999999')).toEqual(['error tariff.unknown']);
    expect(said(official, '9801000000')).toEqual([]);
  });

  it('are told once each, at their first line, and not at all when blank or no code', () => {
    const all = found(sample, '', '8517', '8471300000', '8517', '1234567890', '7701000000', '8517', '12a');
    expect(all.map(({ path }) => path)).toEqual([
      'LINEAS[1].CLASIFICACION_ARANCELARIA',
      'LINEAS[4].CLASIFICACION_ARANCELARIA',
    ]);
    expect(all[0]!.message).toBe(
      'Casilla 45, línea 2, Clasificación: 85.17 tiene 4 dígitos y una declaración lleva 10; complete el inciso. Lo mismo en otras 2 líneas.',
    );
    expect(found(sample, '8517', '8517')[0]!.message).toMatch(/Lo mismo en la línea 2\.$/);
  });
});

describe('rates of an official tariff', () => {
  it('are its own: a sample says none in its place', () => {
    expect(taxRate(official, 'DAI', '8517620000')).toBe('0.00');
    expect(taxRate(official, 'DAI', '8501200000')).toBeUndefined();
    expect(taxRate(sample, 'DAI', '8501200000')).toBe('5.00');
    expect(taxRate(official, 'IVA', '8501200000')).toBe('12.00');
  });
});
