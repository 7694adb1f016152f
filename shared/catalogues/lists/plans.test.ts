import { describe, expect, it } from 'vitest';
import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { catalogue } from '../names.ts';
import { readCatalogueCsv } from '../readCatalogueCsv.ts';
import { sampleReference } from '../sampleReference.fixture.ts';
import { shippedCatalogues } from '../shippedCatalogues.ts';

/** What is said of a file of the list in which the first row says otherwise. */
function said(name: string, values: Record<string, string>): string[] {
  const first = shippedCatalogues.find((list) => list.name === name)!.rows[0]!;
  const row: CatalogueRow = { ...first, ...values };
  const columns = Object.keys(row).filter((each) => each !== 'CLAVE' && each !== 'VALOR');
  const file = `${Object.keys(row).join()}\n${Object.values(row)
    .map((each) => `"${each}"`)
    .join()}`;
  return readCatalogueCsv(file, columns, sampleReference.hasCode).problems.map(({ message }) => message);
}
const price = (values: Record<string, string>): string[] => said(catalogue.prices, values);
const plan = (values: Record<string, string>): string[] => said(catalogue.plans, values);

describe('a file of prices', () => {
  it('is refused with line and column where a price is no number that can be charged', () => {
    for (const PRECIO of ['1,50', '1.5.0', 'gratis', '-1', '$1.50'])
      expect(price({ PRECIO }), PRECIO).toEqual([
        `Línea 2, columna PRECIO: «${PRECIO}» debe ser un número con punto decimal, como 4.70`,
      ]);
    expect(price({ PRECIO: '' })).toEqual([
      'Línea 2, columna PRECIO: está vacía; escriba el precio, 0.00 si no se cobra',
    ]);
    expect(price({ PRECIO: '0' })).toEqual([]);
    expect(price({ PRECIO: '1.50' })).toEqual([]);
  });

  it('is refused in another currency, and in none: what is charged is added up in US dollars', () => {
    expect(price({ MONEDA: 'GTQ' })).toEqual(['Línea 2, columna MONEDA: «GTQ» debe ser USD']);
    expect(price({ MONEDA: '' })).toEqual([
      'Línea 2, columna MONEDA: está vacía; escriba USD, la moneda en que se cobra',
    ]);
  });
});

describe('a file of plans', () => {
  it('is refused with line and column where a limit is no whole number: it would be none', () => {
    for (const name of ['USUARIOS', 'DECLARACIONES', 'TOKENS']) {
      for (const value of ['1,000', '1.5', 'mil'])
        expect(plan({ [name]: value }), `${name} ${value}`).toEqual([
          `Línea 2, columna ${name}: «${value}» debe ser un número entero, sin comas ni puntos`,
        ]);
      expect(plan({ [name]: '' })).toEqual([
        `Línea 2, columna ${name}: está vacía; escriba un número entero, 0 si no hay límite`,
      ]);
      expect(plan({ [name]: '1000' })).toEqual([]);
    }
  });
});
