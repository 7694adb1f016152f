import { expect, it } from 'vitest';
import { applyChanges } from '../../../shared/foundation/documents/patch.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { many, type AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { field } from '../../../shared/foundation/fields/field.ts';
import { findCells, replaced, replaceIn } from './findCells.ts';
import type { GridColumn } from './paste.ts';
import type { Sheet } from './sheetEdits.ts';
import { textOfValue } from './view.ts';

const dataSet = many('Líneas', 'ID', {
  ID: field.key(),
  NOMBRE: field.text('Nombre', { max: 50 }),
  VALOR: field.decimal('Valor', { decimals: 2 }),
  TOTAL: field.decimal('Total', { decimals: 2, writer: 'computation' }),
});
const columns: GridColumn[] = ['NOMBRE', 'VALOR', 'TOTAL'].map((name) => ({
  name,
  field: dataSet.fields[name as 'NOMBRE'],
}));
const lines: AnyRecord[] = [
  { ID: 'a', NOMBRE: 'Cámara CAMARA', VALOR: '10.00', TOTAL: '10.00' },
  { ID: 'b', NOMBRE: 'trípode', VALOR: '1000.00', TOTAL: '' },
];
const sheet: Sheet = {
  dataSet,
  name: 'ITEMS',
  lines,
  rows: [1, 0],
  unread: new Map(),
  reference: {} as Reference,
};
const visible = sheet.rows.map((place) => lines[place]!);

it('finds words in what the cells show, whatever the case and the accents, and only within a mark', () => {
  expect(findCells(visible, columns, 'camara', textOfValue)).toEqual([{ row: 1, column: 0 }]);
  expect(findCells(visible, columns, '1,000', textOfValue)).toEqual([{ row: 0, column: 1 }]);
  const all = findCells(visible, columns, '10', textOfValue);
  expect(all).toEqual([
    { row: 1, column: 1 },
    { row: 1, column: 2 },
  ]);
  expect(
    findCells(visible, columns, '10', textOfValue, { top: 0, bottom: 1, left: 2, right: 2 }),
  ).toHaveLength(1);
  expect(findCells(visible, columns, '', textOfValue)).toEqual([]);
});

it('replaces every match and keeps the rest of the text as it is', () => {
  expect(replaced('Cámara CAMARA vieja', 'cámara', 'lente')).toBe('lente lente vieja');
  expect(replaced('ñandú', 'u', '')).toBe('ñand');
  expect(replaced('a.b', '.', '$&')).toBe('a$&b');
});

it('replaces in all cells as one edit: computed ones stay, and what is no value then is marked', () => {
  const cells = findCells(visible, columns, '10', textOfValue);
  const good = replaceIn(sheet, columns, cells, '10', '25', textOfValue);
  expect(good.count).toBe(1);
  const [first] = applyChanges({ ITEMS: dataSet }, { ITEMS: lines }, good.changes)['ITEMS'] as AnyRecord[];
  expect(first).toMatchObject({ VALOR: '25.00', TOTAL: '10.00' });
  const bad = replaceIn(sheet, columns, cells, '10', 'x', textOfValue);
  expect(bad).toMatchObject({ changes: [], unread: [['ITEMS#a.VALOR', { text: 'x.00' }]] });
});
