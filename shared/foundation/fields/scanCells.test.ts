import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { scanCells } from './scanCells.ts';

/** Cells as they were told; undefined where the file is left to papaparse. */
function scanned(text: string, delimiter = ','): string[][] | undefined {
  const lines: string[][] = [];
  let line: string[] = [];
  const whole = scanCells(text, delimiter, {
    cell: (source, from, to) => void line.push(source.slice(from, to)),
    endLine: () => {
      lines.push(line);
      line = [];
    },
  });
  return whole ? lines : undefined;
}
const byPapa = (text: string) => Papa.parse<string[]>(text, { delimiter: ',' });

describe('scanCells', () => {
  it('cuts whatever it takes as papaparse does', () => {
    const piece = fc.constantFrom(
      'a',
      'é',
      ' ',
      ',',
      '"',
      '""',
      '\r\n',
      '\n',
      '\r',
      '"x,y"',
      '"\r\n"',
      ';',
      '\u00a0',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const text = pieces.join('');
        const cells = scanned(text);
        if (cells === undefined) return;
        const { data, errors } = byPapa(text);
        // An empty text has no line for papaparse, and a blank one for us; readers skip both.
        expect(cells).toEqual(data.length === 0 ? [['']] : data);
        expect(errors.filter(({ type }) => type === 'Quotes')).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  });

  it('takes every file that is by the norm, and leaves the others', () => {
    expect(scanned('a,"b ""c"", d"\n"1\n2",x\n')).toEqual([['a', 'b "c", d'], ['1\n2', 'x'], ['']]);
    expect(scanned('a,"b"\r\nc,d\r\n')).toEqual([['a', 'b'], ['c', 'd'], ['']]);
    expect(scanned('a;b\nc;\n', ';')).toEqual([['a', 'b'], ['c', ''], ['']]);
    for (const odd of ['3" de largo', '"a"b,c', '"a,b', 'a\r\nb\nc', 'a\nb\r\nc', 'a\rb', '"a" ,b']) {
      expect(scanned(odd), odd).toBeUndefined();
    }
  });

  it('says of a cell that it is plain only where nothing would be cleaned', () => {
    const plain = (text: string): boolean[] => {
      const told: boolean[] = [];
      scanCells(text, ',', { cell: (_s, _f, _t, each) => void told.push(each), endLine: () => undefined });
      return told;
    };
    expect(plain('ñandú,×²,"a,b"')).toEqual([true, true, true]);
    expect(plain('"a\nb",c')).toEqual([false, true]);
    for (const odd of ['\u00a0', '\u00ad', '\u200b', '\t', 'e\u0301', '–'])
      expect(plain(`a${odd}`)).toEqual([false]);
  });
});
