import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { EXEMPTIONS_CATALOGUE, importedOnly, NOTICES_CATALOGUE } from './importedOnly.ts';
import { combosOf, comboNames, NO_RESULTS } from './combo.ts';
import { catalogue } from './names.ts';
import { readCatalogueCsv } from './readCatalogueCsv.ts';
import { sampleReference } from './sampleReference.fixture.ts';
import { shippedCatalogues } from './shippedCatalogues.ts';

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
    expect(messages('CLAVE,VALOR,DVA\n4000,x,sí')[0]).toMatch(/debe ser Si o No/);
    expect(messages('CLAVE,VALOR,DVA\n4000,x,Si\n6010,x,No\n1000,x,')).toEqual([]);
    expect(messages('')).not.toEqual([]);
    expect(messages('CLAVE,VALOR\n')[0]).toMatch(/no tiene filas/);
  });
});

describe('the list of notices', () => {
  const { columns } = importedOnly.get(NOTICES_CATALOGUE)!;
  const notice = (from: string, to: string): string =>
    `CLAVE,VALOR,ASUNTO,DESDE,HASTA\nM1,Hoy no se transmite,Mantenimiento,${from},${to}`;

  it('takes a subject in words and the days on which it is told, none where it is always told', () => {
    expect(messages(notice('2026-11-20', '2026-11-21'), [...columns])).toEqual([]);
    expect(messages(notice('', ''), [...columns])).toEqual([]);
  });

  it('refuses a day that is none: the notice would never be told', () => {
    expect(messages(notice('21/11/2026', '2026-02-30'), [...columns])).toEqual([
      expect.stringMatching(/columna DESDE: «21\/11\/2026» debe ser un día como/),
      expect.stringMatching(/columna HASTA: «2026-02-30» debe ser un día como/),
    ]);
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

describe('files of rates', () => {
  const columns = Object.keys(rowOf(catalogue.specificTaxes)).filter((each) => !/^(CLAVE|VALOR)$/.test(each));
  const file = (values: Record<string, string>): string => {
    const row: Record<string, string> = { ...rowOf(catalogue.specificTaxes), ...values };
    return `${Object.keys(row).join()}\n${Object.values(row)
      .map((each) => `"${each}"`)
      .join()}`;
  };
  const found = (values: Record<string, string>) =>
    readCatalogueCsv(file(values), columns, sampleReference.hasCode).problems.map(({ message }) => message);

  it('take back every row that the product ships', () => {
    for (const list of shippedCatalogues.filter((each) => each.countries.includes('GT'))) {
      const own = Object.keys(list.rows[0]!);
      const csv = Papa.unparse({ fields: own, data: list.rows.map((row) => own.map((name) => row[name])) });
      const { problems } = readCatalogueCsv(csv, own.slice(2), sampleReference.hasCode);
      expect(problems, list.name).toEqual([]);
    }
  });

  it('refuse a rate of no country, of no tax, of no unit, with the place and what to do', () => {
    const preferential = 'CLAVE,VALOR,ACUERDO,PREFIJO,PAISES,TASA,VIGENTE_DESDE,VIGENTE_HASTA\n';
    const read = readCatalogueCsv(
      `${preferential}a,Libre,20,,US|XX,0.00,,\nb,Libre,99,8a,US,0.00,2026-02-30,`,
      ['ACUERDO', 'PREFIJO', 'PAISES', 'TASA', 'VIGENTE_DESDE', 'VIGENTE_HASTA'],
      sampleReference.hasCode,
    );
    const blank = readCatalogueCsv(
      'CLAVE;VALOR;TRIBUTO;PREFIJO;TASA\nb;Nada;DAI;84;',
      ['TRIBUTO', 'PREFIJO', 'TASA'],
      sampleReference.hasCode,
    );
    expect(blank.problems.map(({ path }) => path)).toEqual(['FILAS[2].TASA']);
    expect(read.problems.map(({ message }) => message)).toEqual([
      'Línea 2, columna PAISES: «XX» no es un país de la lista; corríjalo o agréguelo a ella',
      'Línea 3, columna ACUERDO: «99» no es un acuerdo de la lista; corríjalo o agréguelo a ella',
      'Línea 3, columna PREFIJO: «8a» debe ser el comienzo de un inciso, solo dígitos',
      'Línea 3, columna VIGENTE_DESDE: «2026-02-30» debe ser un día como 2026-01-31',
    ]);
    expect(found({ TRIBUTO: 'NADA' })[0]).toContain('«NADA» no es un tributo');
    expect(found({ UNIDAD: 'ZZZ' })[0]).toContain('«ZZZ» no es una unidad');
    expect(found({})).toEqual([]);
  });

  it('refuse a row that ends before it begins, in whatever list has days', () => {
    const days = 'CLAVE,VALOR,VIGENTE_DESDE,VIGENTE_HASTA\n';
    expect(
      messages(`${days}1,Uno,2026-01-01,2026-01-01\n2,Dos,2026-12-31,2026-01-01\n3,Tres,,2026-01-01`),
    ).toEqual([
      'FILAS[3].VIGENTE_HASTA Línea 3, columna VIGENTE_HASTA: 2026-01-01 es antes de 2026-12-31, el día en que empieza; corrija uno de los dos días',
    ]);
  });

  it('take codes of agreement 2 in the list of its exclusions, and none of agreement 1', () => {
    const { columns: own, codes } = importedOnly.get(EXEMPTIONS_CATALOGUE)!;
    const codesOf = (ACUERDO: string) =>
      readCatalogueCsv(
        `CLAVE,VALOR,ACUERDO,PREFIJO\n1,Prueba,${ACUERDO},8703`,
        own,
        sampleReference.hasCode,
        codes,
      ).problems.map(({ path }) => path);
    for (const code of ['100', '200', '300', '400', '500']) expect(codesOf(code), code).toEqual([]);
    expect(codesOf('20')).toEqual(['FILAS[2].ACUERDO']);
  });

  it('refuse what could not be reckoned with', () => {
    expect(found({ MONTO: '4,70' })[0]).toContain('punto decimal');
    expect(found({ POR_CADA: '0' })[0]).toContain('cero');
    expect(found({ IVA: 'QUIZA' })[0]).toContain('SUMA o FUERA o EXIME');
    expect(found({ ORDEN: 'x' })[0]).toContain('entero');
    expect(found({ MONTO: '' })[0]).toContain('una de ALICUOTA y MONTO');
    expect(found({ MONTO: '', ALICUOTA: '5.00', BASE: 'CIF+XYZ' })[0]).toContain('«XYZ» no es CIF');
  });
});

function rowOf(name: string): CatalogueRow {
  return shippedCatalogues.find((list) => list.name === name)!.rows[0]!;
}
