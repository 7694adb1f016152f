import { expect, test } from 'vitest';
import { codeLabel } from './codeLabel.ts';

test.each([
  ['CN', 'China', 'CN · China'],
  ['705', '', '705'],
  ['NORMAL', 'Normal', 'Normal'],
  ['USD', 'USD', 'USD'],
  ['NIT', 'NIT (Guatemala y El Salvador)', 'NIT (Guatemala y El Salvador)'],
  ['IM', 'Importación definitiva', 'IM · Importación definitiva'],
])('the code %s named «%s» reads «%s»', (CLAVE, VALOR, shown) => {
  expect(codeLabel({ CLAVE, VALOR })).toBe(shown);
});
