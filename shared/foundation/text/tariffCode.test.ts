import { expect, it } from 'vitest';
import { dottedTariff, plainTariff, tariffPrefix } from './tariffCode.ts';

it.each([
  ['', ''],
  ['01', '01'],
  ['0101', '01.01'],
  ['01012', '0101.2'],
  ['010290', '0102.90'],
  ['0101210', '0101.21.0'],
  ['01012100', '0101.21.00'],
  ['010121000', '0101.21.00.0'],
  ['0101210000', '0101.21.00.00'],
  ['02012000000', '0201.20.00.00.0'],
  ['020120000002', '0201.20.00.00.02'],
])('%s is written %s', (plain, dotted) => {
  expect(dottedTariff(plain)).toBe(dotted);
  expect(dottedTariff(dotted)).toBe(dotted);
  expect(plainTariff(dotted)).toBe(plain);
});

it('cuts to the digits of a preferential agreement and leaves other text alone', () => {
  expect(tariffPrefix('8471.30.00.00', 8)).toBe('84713000');
  expect(tariffPrefix('847130', 8)).toBe('847130');
  expect(dottedTariff('84A1')).toBe('84A1');
});
