import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTsv, parseTsv } from './tsv.ts';

it.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\nc\t',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  [
    '"dos\nlíneas"\t"dice ""sí"""\r\nx\ty',
    [
      ['dos\nlíneas', 'dice "sí"'],
      ['x', 'y'],
    ],
  ],
  ['2" tubo\t"sin cerrar', [['2" tubo', '"sin cerrar']]],
  ['"a"b\tc', [['"a"b', 'c']]],
  ['', [['']]],
  [
    '\t\r\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
])('reads %j', (text, block) => expect(parseTsv(text)).toEqual(block));

it('reads back whatever it wrote', () => {
  const cell = fc.stringMatching(/^[a-z"\t\n '=+@,.0-9-]{0,6}$/);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 2, max: 4 }),
      fc.infiniteStream(cell),
      (rows, columns, cells) => {
        const block = Array.from({ length: rows }, () =>
          Array.from({ length: columns }, () => cells.next().value as string),
        );
        expect(parseTsv(formatTsv(block))).toEqual(block);
      },
    ),
  );
});

it.each([
  '=HYPERLINK("http://malo.example","pague aquí")',
  '+502 2222',
  '@SUMA(A1)',
  '-2+3',
  '\t=1',
  "'=1",
  "'citado",
])('copies %j as nothing that a spreadsheet executes, and pasted back it is as it was', (text) => {
  const copied = formatTsv([['a', text]]);
  const cell = copied.slice(2);
  expect(cell.replace(/^"/, '')).toMatch(/^'/);
  expect(parseTsv(copied)).toEqual([['a', text]]);
});

it('copies numbers as numbers, and pastes what another program copied as it stands', () => {
  expect(formatTsv([['-5', '-1,234.50', '0.5', '2" tubo']])).toBe('-5\t-1,234.50\t0.5\t"2"" tubo"');
  expect(parseTsv("-5\t=A1\t'90s\t+1")).toEqual([['-5', '=A1', "'90s", '+1']]);
});

it('whatever is copied, no cell begins as a formula', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { minLength: 1, maxLength: 5 }),
      (row) => {
        for (const text of row) {
          const cell = formatTsv([[text]]).replace(/^"/, '');
          expect(/^[=+\-@\t\r]/.test(cell) && !/^-[\d,.]+$/.test(cell), cell).toBe(false);
          expect(parseTsv(formatTsv([['x', text]]))).toEqual([['x', text.replaceAll('\r\n', '\n')]]);
        }
      },
    ),
  );
});
