import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../text/clean.ts';
import { readCsv, shield, unshield, writeCsv, type CsvColumn } from './csv.ts';
import { field } from './field.ts';
import type { TextContext } from './readText.ts';

const columns: CsvColumn[] = [
  { name: 'A.NUMERO', field: field.text('Número', { max: 10 }) },
  { name: 'A.FECHA', field: field.date('Fecha') },
  { name: 'A.PAIS', field: field.choice('País', { catalogue: 'paises' }) },
  { name: 'B.VALOR', field: field.decimal('Valor', { decimals: 2 }) },
  { name: 'B.UNITARIO', field: field.decimal('Valor unitario', { decimals: 7, fewest: 2 }) },
  { name: 'B.NOTA', field: field.text('Nota') },
];

const countries = [
  { CLAVE: 'GT', VALOR: 'Guatemala' },
  { CLAVE: 'MX', VALOR: 'México' },
];
const context: TextContext = {
  today: '2026-11-20',
  checkTaxId: (value) => ({ ok: true, value }),
  hasCode: (_, code) => countries.some((each) => each.CLAVE === code),
  rows: () => countries,
};
const read = (text: string) => readCsv(text, columns, context);
const HEAD = 'Número [A.NUMERO],Fecha [A.FECHA],País [A.PAIS],Valor [B.VALOR],Nota [B.NOTA]';

describe('reading CSV', () => {
  it('reads cells as if they had been typed, in es-GT', () => {
    const { rows, problems } = read(`${HEAD}\r\nF-1,5/11/26,méxico,"1,234.5","dice ""hola"", y sigue"\r\n`);
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      {
        row: 2,
        values: {
          'A.NUMERO': 'F-1',
          'A.FECHA': '2026-11-05',
          'A.PAIS': 'MX',
          'B.VALOR': '1234.50',
          'B.NOTA': 'dice "hola", y sigue',
        },
      },
    ]);
  });

  it('finds columns by name, label or both, in any order, with semicolon or tab', () => {
    expect(read('\uFEFFVALOR;numero\n3;x\n').rows[0]!.values).toEqual({ 'B.VALOR': '3.00', 'A.NUMERO': 'x' });
    expect(read('Valor unitario\tB.NOTA\n0.5\ty\n').rows[0]!.values).toEqual({
      'B.UNITARIO': '0.5000000',
      'B.NOTA': 'y',
    });
  });

  it('takes the headings that suppliers give a column, where they mean one alone', () => {
    const called: CsvColumn[] = [
      { name: 'TITULO', field: field.text('Título', { alsoCalled: ['Guía', 'Número'] }) },
      { name: 'NOMBRE', field: field.text('Nombre', { alsoCalled: ['Número'] }) },
    ];
    expect(readCsv('guia,Nombre\r\nA1,Ana\r\n', called, context).rows).toEqual([
      { row: 2, values: { TITULO: 'A1', NOMBRE: 'Ana' } },
    ]);
    expect(readCsv('Número\r\nA1\r\n', called, context).problems).toHaveLength(1);
  });

  it('is not kept busy by a heading or a row without end', () => {
    const begun = process.threadCpuUsage();
    const many = Array.from({ length: 400_000 }, (_, n) => `c${n}`).join(',');
    const heading = read(`${many}\nx\n`);
    const wide = read(`${HEAD}\nF-1,,,,,${many}\n`);
    for (const { problems } of [heading, wide]) {
      expect(problems.length).toBeGreaterThan(200);
      expect(problems.length).toBeLessThan(400);
    }
    const { user, system } = process.threadCpuUsage(begun);
    expect(user + system).toBeLessThan(2_000_000);
  });

  it('names every row and field it cannot read, and keeps the rest', () => {
    const { rows, problems } = read(`${HEAD}\nF-1,31/02/2026,ZZ,abc,x\n\nNUMERO-LARGO,,GT,-5,y\n`);
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Fecha [A.FECHA]'],
      [2, 'País [A.PAIS]'],
      [2, 'Valor [B.VALOR]'],
      [4, 'Número [A.NUMERO]'],
      [4, 'Valor [B.VALOR]'],
    ]);
    expect(problems[2]).toMatchObject({
      value: 'abc',
      message: expect.stringContaining('Fila 2, Valor: «abc» no es un número'),
    });
    expect(rows.map((each) => each.row)).toEqual([2, 4]);
  });

  it.each(['sep=;\r\n', '\uFEFFsep=;\n', '"SEP=,"\r\n'])(
    'reads a file with the line %j that Excel hides as without it, in rows as Excel shows them',
    (line) => {
      const text = 'Número;Valor\r\n1;2.5x\r\n2;3\r\n';
      const plain = read(text);
      expect(plain.problems.map(({ row }) => row)).toEqual([2]);
      expect(read(`${line}${text}`)).toEqual(plain);
    },
  );

  it('reads a file whose headings have line breaks within quotes as the one without them', () => {
    const called: CsvColumn[] = [
      { name: 'DESCRIPCION', field: field.text('Descripción de la mercancía') },
      { name: 'PESO', field: field.decimal('Peso, neto en kg', { decimals: 2 }) },
      { name: 'MARCA', field: field.text('Marca "comercial" del producto') },
    ];
    const labels = called.map(({ field: { label } }) => label);
    const spaces = labels.join('').split(' ').length - 1;
    fc.assert(
      fc.property(
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.constantFrom(' ', '\n', '\r\n', '\r'), { minLength: spaces, maxLength: spaces }),
        fc.array(fc.tuple(fc.constantFrom('Café', 'Té, verde; fino'), fc.constantFrom('1.5', 'x')), {
          maxLength: 5,
        }),
        (delimiter, end, breaks, lines) => {
          const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
          const file = (headings: readonly string[]): string =>
            [headings, ...lines].map((cells) => `${cells.map(quoted).join(delimiter)}${end}`).join('');
          const rest = [...breaks];
          const broken = labels.map((label) => label.replaceAll(' ', () => rest.pop() ?? ' '));
          const plain = readCsv(file(labels), called, context);
          expect(plain.rows).toHaveLength(lines.length);
          expect(readCsv(file(broken), called, context)).toEqual(plain);
        },
      ),
    );
  });

  it('refuses a column of dates that one of them shows to come with the month first, naming both rows', () => {
    const file = (...days: string[]) =>
      read(`Número,Fecha\n${days.map((day, at) => `${at},${day}`).join('\n')}\n`);
    const { problems } = file('03/04/2026', '25/11/2026', '12/25/2026', '04/05/2026');
    expect(problems[0]).toEqual({
      row: 1,
      column: 'Fecha',
      value: '',
      message:
        'Columna «Fecha»: la fila 4 dice «12/25/2026», que solo es fecha con el mes primero, y la fila 2 dice «03/04/2026», que así sería otro día. Deje toda la columna como dd/mm/aaaa, con el día primero, y cargue el archivo otra vez.',
    });
    expect(problems.slice(1).map(({ row }) => row)).toEqual([4]);
    expect(file('03/04/2026', '25/11/2026').problems).toEqual([]);
    // Alone it is a wrong cell like any other.
    expect(file('12/25/2026', '25/11/2026').problems.map(({ row }) => row)).toEqual([2]);
  });

  it('tells of columns that are strange or doubled, cells beyond them, and open quotes', () => {
    const messages = (text: string): string[] => read(text).problems.map((each) => each.message);
    expect(messages('Número,Peso,Número\n1,2,3\n')).toEqual([
      expect.stringContaining('«Peso»: no es de esta plantilla'),
      expect.stringContaining('«Número»: está dos veces'),
    ]);
    expect(messages('Número,Nota\n1,dos,tres\n')[0]).toContain('Fila 2: tiene más celdas');
    expect(messages('Número,Nota\n1,"dos\n').join()).toContain('comillas');
    expect(messages('')[0]).toContain('El archivo está vacío');
  });
});

describe('formula safety and round trip', () => {
  it.each(['=1+1', '+502 2222', '@x', '-sin-', "'citado", "'=x"])(
    '%s cannot run in a spreadsheet and comes back',
    (text) => {
      expect(shield(text)).toBe(`'${text}`);
      expect(unshield(shield(text))).toBe(text);
    },
  );

  it('leaves numbers as numbers', () => {
    expect(shield('-1,234.50')).toBe('-1,234.50');
  });

  it('writes a heading, CRLF and values as read by people', () => {
    const text = writeCsv(columns, [
      { 'A.NUMERO': '=2', 'A.FECHA': '2026-11-05', 'B.VALOR': '1234.50', 'B.UNITARIO': '0.5000000' },
    ]);
    expect(text.split('\r\n').slice(1)).toEqual([`'=2,05/11/2026,,"1,234.50",0.50,`, '']);
  });

  it('gives back whatever it wrote', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => cleanText(value).trim());
    fc.assert(
      fc.property(
        fc.array(fc.record({ note: text, cents: fc.nat(10 ** 9), unit: fc.nat(10 ** 9) }), { maxLength: 20 }),
        (lines) => {
          const records = lines.map(({ note, cents, unit }) => ({
            'A.NUMERO': 'x',
            'A.FECHA': '',
            'A.PAIS': 'GT',
            'B.VALOR': (cents / 100).toFixed(2),
            'B.UNITARIO': `${unit}.1230000`,
            'B.NOTA': note,
          }));
          const back = read(writeCsv(columns, records));
          expect(back.problems).toEqual([]);
          expect(back.rows.map((each) => each.values)).toEqual(records);
        },
      ),
    );
  });
});
