import { expect, it } from 'vitest';
import { baseOf, rateOf } from './fractionTaxes.ts';

it('a tax is reckoned on an amount, or on a quantity of a unit; where neither is known nothing is printed', () => {
  expect(baseOf({ BASE_IMPONIBLE: '1234.5', CANTIDAD_GRAVADA: '', UNIDAD_GRAVADA: 'L' })).toBe('1,234.50');
  expect(baseOf({ BASE_IMPONIBLE: '', CANTIDAD_GRAVADA: '12.500000', UNIDAD_GRAVADA: 'L' })).toBe('12.50 L');
  expect(baseOf({ BASE_IMPONIBLE: '', CANTIDAD_GRAVADA: '', UNIDAD_GRAVADA: 'L' })).toBe('');
  expect(rateOf({ TASA: '', MONTO_UNITARIO: '', UNIDAD_GRAVADA: 'L' })).toBe('');
});
