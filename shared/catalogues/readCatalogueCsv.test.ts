import { describe, expect, it } from 'vitest';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { combosOf, comboNames, NO_RESULTS } from './combo.ts';
import { readCatalogueCsv } from './readCatalogueCsv.ts';

const messages = (text: string, columns: string[] = []): string[] =>
  readCatalogueCsv(text, columns).problems.map((problem) => `${problem.path} ${problem.message}`);

describe('readCatalogueCsv', () => {
  it('reads rows with quotes, line ends of every system and a byte order mark', () => {
    const read = readCatalogueCsv(
      '\uFEFFCLAVE,VALOR,DAI\r\n8471300000,"Portátiles, de hasta 10 kg",0.00\r\n\r\n',
      ['DAI'],
    );
    expect(read).toEqual({
      rows: [{ CLAVE: '8471300000', VALOR: 'Portátiles, de hasta 10 kg', DAI: '0.00' }],
      problems: [],
    });
  });

  it('keeps codes as text', () => {
    expect(
      readCatalogueCsv('CLAVE,VALOR\n0101210000,Caballos\n=1+1,Suma', []).rows.map((row) => row.CLAVE),
    ).toEqual(['0101210000', '=1+1']);
  });

  it('names line and column of every bad row', () => {
    const found = messages(
      'CLAVE,VALOR,TASA\n1,Uno,12\n,Dos,12.00\n1,Tres,5.00\n4,Cuatro\n5,Mal\uFFFDa,1.00',
    );
    expect(found).toHaveLength(5);
    expect(found[0]).toMatch(/^FILAS\[2\]\.TASA Línea 2, columna TASA: «12» debe ser un porcentaje/);
    expect(found[1]).toMatch(/^FILAS\[3\]\.CLAVE .*obligatoria/);
    expect(found[2]).toMatch(/^FILAS\[4\]\.CLAVE .*ya está en la línea 2/);
    expect(found[3]).toMatch(/^FILAS\[5\] Línea 5: tiene 2 columnas y el encabezado 3/);
    expect(found[4]).toMatch(/UTF-8/);
  });

  it('names missing, wrong and doubled columns', () => {
    expect(messages('CLAVE,VALOR\nFOB,x', ['INCLUYE_FOB'])[0]).toMatch(/falta la columna INCLUYE_FOB/);
    expect(messages('CLAVE,VALOR,valor x,CLAVE\n1,2,3,4')).toHaveLength(2);
    expect(messages('CLAVE,VALOR,INCLUYE_FOB\nFOB,x,si')[0]).toMatch(/debe ser 1 o 0/);
    expect(messages('')).not.toEqual([]);
    expect(messages('CLAVE,VALOR\n')[0]).toMatch(/no tiene filas/);
  });
});

describe('combosOf (spec 7)', () => {
  const rows: Record<string, CatalogueRow[]> = {
    a: [{ CLAVE: '1', VALOR: 'Uno' }],
    b: [{ CLAVE: '2', VALOR: 'Dos' }],
  };

  it('gives a list a name, or the rows alone for one name', () => {
    expect(combosOf(comboNames('a|b'), (name) => rows[name])).toEqual([rows['a'], rows['b']]);
    expect(combosOf(comboNames(' a '), (name) => rows[name])).toEqual(rows['a']);
  });

  it('puts the placeholder where there is nothing', () => {
    expect(combosOf(['a', 'x'], (name) => rows[name])).toEqual([rows['a'], [NO_RESULTS]]);
    expect(combosOf(['x'], () => [])).toEqual([NO_RESULTS]);
  });
});
