import { expect, it } from 'vitest';
import { taxIdByForm } from './taxIdByForm.ts';

it.each([
  ['576937K', '576937-K'],
  ['08019995123456', '0801-9995-123456'],
  ['', ''],
  ['CF', 'CF'],
  ['576937-K', '576937-K'],
  ['XAXX010101000', 'XAXX010101000'],
  ['1234567890123', '1234567890123'],
])('«%s» is read as «%s»', (stored, read) => {
  expect(taxIdByForm(stored)).toBe(read);
});
