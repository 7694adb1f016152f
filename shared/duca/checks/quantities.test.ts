import { describe, expect, it } from 'vitest';
import { blankDuca } from '../blankDuca.fixture.ts';
import type { DucaBody, DucaFraction, DucaItem } from '../dataSets.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { quantityProblems } from './quantities.ts';

const reference = sampleReference();
const of = (
  fraction: Partial<DucaFraction>,
  items: Partial<DucaItem>[] = [],
  DUCA: Partial<DucaBody['DUCA']> = {},
  by = reference,
) =>
  quantityProblems(
    blankDuca({
      DUCA,
      FRACCIONES: [{ ID_FRACCION: 'other' }, { ID_FRACCION: 'f', ID_UNIDAD_MEDIDA: 'C62', ...fraction }],
      FRACCION_ITEMS: [
        { ID_FRACCION: 'other' },
        ...items.map((each) => ({ ID_FRACCION: 'f', ID_UNIDAD_MEDIDA: 'C62', ...each })),
      ],
    }),
    by,
  );

it('says nothing of what is blank', () => {
  expect(of({})).toEqual([]);
});

describe('the quantity of a fraction', () => {
  const counts = [{ CANTIDAD_UNIDADES: '10.000' }, { CANTIDAD_UNIDADES: '5.500' }];

  it('is not zero', () => {
    expect(of({ CANTIDAD_UNIDADES: '0.000' }, counts)).toEqual([
      {
        code: 'duca.quantity-zero',
        severity: 'error',
        path: 'FRACCIONES[1].CANTIDAD_UNIDADES',
        message: 'Casilla 43, línea 2: la cantidad es cero. Escriba cuánto se declara.',
      },
    ]);
  });

  it('is what its goods count, to the thousandth', () => {
    expect(of({ CANTIDAD_UNIDADES: '15.500' }, counts)).toEqual([]);
    expect(of({ CANTIDAD_UNIDADES: '15.501' }, counts)).toEqual([
      {
        code: 'duca.quantity-sum',
        severity: 'error',
        path: 'FRACCIONES[1].CANTIDAD_UNIDADES',
        relatedPath: 'FRACCION_ITEMS[1].CANTIDAD_UNIDADES',
        message:
          'Casilla 43, línea 2: dice 15.501 y sus mercancías suman 15.5 en la misma unidad. Corrija la cantidad o las mercancías de la fracción.',
      },
    ]);
  });

  it('is not compared with goods of other units, that are silent, or that are none', () => {
    const wrong = { CANTIDAD_UNIDADES: '99.000' };
    expect(of(wrong, [counts[0]!, { ...counts[1]!, ID_UNIDAD_MEDIDA: 'KGM' }])).toEqual([]);
    expect(of(wrong, [counts[0]!, { CANTIDAD_UNIDADES: '' }])).toEqual([]);
    expect(of(wrong)).toEqual([]);
  });

  it('is judged as the list says', () => {
    const off = {
      ...reference,
      row: (_list: string, CLAVE: string) => ({ CLAVE, VALOR: '', SEVERIDAD: 'NINGUNA' }),
    };
    expect(of({ CANTIDAD_UNIDADES: '0.000' }, counts, {}, off)).toEqual([]);
    expect(of({ CANTIDAD_UNIDADES: '1.000' }, counts, {}, off)).toEqual([]);
  });
});

describe('weights, prices and packages', () => {
  it('weigh something, each in its box', () => {
    const weighed = of({ PESO_BRUTO: '0.00', PESO_NETO: '0.00' });
    expect(weighed.map(({ code, path, message }) => [code, path, message])).toEqual(
      [
        ['PESO_BRUTO', '38'],
        ['PESO_NETO', '37'],
      ].map(([name, box]) => [
        'duca.weight-zero',
        `FRACCIONES[1].${name}`,
        `Casilla ${box}, línea 2: el peso es cero kilogramos, o se redondea a cero con los dos decimales de la casilla. Escriba al menos 0.01 o junte la mercancía con otra en «Fracciones».`,
      ]),
    );
    expect(of({ PESO_BRUTO: '0.01', PESO_NETO: '0.01' })).toEqual([]);
  });

  it('cost something where there is a quantity and a value', () => {
    const free = { VALOR_FOB: '0.00', VALOR_CIF: '5.00', CANTIDAD_UNIDADES: '1.000' };
    expect(of(free)).toEqual([
      {
        code: 'duca.fob-zero',
        severity: 'warning',
        path: 'FRACCIONES[1].VALOR_FOB',
        message:
          'Casilla 48, línea 2: la mercancía tiene cantidad y su precio es cero. Escriba el valor que tendría en una venta.',
      },
    ]);
    expect(of({ ...free, VALOR_CIF: '0.00' })).toEqual([]);
    expect(of({ ...free, CANTIDAD_UNIDADES: '' })).toEqual([]);
    expect(of({ ...free, VALOR_FOB: '' })).toEqual([]);
  });

  it('come in something', () => {
    expect(of({}, [], { CANTIDAD_BULTOS: '0.00' })).toEqual([
      {
        code: 'duca.packages-zero',
        severity: 'error',
        path: 'DUCA.CANTIDAD_BULTOS',
        message: 'Total de bultos: es cero. Escriba en cuántos bultos viene la carga.',
      },
    ]);
    expect(of({}, [], { CANTIDAD_BULTOS: '0.01' })).toEqual([]);
  });

  it('of a unit are not lost in its seven decimals', () => {
    expect(of({}, [{ VALOR_UNITARIO: '0.0000000', VALOR_ITEM: '1234.50' }])).toEqual([
      {
        code: 'duca.unit-value-zero',
        severity: 'warning',
        path: 'FRACCION_ITEMS[1].VALOR_UNITARIO',
        message:
          'Mercancías, línea 2: con siete decimales el valor unitario es cero y la línea vale 1,234.50; el mensaje lo llevaría en cero. Declare la mercancía en una unidad mayor, como el millar.',
      },
    ]);
    for (const item of [
      { VALOR_UNITARIO: '0.0000001', VALOR_ITEM: '1.00' },
      { VALOR_UNITARIO: '0.0000000', VALOR_ITEM: '0.00' },
      { VALOR_UNITARIO: '', VALOR_ITEM: '1.00' },
    ])
      expect(of({}, [item])).toEqual([]);
  });
});
