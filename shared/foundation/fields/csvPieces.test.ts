import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvPieces, EndlessLine, type CsvPiece } from './csvPieces.ts';
import { readCsv, type CsvFile } from './csv.ts';
import { field } from './field.ts';

const columns = [
  { name: 'CODIGO', field: field.text('Código', { max: 12 }) },
  { name: 'NOTA', field: field.text('Nota', { max: 12 }) },
];
const context = {
  today: '2026-11-20',
  checkTaxId: (value: string) => ({ ok: true as const, value }),
  hasCode: () => undefined,
  rows: () => [],
};

async function* partsOf(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield await Promise.resolve(text.slice(at, at + size));
}
async function piecesOf(text: string, size: number, lines: number): Promise<CsvPiece[]> {
  const pieces: CsvPiece[] = [];
  for await (const piece of csvPieces(partsOf(text, size), lines)) pieces.push(piece);
  return pieces;
}
async function read(text: string, size: number, lines: number, of = columns): Promise<CsvFile> {
  const whole: CsvFile = { rows: [], problems: [] };
  for (const piece of await piecesOf(text, size, lines)) {
    const part = readCsv(piece.text, of, context, (index) => index + piece.row);
    whole.rows.push(...part.rows);
    whole.problems.push(...part.problems);
  }
  return whole;
}

const cell = fc.oneof(
  fc.constantFrom(
    '',
    'A',
    'x y',
    '"a,b"',
    '"dos\nlíneas"',
    '"dice ""sí"""',
    "'=1+1",
    'demasiado largo para el campo',
  ),
  fc.stringMatching(/^[a-zñ0-9 ]{0,8}$/),
);
const line = fc.tuple(cell, cell).map(([a, b]) => `${a},${b}`);

it('reads a file in pieces as it reads it whole, wherever its parts and its pieces end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 30 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 7 }),
      fc.boolean(),
      async (lines, size, atOnce, ended) => {
        const text = ['Código,Nota', ...lines].join('\n') + (ended ? '\n' : '');
        expect(await read(text, size, atOnce)).toEqual(readCsv(text, columns, context));
      },
    ),
    { numRuns: 300 },
  );
});

it('reads a file whose headings have line breaks in pieces as it reads the one without them whole', async () => {
  const noted = { name: 'NOTA', field: field.text('Nota del producto', { max: 12 }) };
  const named = [columns[0]!, noted];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { maxLength: 12 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.constantFrom('\n', '\r\n', '\r'),
      async (cells, size, atOnce, delimiter, end, within) => {
        const file = (space: string): string =>
          [[`"Nota${space}del producto"`, 'Código'], ...cells]
            .map((each) => `${each.join(delimiter)}${end}`)
            .join('');
        expect(await read(file(within), size, atOnce, named)).toEqual(readCsv(file(' '), named, context));
      },
    ),
    { numRuns: 300 },
  );
  expect(await piecesOf('"Nota\ndel producto";Código\ra;A\rb;B\rc;C\r', 5, 1)).toHaveLength(2);
});

it('takes the line by which Excel learns the delimiter for no heading, in parts of any size', async () => {
  const text = 'Código;Nota\r\nA;una\r\nB;dos\r\nC;tres\r\n';
  for (const size of [1, 3, 1000]) {
    const whole = await read(text, size, 2);
    expect(whole.problems).toEqual([]);
    expect(whole.rows.map(({ row }) => row)).toEqual([2, 3, 4]);
    expect(await read(`\uFEFFsep=;\r\n${text}`, size, 2)).toEqual(whole);
  }
});

it('tells of a file that was cut within a line, however it is cut into pieces', async () => {
  const text = 'Código,Nota\nA,1\nB,2\nC,3\nD';
  for (const lines of [1, 2, 3, 4, 9])
    expect((await read(text, 3, lines)).problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('termina dentro de la fila 5'),
    ]);
});

it('cuts nothing of a file with a heading alone, and reads the lines of an old Mac', async () => {
  expect(await piecesOf('Código,Nota\n', 4, 2)).toEqual([{ text: 'Código,Nota\n', row: 2 }]);
  expect(await piecesOf('', 4, 2)).toEqual([{ text: '', row: 2 }]);
  expect((await read('Código,Nota\rA,1\rB,2\r', 5, 1)).rows.map(({ row }) => row)).toEqual([2, 3]);
});

it('gives up a line that never ends, and says which', async () => {
  const endless = `Código,Nota\nA,1\nB,"${'x'.repeat(5_000_000)}`;
  const read = piecesOf(endless, 100_000, 10);
  await expect(read).rejects.toBeInstanceOf(EndlessLine);
  await expect(read).rejects.toMatchObject({ row: 3 });
});
