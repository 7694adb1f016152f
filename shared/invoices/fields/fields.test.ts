import { describe, expect, it } from 'vitest';
import type { DataSet } from '../../foundation/fields/dataSet.ts';
import { invoiceDataSets } from '../dataSets.ts';
import { detailDataSets } from '../detailDataSets.ts';

const sets = Object.entries(invoiceDataSets as Record<string, DataSet>);
const fields = sets.flatMap(([dataSet, { fields: own }]) =>
  Object.entries(own).map(([name, field]) => ({ path: `${dataSet}.${name}`, ...field })),
);

describe('fields of an invoice', () => {
  it('have help of one sentence or more wherever a person sees them', () => {
    const without = fields.filter(({ hidden, help = '' }) => !hidden && !/^\p{Lu}.{8,}[.…]$/u.test(help));
    expect(without.map((each) => each.path)).toEqual([]);
  });

  it('carry the eighteen numbers of the invoice help, each once', () => {
    const boxes = fields.flatMap(({ box }) => (box === undefined ? [] : [Number(box)]));
    expect(boxes.sort((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  });

  it('name the item in every detail', () => {
    const details = sets.filter(([name]) => name in detailDataSets);
    expect(details).toHaveLength(7);
    for (const [name, { fields: own, many }] of details) {
      expect(many, name).toBe(true);
      expect(own['NUMERO_ITEM']?.kind, name).toBe('integer');
      expect(own['ID_ITEM']?.hidden, name).toBe(true);
      // By its key, also where two people work at once.
      expect(own['NUMERO_ITEM']?.numberOf, name).toEqual({ lines: 'ITEMS', key: 'ID_ITEM' });
    }
  });
});
