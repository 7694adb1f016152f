import { expect, it } from 'vitest';
import { chapterFault, dottedTariff, isNationalUse, plainTariff, tariffPrefix } from './tariffCode.ts';

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

it.each(['0101', '7601.10.00.00', '7801', '9706900000', '98', '9999.99.99.99'])(
  'knows the chapter of %s',
  (code) => expect(chapterFault(code)).toBeUndefined(),
);

it.each(['00', '0000.00', '7701', '7799.99.99.99'])('knows no chapter of %s', (code) =>
  expect(chapterFault(code)).toContain(`el capítulo ${code.slice(0, 2)} no existe`),
);

it('leaves 98 and 99 to each country', () => {
  expect(['97', '98', '99', '09'].filter((code) => isNationalUse(code))).toEqual(['98', '99']);
});

it('cuts to the digits of a preferential agreement and leaves other text alone', () => {
  expect(tariffPrefix('8471.30.00.00', 8)).toBe('84713000');
  expect(tariffPrefix('847130', 8)).toBe('847130');
  expect(dottedTariff('84A1')).toBe('84A1');
});
