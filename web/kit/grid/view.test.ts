import { describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { field } from '../../../shared/foundation/fields/field.ts';
import type { GridColumn } from './paste.ts';
import { choicesOf, matching, plainView, rowsOf, textOfValue, viewOf } from './view.ts';

const columns: GridColumn[] = [
  { name: 'NOMBRE', field: field.text('Nombre') },
  { name: 'VALOR', field: field.decimal('Valor', { decimals: 2 }) },
];
const line = (ID: string, NOMBRE: string, VALOR: string): AnyRecord => ({ ID, NOMBRE, VALOR });
const lines = [
  line('a', 'ñame', '10.00'),
  line('b', '', '9.50'),
  line('c', 'Nuez', '1234.00'),
  line('d', 'oca', ''),
];
const seen = (asked: Partial<Parameters<typeof viewOf>[3]>, now = lines): (string | undefined)[] =>
  rowsOf(now, 'ID', viewOf(lines, 'ID', columns, { filters: new Map(), ...asked }, textOfValue)).map(
    (place) => now[place]!['ID'],
  );

describe('order', () => {
  it('sorts amounts by their value and words as Spanish does, blanks last both ways', () => {
    expect(seen({ sort: { column: 'VALOR', descending: false } })).toEqual(['b', 'a', 'c', 'd']);
    expect(seen({ sort: { column: 'VALOR', descending: true } })).toEqual(['c', 'a', 'b', 'd']);
    expect(seen({ sort: { column: 'NOMBRE', descending: false } })).toEqual(['c', 'a', 'd', 'b']);
    expect(lines.map((each) => each['ID'])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps each line in its place while its cells are typed in, and a new one behind its neighbour', () => {
    const typed = [lines[0]!, { ...lines[1]!, VALOR: '9999.00' }, line('new', '', ''), lines[2]!, lines[3]!];
    expect(seen({ sort: { column: 'VALOR', descending: false } }, typed)).toEqual([
      'b',
      'new',
      'a',
      'c',
      'd',
    ]);
  });
});

describe('filter', () => {
  it('lets the texts through as the cells show them, blanks too', () => {
    expect(seen({ filters: new Map([['VALOR', new Set(['1,234.00', ''])]]) })).toEqual(['c', 'd']);
  });

  it('hides no line that came after it', () => {
    const filters = new Map([['NOMBRE', new Set(['oca'])]]);
    expect(seen({ filters }, [...lines, line('new', 'otra', '')])).toEqual(['d', 'new']);
  });

  it('offers the texts of a column with their counts, found without accents', () => {
    const choices = choicesOf([...lines, line('e', 'ñame', '')], columns[0]!, textOfValue);
    expect(choices).toEqual([
      { text: '', count: 1 },
      { text: 'Nuez', count: 1 },
      { text: 'ñame', count: 2 },
      { text: 'oca', count: 1 },
    ]);
    expect(matching(choices, 'NAM').map(({ text }) => text)).toEqual(['ñame']);
  });
});

it('shows all lines in their own order to begin with', () => {
  expect(rowsOf(lines, 'ID', plainView)).toEqual([0, 1, 2, 3]);
});
