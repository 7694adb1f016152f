import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { field, type Field } from '../../shared/foundation/fields/field.ts';
import { readTyped } from './typed.ts';

const reference: Reference = {
  country: 'GT',
  today: '2026-01-15',
  day: '2026-01-15',
  checkTaxId: (text) => ({ ok: true, value: text }),
  hasCode: () => undefined,
  rows: () => [],
  row: () => undefined,
  origin: () => undefined,
};
const amount = field.decimal('Valor', { decimals: 2, negative: true });
const read = (text: string, of: Field = amount): string | undefined => {
  const parsed = readTyped(text, of, reference);
  return parsed.ok ? parsed.value : undefined;
};
const reason = (text: string, of: Field = amount): string | undefined => {
  const parsed = readTyped(text, of, reference);
  return parsed.ok ? undefined : parsed.reason;
};

describe('a typed amount', () => {
  it.each([
    ['1.234', '«1.234» puede ser 1,234.00 o 1.23; escriba 1234 o 1.23'],
    ['12.500', '«12.500» puede ser 12,500.00 o 12.50; escriba 12500 o 12.50'],
    ['-1.239', '«-1.239» puede ser -1,239.00 o -1.24; escriba -1239 o -1.24'],
    ['Lps. 1.234', '«Lps. 1.234» puede ser 1,234.00 o 1.23; escriba 1234 o 1.23'],
  ])('of two readings is none: %s', (text, why) => expect(reason(text)).toBe(why));

  it.each([
    ['1.2351', '«1.2351» tiene 4 decimales y aquí caben 2; escriba 1.24, que es su redondeo'],
    ['0.125', '«0.125» tiene 3 decimales y aquí caben 2; escriba 0.13, que es su redondeo'],
    ['1,234.567', '«1,234.567» tiene 3 decimales y aquí caben 2; escriba 1,234.57, que es su redondeo'],
    ['1234.567 USD', '«1234.567 USD» tiene 3 decimales y aquí caben 2; escriba 1,234.57, que es su redondeo'],
    [
      '0.004',
      '«0.004» tiene 3 decimales y aquí caben 2; su redondeo es cero: use una unidad menor, o escriba 0.00',
    ],
  ])('that would lose digits is none: %s', (text, why) => expect(reason(text)).toBe(why));

  it.each([
    ['1,234', '1234.00'],
    ['1.23', '1.23'],
    ['1.2300', '1.23'],
    ['0.500', '0.50'],
    ['1234.500', '1234.50'],
    ['L.1250', '1250.00'],
    ['Lps.1,250.5', '1250.50'],
    ['.5', '0.50'],
    ['(5.25)', '-5.25'],
    ['', ''],
  ])('that keeps every digit is read: %s', (text, value) => expect(read(text)).toBe(value));

  it('has three decimals where the field has room for them', () => {
    const weight = field.decimal('Peso', { decimals: 3 });
    expect(read('1.234', weight)).toBe('1.234');
    expect(reason('1.2346', weight)).toContain('escriba 1.235');
  });

  it('is never worth anything but its digits, and both remedies of a reason are read', () => {
    fc.assert(
      fc.property(fc.nat(9_999), fc.stringMatching(/^\d{0,6}$/), (whole, decimals) => {
        const text = `${whole}.${decimals}`;
        const parsed = readTyped(text, amount, reference);
        if (parsed.ok) return Number(parsed.value) === Number(text);
        const [, remedies = ''] = /escriba ([^ ]+(?: o [^ ]+)??)(?:, que|$)/.exec(parsed.reason) ?? [];
        const offered = remedies.split(' o ');
        return offered.length > 0 && offered.every((each) => each !== '' && read(each) !== undefined);
      }),
    );
  });
});
