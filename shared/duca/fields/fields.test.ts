import { describe, expect, it } from 'vitest';
import type { DataSet } from '../../foundation/fields/dataSet.ts';
import { ducaDataSets } from '../dataSets.ts';

const fields = Object.entries(ducaDataSets as Record<string, DataSet>).flatMap(([dataSet, { fields: own }]) =>
  Object.entries(own).map(([name, field]) => ({ path: `${dataSet}.${name}`, ...field })),
);
const upTo = (box: number, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${box}.${index + 1}`);

/** Boxes of the form (domain 1.2); those with parts are asked by part. */
const PARTS: Record<number, number> = { 4: 5, 5: 5, 6: 4, 19: 2, 23: 4, 24: 11, 34: 4, 47: 2, 53: 5, 54: 8 };
const boxes = Array.from({ length: 57 }, (_, index) => index + 1).flatMap((box) =>
  PARTS[box] === undefined ? [String(box)] : upTo(box, PARTS[box]),
);

describe('fields of the DUCA', () => {
  it('have help of one sentence or more wherever a person sees them', () => {
    const without = fields.filter(({ hidden, help = '' }) => !hidden && !/^\p{Lu}.{8,}\.$/u.test(help));
    expect(without.map((each) => each.path)).toEqual([]);
  });

  it('have help that says more than the label', () => {
    const same = fields.filter(
      ({ hidden, help = '', label }) => !hidden && help.slice(0, -1).toLowerCase() === label.toLowerCase(),
    );
    expect(same.map((each) => each.path)).toEqual([]);
  });

  it('cover every box of the form, and none that it does not have', () => {
    const told = new Set(fields.flatMap(({ box }) => (box === undefined ? [] : [box])));
    expect(boxes.filter((box) => !told.has(box))).toEqual([]);
    const paperOnly = /^(58|59|60|61|62)(\.|$)/;
    expect([...told].filter((box) => !boxes.includes(box) && !paperOnly.test(box))).toEqual([]);
  });

  it('hold the two that only the message tells, and say so', () => {
    for (const name of ['DEPOSITO_TEMPORAL', 'DEPOSITO_TEMPORAL_DESTINO'] as const) {
      const { box, help } = ducaDataSets.DUCA.fields[name];
      expect(box).toBeUndefined();
      expect(help).toContain('Solo viaja en el mensaje');
    }
  });
});
