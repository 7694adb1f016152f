import { expect, it } from 'vitest';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import type { DucaItem } from '../dataSets.ts';
import { fractionItems } from '../fields/fractionItems.ts';
import { fractions } from '../fields/fractions.ts';
import { amountsOfItem, sharesOf } from './shares.ts';

const weighing = (PESO_BRUTO: string): DucaItem => ({
  ...blankRecord(fractionItems),
  VALOR_FOB: '1.00',
  PESO_BRUTO,
  PESO_NETO: PESO_BRUTO,
});

it('shares the hundredths of boxes 37 and 38 by the grams of the goods', () => {
  const fraction = { ...blankRecord(fractions), PESO_BRUTO: '0.10', PESO_NETO: '0.05' };
  const parts = sharesOf(fraction, [weighing('0.004'), weighing('0.016')]);
  expect(parts.map((each) => [each.PESO_BRUTO, each.PESO_NETO])).toEqual([
    [2, 1],
    [8, 4],
  ]);
});

it('takes for goods without a fraction their own grams, rounded to the hundredths of its boxes', () => {
  expect(amountsOfItem(weighing('0.016'))).toMatchObject({ PESO_BRUTO: 2, PESO_NETO: 2 });
});
