import { expect, it } from 'vitest';
import { sampleReference } from './sampleReference.fixture.ts';
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
  expect(problems).toEqual([]);
  expect(rows).toEqual([
    { CLAVE: '0101210000', VALOR: 'Reproductores de raza pura', DAI: '0.00', UNIDAD: 'C62' },
    { CLAVE: '0101290000', VALOR: 'Caballos: Los demás', DAI: '15.00', UNIDAD: '' },
    {
      CLAVE: '8471300000',
      VALOR: 'Máquinas portátiles, de peso "inferior" a 10 kg',
      DAI: '0.00',
      UNIDAD: '',
    },
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
