import { describe, expect, it } from 'vitest';
import type { DataSet } from '../../foundation/fields/dataSet.ts';
import type { Field } from '../../foundation/fields/field.ts';
import { transportDataSets } from '../dataSets.ts';

/** What each box of the help is of (spec 2, bill-of-lading help), in words of its label. */
const OFFICIAL: Record<string, string> = {
  '1': 'número',
  '2': 'serie',
  '3': 'tipo de documento',
  '4': 'factura',
  '5': 'bl',
  '6': 'transportista',
  '7': 'fecha del manifiesto',
  '8': 'manifiesto de carga',
  '9': 'emisor',
  '10': 'marcas',
  '11': 'país de embarque',
  '12': 'puerto de embarque',
  '13': 'país de desembarque',
  '14': 'puerto de desembarque',
};

const boxes = Object.values<DataSet>(transportDataSets).flatMap(({ fields }) =>
  Object.values(fields).flatMap((field): [string, Field][] =>
    field.box === undefined ? [] : [[field.box, field]],
  ),
);

describe('help of the fourteen boxes of a transport document', () => {
  it('is there for each, under its name', () => {
    const named = Object.fromEntries(boxes.map(([box, { label }]) => [box, label.toLowerCase()]));
    expect(boxes).toHaveLength(Object.keys(OFFICIAL).length);
    for (const [box, words] of Object.entries(OFFICIAL)) expect(named[box]).toContain(words);
  });

  it.each(boxes)('%s is a sentence, and not its label again', (_, { label, help }) => {
    expect(help ?? '', label).toMatch(/^\S.{8,}\.$/s);
    expect(help!.toLowerCase()).not.toBe(`${label.toLowerCase()}.`);
  });
});
