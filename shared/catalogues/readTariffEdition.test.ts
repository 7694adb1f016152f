import { expect, it } from 'vitest';
import { sampleReference, sampleReferenceOf } from './sampleReference.fixture.ts';
import { isTariffEdition, readTariffEdition } from './readTariffEdition.ts';

const read = (text: string) => readTariffEdition(text, sampleReference);
const OFFICIAL = `Descripción;DAI;Código SAC;Unidad
Caballos, asnos, mulos y burdéganos, vivos;;01.01;
- Caballos:;;0101.2;
- - Reproductores de raza pura;0;0101.21.00.00;Unidad
- - Los demás;15%;0101.29.00.00;zzz
Computadoras;;8471;
"- Máquinas portátiles, de peso ""inferior"" a 10 kg";Libre;8471300000;
`;

it('reads an official file in any order of columns, with points or without, its descriptions indented', () => {
  const { rows, problems } = read(OFFICIAL);
  expect(problems.map(({ message, severity }) => [severity, message])).toEqual([
    ['warning', 'Línea 5, columna UNIDAD: «zzz» no está en la lista de unidades; 1 fila queda sin unidad'],
  ]);
  expect(rows).toEqual([
    { CLAVE: '0101210000', VALOR: 'Reproductores de raza pura', DAI: '0.00', UNIDAD: 'C62' },
    { CLAVE: '0101290000', VALOR: 'Caballos: Los demás', DAI: '15.00', UNIDAD: '' },
    {
      CLAVE: '8471300000',
      VALOR: 'Máquinas portátiles, de peso "inferior" a 10 kg',
      DAI: '0.00',
      UNIDAD: '',
    },
    { CLAVE: '0101', VALOR: 'Caballos, asnos, mulos y burdéganos, vivos', TITULO: '1' },
    { CLAVE: '01012', VALOR: 'Caballos', TITULO: '1' },
    { CLAVE: '8471', VALOR: 'Computadoras', TITULO: '1' },
  ]);
});

it('makes a title of a code that the country opens in longer ones, whichever line comes first', () => {
  const lines = [
    '0207.14;Trozos;',
    '0207.14.91.00;- - - Muslos;15',
    '0207.14.91.00.01;- - - - Con hueso;164',
    '0207.14.92.00;- - - Alas;15',
  ];
  const honduras = (each: readonly string[]) =>
    readTariffEdition(['Código;Descripción;DAI', ...each].join('\n'), sampleReferenceOf('HN'));
  const { rows, problems } = honduras(lines);
  expect(problems).toEqual([]);
  expect(rows).toEqual([
    { CLAVE: '020714910001', VALOR: 'Con hueso', DAI: '164.00', UNIDAD: '' },
    { CLAVE: '0207149200', VALOR: 'Alas', DAI: '15.00', UNIDAD: '' },
    { CLAVE: '020714', VALOR: 'Trozos', TITULO: '1' },
    { CLAVE: '0207149100', VALOR: 'Muslos', TITULO: '1' },
  ]);
  const turned = honduras(lines.toReversed()).rows;
  expect(turned.filter((row) => 'TITULO' in row).map(({ CLAVE }) => CLAVE)).toEqual(['0207149100', '020714']);
});

const codesOf = (rows: readonly { CLAVE: string; VALOR: string }[]) =>
  rows.filter((row) => !('TITULO' in row)).map(({ CLAVE, VALOR }) => `${CLAVE} ${VALOR}`);
const warned = ({ problems }: ReturnType<typeof read>) => {
  expect(problems.filter(({ severity }) => severity !== 'warning')).toEqual([]);
  return problems.map(({ message }) => message);
};

it('finds the table under titles, and leaves out titles, totals and heads that come again, saying so', () => {
  const answer = read(
    'ARANCEL CENTROAMERICANO\n"Edición 2028, anexo A"\n\nDescripción;Código;DAI\nAnimales;SECCIÓN I;\nCaballos;0101.21.00.00;0\nDescripción;Código;DAI\nAsnos;0101.30.00.00;10\n1 incisos;TOTAL;\n',
  );
  expect(codesOf(answer.rows)).toEqual(['0101210000 Caballos', '0101300000 Asnos']);
  expect(warned(answer)).toEqual([
    'Línea 5, columna CLAVE: «SECCIÓN I» (y 2 líneas más) no es un código; se deja fuera',
  ]);
  expect(read('Título\nCódigo,Descripción\n84A,Mal\n').problems[0]!.path).toBe('FILAS[3].CLAVE');
});

it('finds the table whatever line breaks stand within the quotes of its titles and headings', () => {
  const edition = (title: string, text: string, code: string) =>
    `"${title}";;;\r\n"${text}";"DAI\n(%)";"${code}";"Otra\ncosa"\r\nCaballos;0;0101.21.00.00;x\r\nAsnos;mucho;0101.30.00.00;y\r\n`;
  const plain = read(edition('Arancel', 'Descripción', 'Código').replaceAll(/(?<!\r)\n/g, ' '));
  expect(codesOf(plain.rows)).toEqual(['0101210000 Caballos']);
  expect(plain.problems.map(({ path }) => path)).toEqual(['FILAS[4].DAI', 'FILAS[2]']);
  expect(read(edition('Arancel, 2028\nCódigo', 'Descripción\nde la mercancía', 'Código\r\nSAC'))).toEqual(
    plain,
  );
});

it('gives codes of the first chapters the zero back that a spreadsheet took, and their headings with them', () => {
  const answer = read(
    'Código,Descripción,DAI\n101,Caballos,\n1012,Vivos,\n101210000,Puros,0\n8471,Máquinas,\n8471300000,Portátiles,0\n',
  );
  expect(answer.rows.map(({ CLAVE }) => CLAVE)).toEqual([
    '0101210000',
    '8471300000',
    '0101',
    '01012',
    '8471',
  ]);
  expect(warned(answer)).toEqual([
    'Línea 2, columna CLAVE: 1 código perdió el cero de los capítulos 01 a 09, y se lee con él',
  ]);
  // Where the zeros are there, a code of nine digits is a heading.
  expect(codesOf(read('Código,Descripción\n0101210000,Puros\n847130000,Portátiles\n').rows)).toEqual([
    '0101210000 Puros',
  ]);
});

it('puts the words of a heading without a code before what stands under it, by its dashes', () => {
  const { rows } = read(
    'Código,Descripción\n8708,Partes\n,- De automóviles:\n8708.10.00.00,- - Bómperes\n8708.29.00.00,- - Los demás\n8708.30.00.00,- Frenos\n',
  );
  expect(codesOf(rows)).toEqual([
    '8708100000 De automóviles: Bómperes',
    '8708290000 De automóviles: Los demás',
    '8708300000 Frenos',
  ]);
});

it('takes the surest of columns that may mean the same', () => {
  const answer = read(
    'Capítulo,Partida,Tasa IVA,Inciso,Tarifa,Descripción\n84,8471,12,8471.30.00.00,5,Portátiles\n',
  );
  expect(answer.rows[0]).toMatchObject({ CLAVE: '8471300000', DAI: '5.00' });
  expect(warned(answer)).toEqual([
    'Línea 1: no se leen las columnas «Capítulo», «Partida», «Tasa IVA»; lo que digan se carga en su lista',
  ]);
  expect(read('Código,Descripción,Tasa,DAI %\n8471300000,Portátiles,1,5\n').rows[0]).toMatchObject({
    DAI: '5.00',
  });
});

it('refuses rates that are fractions of one, and names the columns that it does not read', () => {
  const answer = read(
    'Código,Descripción,DAI,IVA\n8471300000,Portátiles,0,0.12\n8471410000,Otras,0.15,0.12\n',
  );
  expect(answer.problems.map(({ message, severity }) => [severity, message])).toEqual([
    [
      'error',
      'Línea 1, columna DAI: las tasas van de 0 a 1, como fracciones; escríbalas en porcentaje: 15 y no 0.15',
    ],
    ['warning', 'Línea 1: no se leen las columnas «IVA»; lo que digan se carga en su lista'],
  ]);
});

it('names every bad line and makes no row of it', () => {
  const { rows, problems } = read(
    'Código,Descripción,DAI\n0101210000,Caballos,0\n0101.21.00.00,Otra vez,0\n7700000000,Nada,0\n84A,Mal,0\n8471300000,Máquina,mucho\n8517130000,,0\n',
  );
  expect(rows.map(({ CLAVE }) => CLAVE)).toEqual(['0101210000']);
  expect(problems.map(({ path }) => path)).toEqual([
    'FILAS[3].CLAVE',
    'FILAS[4].CLAVE',
    'FILAS[5].CLAVE',
    'FILAS[6].DAI',
    'FILAS[7].VALOR',
  ]);
});

it('says what a file lacks that is no tariff, or ends before its codes are whole', () => {
  expect(read('A,B\n1,2\n').problems).toHaveLength(2);
  expect(read('hscode,description\n0101,Horses\n010121,Pure-bred\n').problems[0]!.message).toMatch(
    /ningún código tiene/,
  );
});

it('tells an official file from a list in the form of the house', () => {
  expect(isTariffEdition(OFFICIAL)).toBe(true);
  expect(isTariffEdition('CLAVE,VALOR,UNIDAD,DAI\n0101210000,Caballos,H87,0.00\n')).toBe(false);
});
