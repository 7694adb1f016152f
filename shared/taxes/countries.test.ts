import { expect, it } from 'vitest';
import { COUNTRIES } from '../countries/country.ts';
import { taxCountries } from './countries.ts';

it.each(COUNTRIES)('takes the general taxes of %s of what is reckoned before them', (country) => {
  const { duty, vat } = taxCountries[country];
  const values = ['CIF', 'FOB'];
  expect(duty.base.filter((name) => !values.includes(name))).toEqual([]);
  expect(vat.base.filter((name) => ![...values, duty.code].includes(name))).toEqual([]);
});
