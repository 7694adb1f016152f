import { expect, it } from 'vitest';
import { field } from './field.ts';
import { kinds, type FieldContext } from './kinds.ts';

const context: FieldContext = {
  today: '2026-11-20',
  checkTaxId: (value) => ({ ok: true, value }),
  hasCode: () => undefined,
};
const declared = field.tariff('Clasificación arancelaria');
const typed = (text: string) => kinds.tariff.parse(text, declared, context);

it.each([
  ['8471.30.00.00', '8471300000'],
  [' 0101 21 ', '010121'],
  ['9801', '9801'],
])('takes %s, typed or pasted, as the code %s', (text, value) => {
  expect(typed(text)).toEqual({ ok: true, value });
  expect(kinds.tariff.check(value, declared, context)).toBeUndefined();
});

it.each([
  ['847', 'escriba de 4 a 12 dígitos'],
  ['8471300000123', 'escriba de 4 a 12 dígitos'],
  ['84A1', 'escriba de 4 a 12 dígitos'],
  ['7701.00.00.00', 'el capítulo 77 no existe'],
  ['0000000000', 'el capítulo 00 no existe'],
])('refuses %s, typed or stored, and says why', (text, reason) => {
  expect(typed(text)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  expect(kinds.tariff.check(text.replaceAll('.', ''), declared, context)).toContain(reason);
});
