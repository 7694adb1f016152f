import { expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { ducaColumns, ducaColumnsOf } from './summary.ts';

it('the list names the currency of its taxes, that of the country', () => {
  for (const country of ['GT', 'SV'] as const) {
    const columns = ducaColumnsOf(country);
    expect(columns.TOTAL_GENERAL.label).toBe(`Tributos, ${countries[country].currency.symbol}`);
    expect(Object.keys(columns)).toEqual(Object.keys(ducaColumns));
  }
});
