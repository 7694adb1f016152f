import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../../shared/foundation/documents/patch.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { blankBody, blankRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { invoiceDefinition } from '../../../shared/invoices/definition.ts';
import { computedChanges } from './computedChanges.ts';

const definition = invoiceDefinition;
const { dataSets } = definition;
const blank = blankBody(dataSets);
const item = (values: Record<string, string>) => ({ ...blankRecord(dataSets['ITEMS']!), ...values });
const bodyOf = (number: string, prices: readonly string[]): AnyBody => ({
  ...blank,
  FACTURA: { ...(blank['FACTURA'] as Record<string, string>), NUMERO_FACTURA: number },
  ITEMS: prices.map((VALOR_ITEM, line) => item({ ID_ITEM: `lin-${line}`, VALOR_ITEM })),
});

describe('what a save wrote by itself', () => {
  const bodies = fc
    .tuple(fc.constantFrom('', 'A-1'), fc.array(fc.constantFrom('', '1.00', '2.50'), { maxLength: 5 }))
    .map(([number, prices]) => bodyOf(number, prices));

  it('gives what is stored when it is applied to what was asked', () => {
    fc.assert(
      fc.property(bodies, bodies, (asked, stored) => {
        expect(applyChanges(dataSets, asked, computedChanges(definition, asked, stored))).toEqual(stored);
      }),
    );
  });

  it('says lines that were added as lines, without their blanks, and one that went as gone', () => {
    const [one, three] = [bodyOf('A-1', ['1.00']), bodyOf('A-1', ['1.00', '2.50', ''])];
    expect(computedChanges(definition, one, three)).toEqual([
      {
        op: 'insert',
        path: 'ITEMS',
        lines: [{ ID_ITEM: 'lin-1', VALOR_ITEM: '2.50' }, { ID_ITEM: 'lin-2' }],
      },
    ]);
    expect(computedChanges(definition, three, one)).toEqual([{ op: 'remove', path: 'ITEMS[1]', count: 2 }]);
    expect(computedChanges(definition, one, one)).toEqual([]);
  });

  it('says nothing of a group that is not stored, and all lines of one that was not asked', () => {
    const two = bodyOf('A-1', ['1.00', '']);
    const { ITEMS: _items, ...headed } = two;
    expect(computedChanges(definition, two, headed)).toEqual([]);
    expect(computedChanges(definition, headed, two)).toEqual([
      {
        op: 'insert',
        path: 'ITEMS',
        lines: [{ ID_ITEM: 'lin-0', VALOR_ITEM: '1.00' }, { ID_ITEM: 'lin-1' }],
      },
    ]);
    const { FACTURA: _header, ...bare } = two;
    expect(computedChanges(definition, bare, two)).toEqual([
      { op: 'set', path: 'FACTURA.NUMERO_FACTURA', value: 'A-1' },
    ]);
  });

  it('names each field that it wrote, and what it took away as blank', () => {
    const [was, is] = [bodyOf('A-1', ['1.00', '2.50']), bodyOf('', ['1.00', ''])];
    expect(computedChanges(definition, was, is)).toEqual([
      { op: 'set', path: 'FACTURA.NUMERO_FACTURA', value: '' },
      { op: 'set', path: 'ITEMS[1].VALOR_ITEM', value: '' },
    ]);
  });
});
