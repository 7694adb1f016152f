import { describe, expect, it } from 'vitest';
import { field } from '../../../shared/foundation/fields/field.ts';
import { controlText, isProven } from './controlText.ts';
import type { PastedLine } from './paste.ts';
import { controlOf } from './pastePlan.ts';

const amount = field.decimal('Cantidad', { decimals: 3 });
const read = (value: string): PastedLine => ({ values: { CANTIDAD: value }, rejected: {} });
const notRead = (text: string): PastedLine => ({
  values: {},
  rejected: { CANTIDAD: { text, reason: 'puede ser dos cantidades' } },
});
/** What is told of a total over these lines, and whether it is proven. */
const told = (total: string, ...lines: PastedLine[]): [string, boolean] => {
  const [control] = controlOf(read(total), lines, [{ name: 'CANTIDAD', field: amount }]);
  return [controlText(control!, amount), isProven(control!)];
};

describe('the total of a pasted list', () => {
  it('is said to miss a line only where all amounts of its lines were read', () => {
    expect(told('12', read('2'), read('3'))).toEqual([
      'Cantidad: el total de la lista dice 12.000 y estas líneas suman 5.000. Revise si falta una línea.',
      false,
    ]);
    expect(told('5', read('2'), read('3'))).toEqual([
      'Cantidad: el total de la lista dice 5.000, igual que la suma de estas líneas.',
      true,
    ]);
  });

  it('tells of the cells that are not counted, and proves nothing without them', () => {
    expect(told('1018', read('2'), notRead('1.000'), notRead('1,000'))).toEqual([
      'Cantidad: el total de la lista dice 1,018.000 y estas líneas suman 2.000, sin contar 2 celdas que no se entienden.',
      false,
    ]);
    expect(told('2', read('2'), notRead('1.000'))).toEqual([
      'Cantidad: el total de la lista dice 2.000, igual que la suma de estas líneas, sin contar 1 celda que no se entiende.',
      false,
    ]);
  });
});
