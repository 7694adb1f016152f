import { describe, expect, it } from 'vitest';
import { compareLists } from './compareLists.ts';
import { readCatalogueCsv } from './readCatalogueCsv.ts';
import { shippedCatalogues } from './shippedCatalogues.ts';
import { writeCatalogueCsv } from './writeCatalogueCsv.ts';

const row = (CLAVE: string, VALOR: string, more = {}) => ({ CLAVE, VALOR, ...more });

describe('compareLists', () => {
  it('tells by key what is new, other, gone and the same, whatever the order of rows and columns', () => {
    const before = [row('A', 'uno', { SALIDA: '1' }), row('B', 'dos'), row('C', 'tres')];
    const after = [row('D', 'cuatro'), row('B', 'dos, otra vez'), { SALIDA: '1', VALOR: 'uno', CLAVE: 'A' }];
    const { added, changed, removed, same } = compareLists(before, after);
    expect([added, changed, removed].map((rows) => rows.map((each) => each.CLAVE))).toEqual([
      ['D'],
      ['B'],
      ['C'],
    ]);
    expect(same).toBe(1);
  });
});

describe('writeCatalogueCsv', () => {
  it.each(shippedCatalogues.map((list) => [`${list.name} ${list.countries.join()}`, list] as const))(
    '%s comes back from its file as it was',
    (_, list) => {
      const { rows, problems } = readCatalogueCsv(writeCatalogueCsv(list.rows, []), []);
      expect(problems).toEqual([]);
      expect(rows).toEqual(list.rows);
    },
  );

  it('shields what a spreadsheet would execute, and gives the heading of an empty list', () => {
    const rows = [
      row('1', '=SUMA(A1)', { NOTA: '@x' }),
      row('2', "'comilla", { NOTA: 'con, coma y "comillas"' }),
    ];
    const text = writeCatalogueCsv(rows, []);
    expect(text).toContain("'=SUMA(A1)");
    expect(readCatalogueCsv(text, []).rows).toEqual(rows);
    expect(writeCatalogueCsv([], ['PARTIDA'])).toBe('CLAVE,VALOR,PARTIDA\r\n');
  });
});
