import { expect, it } from 'vitest';
import { CHARACTERISTICS_CATALOGUE } from '../../catalogues/importedOnly.ts';
import { blankDuca } from '../blankDuca.fixture.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { minimumDescriptionProblems } from './minimumDescriptions.ts';
import { tariffCodeProblems } from './tariffCodes.ts';
import { unitProblems } from './units.ts';

const reference = sampleReference();

it('finds a unit of a fraction that is not there', () => {
  const of = (NUMERO_LINEA: string) =>
    unitProblems(
      blankDuca({ FRACCIONES: [{}, {}], VEHICULOS: [{ CHASIS: 'A' }, { CHASIS: 'B', NUMERO_LINEA }] }),
      reference,
    );
  for (const number of ['', '1', '2']) expect(of(number), number).toEqual([]);
  for (const number of ['0', '3', '-1'])
    expect(of(number), number).toEqual([
      {
        code: 'duca.unit-fraction',
        severity: 'error',
        path: 'VEHICULOS[1].NUMERO_LINEA',
        message: `Vehículos, línea 2: no hay fracción ${number}; la declaración tiene 2. Escriba el número de la que la declara.`,
      },
    ]);
});

it('asks a vehicle for the number that tells it from others, and other units not here', () => {
  const [found, ...others] = unitProblems(
    blankDuca({ VEHICULOS: [{ VIN: 'JTDBR32E720012345' }, {}], MAQUINARIA: [{}] }),
    reference,
  );
  expect(found).toEqual({
    code: 'duca.unit-number',
    severity: 'missing',
    path: 'VEHICULOS[1].VIN',
    message:
      'Vehículos, línea 2: falta el número que lo identifica; escriba el VIN o, si no lo tiene, el chasis.',
  });
  expect(others).toEqual([]);
});

it('finds minimum descriptions of goods that are not there or are not to be described, and says why', () => {
  const listed = {
    ...reference,
    rows: (name: string) =>
      name === CHARACTERISTICS_CATALOGUE
        ? [{ CLAVE: '1', VALOR: '', PARTIDA: '8703' }]
        : reference.rows(name),
  };
  const of = (NUMERO_ITEM: string, CLASIFICACION_ARANCELARIA = '8703236900', ACUERDO_PREFERENCIAL_2 = '') =>
    minimumDescriptionProblems(
      blankDuca({
        FRACCION_ITEMS: [{}, { CLASIFICACION_ARANCELARIA, ACUERDO_PREFERENCIAL_2 }],
        ITEM_CARACTERISTICAS: [{ NUMERO_ITEM: '2' }, { NUMERO_ITEM }].slice(1),
      }),
      listed,
    ).map(({ code, path, message }) => [code, path, message]);
  const path = 'ITEM_CARACTERISTICAS[0].NUMERO_ITEM';
  expect(of('2')).toEqual([]);
  const missing = (name: string) => [
    'duca.characteristic-item',
    path,
    `Descripciones mínimas, línea 1: no hay una mercancía ${name}. Escriba un número del 1 al 2.`,
  ];
  expect(of('3')).toEqual([missing('3')]);
  expect(of('0')).toEqual([missing('0')]);
  expect(of('')).toEqual([missing('sin número')]);
  expect(of('2', '8471300000')).toEqual([
    [
      'duca.characteristic-unasked',
      path,
      'Descripciones mínimas, línea 1: la mercancía 2 es de un inciso sin catálogo de descripciones mínimas, y no debe detallarse. Quite la línea.',
    ],
  ]);
  expect(of('2', '8703236900', '??')[0]![2]).toContain('la mercancía 2 lleva el acuerdo 2 «??», y no debe');
  expect(of('2', '8703236900', '400')[0]![2]).not.toContain('«400»');
});

it('tells of the code of goods where no fraction tells it already', () => {
  const found = (code: string) =>
    tariffCodeProblems(
      blankDuca({
        FRACCIONES: [{ CLASIFICACION_ARANCELARIA: '8517' }],
        FRACCION_ITEMS: [{ CLASIFICACION_ARANCELARIA: '8517' }, { CLASIFICACION_ARANCELARIA: code }],
      }),
      reference,
    ).map((each) => each.path);
  expect(found('8517')).toEqual(['FRACCIONES[0].CLASIFICACION_ARANCELARIA']);
  expect(found('8518')).toEqual([
    'FRACCIONES[0].CLASIFICACION_ARANCELARIA',
    'FRACCION_ITEMS[1].CLASIFICACION_ARANCELARIA',
  ]);
});
