import { describe, expect, it } from 'vitest';
import { completeDua } from '../sampleDua.fixture.ts';
import { compareLiquidations } from './compareLiquidations.ts';
import type { AuthorityLiquidation } from './readLiquidation.ts';

const ours = completeDua();
const same: AuthorityLiquidation = {
  SARAH_LIQUIDACION: { ...ours.SARAH_LIQUIDACION, ...ours.LIQUIDACION },
  SARAH_ITEMS: ours.LIQUIDACION_ITEMS,
  SARAH_ITEM_TRIBUTOS: ours.LIQUIDACION_ITEM_TRIBUTOS,
  SARAH_TRIBUTOS: ours.LIQUIDACION_TRIBUTOS,
};
type Tax = AuthorityLiquidation['SARAH_ITEM_TRIBUTOS'][number];
/** One that is owed. */
const firstTax = ours.LIQUIDACION_ITEM_TRIBUTOS.find(({ IMPORTE }) => Number(IMPORTE) > 1)!;
const plus = (amount: string, more: number): string => (Number(amount) + more).toFixed(2);
/** SARAH's liquidation with that tax said otherwise. */
const taxed = (change: Partial<Tax>): AuthorityLiquidation => ({
  ...same,
  SARAH_ITEM_TRIBUTOS: same.SARAH_ITEM_TRIBUTOS.map((each) =>
    each === firstTax ? { ...each, ...change } : each,
  ),
});
const told = (theirs: AuthorityLiquidation) => compareLiquidations(ours, theirs);

describe('two liquidations', () => {
  it('that say the same differ in nothing, a blank amount being zero', () => {
    expect(told(same)).toEqual([]);
    const blank = { ...same.SARAH_LIQUIDACION, TOTAL_GARANTIZAR: '' };
    expect(told({ ...same, SARAH_LIQUIDACION: blank })).toEqual([]);
  });

  it('differ in the value of an item, and say by how much', () => {
    const [item, ...others] = same.SARAH_ITEMS;
    const value = plus(item!.VALOR_ADUANA_AJUSTADO, 12.5);
    const SARAH_ITEMS = [{ ...item!, VALOR_ADUANA_AJUSTADO: value }, ...others];
    expect(told({ ...same, SARAH_ITEMS })).toEqual([
      {
        ITEM: item!.ID_ITEM,
        CONCEPTO: 'Valor en aduana',
        NUESTRO: item!.VALOR_ADUANA_AJUSTADO,
        SARAH: value,
        DIFERENCIA: '12.50',
        EXPLICACION: expect.stringContaining('SARAH valora el ítem en otra cantidad') as string,
      },
    ]);
    const more = [...same.SARAH_ITEMS, { ...item!, ID_ITEM: '99' }];
    expect(told({ ...same, SARAH_ITEMS: more })[0]).toMatchObject({
      ITEM: '99',
      NUESTRO: '',
      EXPLICACION: expect.stringContaining('un ítem que la declaración no tiene') as string,
    });
  });

  it.each<[string, Partial<Tax>, RegExp]>([
    ['another rate', { IMPORTE: '1.00', TASA: '99.00' }, /^SARAH aplica 99\.00 % y aquí /],
    [
      'another base',
      { IMPORTE: '1.00', BASE_IMPONIBLE: '5.00' },
      /^La base de SARAH es L 5\.00 y aquí L .+, con la misma tasa: sigue de un tributo anterior que difiere\.$/,
    ],
    ['a cent', { IMPORTE: plus(firstTax.IMPORTE, 0.01) }, /^Un centavo por redondeo/],
    ['a cent less', { IMPORTE: plus(firstTax.IMPORTE, -0.01) }, /^Un centavo por redondeo/],
    [
      'two cents',
      { IMPORTE: plus(firstTax.IMPORTE, 0.02) },
      /^Aquí y en SARAH base y tasa son iguales y el importe no/,
    ],
    [
      'no rate told',
      { IMPORTE: '1.00', TASA: '' },
      /^Aquí y en SARAH base y tasa son iguales y el importe no/,
    ],
  ])('differ in a tax by %s', (_, change, why) => {
    const [found, ...others] = told(taxed(change));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ ITEM: firstTax.ID_ITEM, CONCEPTO: firstTax.CONCEPTO });
    expect(found!.EXPLICACION).toMatch(why);
  });

  it('trace a base to the value of the item when that differs', () => {
    const SARAH_ITEMS = same.SARAH_ITEMS.map((each) =>
      each.ID_ITEM === firstTax.ID_ITEM ? { ...each, VALOR_ADUANA_AJUSTADO: '1.00' } : each,
    );
    const [, tax] = told({ ...taxed({ IMPORTE: '1.00', BASE_IMPONIBLE: '5.00' }), SARAH_ITEMS });
    expect(tax!.EXPLICACION).toMatch(/sigue del valor en aduana del ítem\.$/);
  });

  it('differ in a tax that only one of them has', () => {
    const [own] = told({
      ...same,
      SARAH_ITEM_TRIBUTOS: same.SARAH_ITEM_TRIBUTOS.filter((each) => each !== firstTax),
    });
    expect(own).toMatchObject({ SARAH: '', DIFERENCIA: `-${firstTax.IMPORTE}` });
    expect(own!.EXPLICACION).toMatch(/^Aquí se calculó y SARAH no lo cobra/);
    const extra = { ...firstTax, CONCEPTO: 'OTRO', IMPORTE: '4.00' };
    const [its] = told({ ...same, SARAH_ITEM_TRIBUTOS: [...same.SARAH_ITEM_TRIBUTOS, extra] });
    expect(its).toMatchObject({ CONCEPTO: 'OTRO', NUESTRO: '', DIFERENCIA: '4.00' });
    expect(its!.EXPLICACION).toMatch(/^SARAH lo cobra y aquí no se calculó/);
  });

  it('differ in a total that follows from their items, or from none of them', () => {
    const { TOTAL_PAGAR } = ours.LIQUIDACION;
    const SARAH_LIQUIDACION = {
      ...same.SARAH_LIQUIDACION,
      TOTAL_PAGAR: plus(TOTAL_PAGAR, 4),
      TOTAL_GARANTIZAR: '2.00',
    };
    expect(told({ ...same, SARAH_LIQUIDACION })).toEqual([
      {
        ITEM: '',
        CONCEPTO: 'Total a pagar',
        NUESTRO: TOTAL_PAGAR,
        SARAH: plus(TOTAL_PAGAR, 4),
        DIFERENCIA: '4.00',
        EXPLICACION: expect.stringContaining('un cargo que no desglosa por ítem') as string,
      },
      expect.objectContaining({ CONCEPTO: 'Total a garantizar', SARAH: '2.00' }),
    ]);
  });

  it('say that a total is the sum of its items’ differences only where it is, and else what is left', () => {
    const paid = (total: string) => {
      const theirs = taxed({ IMPORTE: plus(firstTax.IMPORTE, 4) });
      const SARAH_LIQUIDACION = { ...same.SARAH_LIQUIDACION, TOTAL_PAGAR: total };
      return told({ ...theirs, SARAH_LIQUIDACION }).at(-1)!;
    };
    const { TOTAL_PAGAR } = ours.LIQUIDACION;
    expect(paid(plus(TOTAL_PAGAR, 4)).EXPLICACION).toBe('Es la suma de las diferencias de los ítems.');
    expect(paid(plus(TOTAL_PAGAR, 135.5)).EXPLICACION).toMatch(
      /^Las diferencias de los ítems suman L 4\.00; el resto, L 131\.50, SARAH no lo desglosa/,
    );
  });

  it('differ in what is paid here and guaranteed there, though the amount is the same', () => {
    const found = told(taxed({ TIPO_OBLIGACION: firstTax.TIPO_OBLIGACION === 'P' ? 'G' : 'P' }));
    expect(found.map(({ DIFERENCIA }) => DIFERENCIA)).toEqual([
      `-${firstTax.IMPORTE}`,
      Number(firstTax.IMPORTE).toFixed(2),
    ]);
    for (const { EXPLICACION } of found) expect(EXPLICACION).toMatch(/Compare el régimen y las ventajas/);
  });

  it('do not differ in a tax that one of them states in two lines of one sum', () => {
    const half = { ...firstTax, IMPORTE: '1.00' };
    const rest = { ...firstTax, IMPORTE: plus(firstTax.IMPORTE, -1) };
    const SARAH_ITEM_TRIBUTOS = same.SARAH_ITEM_TRIBUTOS.flatMap((each) =>
      each === firstTax ? [half, rest] : [each],
    );
    expect(told({ ...same, SARAH_ITEM_TRIBUTOS })).toEqual([]);
  });

  it('of an amount a unit differ by the amount or by the quantity, and say both', () => {
    const beer = {
      ...firstTax,
      BASE_IMPONIBLE: '',
      TASA: '',
      CANTIDAD_GRAVADA: '100',
      MONTO_UNITARIO: '7.0700000',
      IMPORTE: '707.00',
    };
    const its = (change: Partial<Tax>) =>
      compareLiquidations(
        { ...ours, LIQUIDACION_ITEM_TRIBUTOS: [beer] },
        {
          ...same,
          SARAH_ITEM_TRIBUTOS: [{ ...beer, BASE_IMPONIBLE: '100.000', TASA: '7.0700', ...change }],
        },
      )[0]!.EXPLICACION;
    expect(its({ TASA: '7.3500', IMPORTE: '735.00' })).toMatch(
      /^SARAH cobra L 7\.3500 por unidad y aquí L 7\.0700\./,
    );
    expect(its({ BASE_IMPONIBLE: '120.000', IMPORTE: '848.40' })).toMatch(
      /^SARAH grava 120\.000 unidades y aquí 100\.000/,
    );
    expect(its({ IMPORTE: '707.01' })).toMatch(/^Un centavo por redondeo: cantidad y monto por unidad/);
  });
});
