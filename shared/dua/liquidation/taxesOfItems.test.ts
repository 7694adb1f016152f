import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../foundation/decimal/cents.ts';
import { fromUnits, sum } from '../../foundation/decimal/decimal.ts';
import { GUARANTEED, PAID } from '../../taxes/paid.ts';
import type { DuaBody } from '../dataSets.ts';
import { honduranReference, sampleDua } from '../sampleDua.fixture.ts';
import { taxesOfItems } from './taxesOfItems.ts';

const ours = sampleDua();
const itemTotals = ours.DETALLE_MERCANCIAS.map(({ TOTAL_TRIBUTOS }) => TOTAL_TRIBUTOS);
const [first] = ours.LIQUIDACION_TRIBUTOS;
const settled = (
  IMPORTE: string,
  ofItems: DuaBody['SARAH_ITEM_TRIBUTOS'] = [],
  CONCEPTO = first!.CONCEPTO,
): DuaBody => ({
  ...ours,
  SARAH_LIQUIDACION: { ...ours.SARAH_LIQUIDACION, TOTAL_PAGAR: IMPORTE, TOTAL_GARANTIZAR: '0.00' },
  SARAH_TRIBUTOS: [{ ...first!, CONCEPTO, IMPORTE }],
  SARAH_ITEM_TRIBUTOS: ofItems,
});
const total = (body: DuaBody): number => taxesOfItems(body, PAID).reduce((all, each) => all + cents(each), 0);

describe('what an item has of the taxes of a DUA', () => {
  it('is what we reckon of it until SARAH settles, paid or guaranteed as its regime says', () => {
    expect(taxesOfItems(ours, PAID)).toEqual(itemTotals);
    expect(taxesOfItems(ours, GUARANTEED)).toEqual(itemTotals.map(() => '0.00'));
    const guaranteed = sampleDua(honduranReference(), '5000');
    expect(taxesOfItems(guaranteed, GUARANTEED)).toEqual(itemTotals);
    expect(sum(taxesOfItems(guaranteed, PAID))).toBe('0.00');
  });

  it('is what SARAH says of it once it settled', () => {
    const lines = ours.LIQUIDACION_ITEM_TRIBUTOS.filter(({ CONCEPTO }) => CONCEPTO === first!.CONCEPTO);
    const theirs = lines.map((each, at) => ({ ...each, IMPORTE: fromUnits(100 * (at + 1), 2) }));
    const whole = sum(theirs.map(({ IMPORTE }) => IMPORTE));
    expect(taxesOfItems(settled(whole, theirs), PAID)).toEqual(theirs.map(({ IMPORTE }) => IMPORTE));
  });

  it('is its share of what SARAH charges of no item: as we reckon it, else by value', () => {
    const whole = ours.LIQUIDACION_TRIBUTOS.find(({ CONCEPTO }) => CONCEPTO === first!.CONCEPTO)!.IMPORTE;
    const twice = taxesOfItems(settled(fromUnits(2 * cents(whole), 2)), PAID);
    const once = ours.LIQUIDACION_ITEM_TRIBUTOS.filter(({ CONCEPTO }) => CONCEPTO === first!.CONCEPTO);
    expect(twice).toEqual(once.map(({ IMPORTE }) => fromUnits(2 * cents(IMPORTE), 2)));
    const values = ours.DETALLE_MERCANCIAS.map(({ VALOR_ADUANA_DOLARES }) => VALOR_ADUANA_DOLARES);
    expect(taxesOfItems(settled(sum(values), [], 'OTRO'), PAID)).toEqual(values);
  });

  it('adds up to what was settled, to the cent, whatever SARAH says of the items', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 9 }), (whole, items) => {
        const theirs = items.map((each, at) => ({
          ...ours.LIQUIDACION_ITEM_TRIBUTOS[0]!,
          ID_ITEM: String(at + 1),
          IMPORTE: fromUnits(each, 2),
        }));
        expect(total(settled(fromUnits(whole, 2), theirs))).toBe(whole);
      }),
    );
  });
});
