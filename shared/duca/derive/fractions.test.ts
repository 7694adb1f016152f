import { describe, expect, it } from 'vitest';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import type { DucaItem } from '../dataSets.ts';
import { fractionItems } from '../fields/fractionItems.ts';
import type { Cargo } from './cargo.ts';
import { descriptionOf, fractionsOf, itemsOf } from './fractions.ts';
import type { Goods } from './goods.ts';

const named = (...names: string[]): DucaItem[] =>
  names.map((NOMBRE_COMERCIAL) => ({ ...blankRecord(fractionItems), NOMBRE_COMERCIAL }));
const goods = (values: Partial<DucaItem>, more: Partial<Goods> = {}): Goods => ({
  item: { ...blankRecord(fractionItems), ...values },
  agreement1: '',
  agreement2: '',
  packageKind: '',
  gross: undefined,
  net: undefined,
  packages: undefined,
  adjusted: { include: 0, deduct: 0 },
  ...more,
});
const cargo: Cargo = {
  gross: '3.00',
  net: '2.00',
  packages: '1.00',
  groups: [{ gross: '3.00', net: '2.00', packages: '1.00' }],
};
const fraction = (...own: Goods[]) => fractionsOf([{ id: 'f', goods: own }], cargo, 'CT')[0]!;

describe('box 46', () => {
  it('is each commercial name once, in the order of the goods', () => {
    expect(descriptionOf(named())).toBe('');
    expect(descriptionOf(named('', 'MESA', '', 'SILLA', 'MESA'))).toBe('MESA; SILLA');
  });

  it('takes names up to three hundred signs, and says how many more there are', () => {
    const [long, rest] = ['x'.repeat(147), 'y'.repeat(151)];
    expect(descriptionOf(named(long, rest))).toBe(`${long}; ${rest}`);
    expect(descriptionOf(named(long, `${rest}y`))).toBe(`${long}; y 1 más`);
    expect(descriptionOf(named(long, 'a', `${rest}y`, 'b'))).toBe(`${long}; a; y 2 más`);
    expect(descriptionOf(named('z'.repeat(400), 'b'))).toBe(`${'z'.repeat(400)}; y 1 más`);
    expect(descriptionOf(named('z'.repeat(400)))).toHaveLength(400);
  });
});

describe('a fraction', () => {
  it('counts what its goods count, to the thousandth, and nothing while one of them is silent', () => {
    expect(fraction(goods({ CANTIDAD_UNIDADES: '1.125' }), goods({ CANTIDAD_UNIDADES: '2' }))).toMatchObject({
      CANTIDAD_UNIDADES: '3.125',
    });
    const silent = fraction(goods({ CANTIDAD_UNIDADES: '1.125' }), goods({}));
    expect(silent.CANTIDAD_UNIDADES).toBe('');
  });

  it('is packed as the first of its goods that says so, or as the shipment', () => {
    const packed = (...kinds: string[]) =>
      fraction(...kinds.map((packageKind) => goods({}, { packageKind }))).ID_CLASE_BULTOS;
    expect([packed('', 'PL', 'BG'), packed('', ''), packed('BG')]).toEqual(['PL', 'CT', 'BG']);
  });

  it('is treated as its first goods, and weighs its part', () => {
    const treated = {
      CLASIFICACION_ARANCELARIA: '8471300000',
      ID_PAIS_ORIGEN: 'CN',
      ID_ESTADO_MERCANCIA: 'NU',
      ID_UNIDAD_MEDIDA: 'C62',
    };
    expect(
      fraction(goods(treated, { agreement1: '20', agreement2: '400' }), goods({ ID_PAIS_ORIGEN: 'MX' })),
    ).toMatchObject({
      ...treated,
      ID_FRACCION: 'f',
      ACUERDO_1_ID: '20',
      ACUERDO_2_ID: '400',
      PESO_BRUTO: '3.00',
      PESO_NETO: '2.00',
      CANTIDAD_BULTOS: '1.00',
    });
  });

  it('is named by its goods with its number', () => {
    const items = itemsOf([
      { id: 'f', goods: [goods({ ID_ITEM: 'a' }), goods({ ID_ITEM: 'b' })] },
      { id: 'g', goods: [goods({ ID_ITEM: 'c' })] },
    ]);
    expect(items.map((each) => [each.ID_ITEM, each.ID_FRACCION, each.SECUENCIA_FRACCION])).toEqual([
      ['a', 'f', '1'],
      ['b', 'f', '1'],
      ['c', 'g', '2'],
    ]);
  });
});
