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
  const cell = fc.stringMatching(/^[a-z"\t\n ]{0,6}$/);
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
