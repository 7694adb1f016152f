import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../../shared/foundation/documents/patch.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { many, type AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { field } from '../../../shared/foundation/fields/field.ts';
import { clearCells, removeLines } from './edits.ts';
import type { GridColumn } from './paste.ts';
import type { Unread } from '../unread.ts';
import { clearRange, fillRange, pasteInto, writeCell, type Sheet } from './sheetEdits.ts';

const items = many('Líneas', 'ID', {
  ID: field.key(),
  DESCRIPCION: field.text('Descripción', { max: 200 }),
  CANTIDAD: field.decimal('Cantidad', { decimals: 3 }),
  PAIS: field.choice('País de origen', { catalogue: 'paises' }),
  VALOR: field.decimal('Valor', { decimals: 2, box: '25' }),
  TOTAL: field.decimal('Total', { decimals: 2, writer: 'computation' }),
});
const dataSets = { ITEMS: items };
const shown: GridColumn[] = Object.entries(items.fields)
  .filter(([, each]) => !each.hidden)
  .map(([name, each]) => ({ name, field: each }));

const countries = [
  { CLAVE: 'GT', VALOR: 'Guatemala' },
  { CLAVE: 'CN', VALOR: 'China' },
];
const reference: Reference = {
  country: 'GT',
  today: '2026-01-15',
  day: '2026-01-15',
  checkTaxId: (text) => ({ ok: true, value: text }),
  hasCode: (_catalogue, code) => countries.some((row) => row.CLAVE === code),
  rows: () => countries,
  row: (_catalogue, code) => countries.find((row) => row.CLAVE === code),
  origin: () => undefined,
};

let count = 0;
const newLine = (): AnyRecord => ({ ID: `n${(count += 1)}` });
const sheetOf = (lines: AnyRecord[]): Sheet => ({
  dataSet: items,
  name: 'ITEMS',
  lines,
  rows: lines.map((_, place) => place),
  unread: new Map(),
  reference,
});
const at = (row: number, column = 0) => ({ top: row, bottom: row, left: column, right: column });
const after = (lines: AnyRecord[], changes: Parameters<typeof applyChanges>[2]): AnyRecord[] =>
  applyChanges(dataSets, { ITEMS: lines }, changes)['ITEMS'] as AnyRecord[];
const line = (ID: string, values: AnyRecord = {}): AnyRecord => ({
  ID,
  DESCRIPCION: '',
  CANTIDAD: '',
  PAIS: '',
  VALOR: '',
  TOTAL: '',
  ...values,
});

describe('paste', () => {
  it('writes by position over lines that are there and adds the rest', () => {
    const lines = [line('a', { DESCRIPCION: 'vieja' })];
    const result = pasteInto(sheetOf(lines), {
      shown,
      at: at(0),
      newLine,
      block: [
        ['Tornillos', '1,000'],
        ['Tuercas', '2.5'],
      ],
    });
    const next = after(lines, result.changes);
    expect(next.map((each) => [each['DESCRIPCION'], each['CANTIDAD']])).toEqual([
      ['Tornillos', '1000.000'],
      ['Tuercas', '2.500'],
    ]);
    expect(next[0]!['ID']).toBe('a');
  });

  it('keeps text that is no value in its cell with the reason', () => {
    const result = pasteInto(sheetOf([]), {
      shown,
      at: at(0),
      newLine,
      block: [['Tela', 'doce', 'XX']],
    });
    const [added] = after([], result.changes);
    expect(added!['CANTIDAD']).toBe('');
    expect(result.wrong).toBe(2);
    expect(new Map(result.unread).get(`ITEMS#${added!['ID']}.CANTIDAD`)).toMatchObject({ text: 'doce' });
  });

  it('asks rather than guesses where the block parts decimals with a comma', () => {
    const read = (cells: string[]) =>
      pasteInto(sheetOf([]), {
        shown,
        at: at(0, 3),
        newLine,
        block: cells.map((cell) => [cell]),
      });
    const mixed = read(['1.234,50', '1.234', '1,234', '7']);
    expect(after([], mixed.changes).map((each) => each['VALOR'])).toEqual(['', '', '', '7.00']);
    expect(mixed.wrong).toBe(3);
    expect(after([], read(['1,234.50', '1,234']).changes).map((each) => each['VALOR'])).toEqual([
      '1234.50',
      '1234.00',
    ]);
  });

  it('takes a point before three digits for decimals only where the block shows that points part them', () => {
    const read = (cells: string[]) =>
      pasteInto(sheetOf([]), {
        shown,
        at: at(0, 3),
        newLine,
        block: cells.map((cell) => [cell]),
      });
    const blind = read(['1.234', '7', '12.500']);
    expect(after([], blind.changes).map((each) => each['VALOR'])).toEqual(['', '7.00', '']);
    expect([...new Map(blind.unread).values()].map((each) => each?.reason)).toEqual([
      '«1.234» puede ser 1,234.00 o 1.23; escriba 1234 o 1.23',
      '«12.500» puede ser 12,500.00 o 12.50; escriba 12500 o 12.50',
    ]);
    const shownByAnother = read(['1.235', '7.5']);
    expect(after([], shownByAnother.changes).map((each) => each['VALOR'])).toEqual(['', '7.50']);
    expect([...new Map(shownByAnother.unread).values()].map((each) => each?.reason)).toEqual([
      '«1.235» tiene 3 decimales y aquí caben 2; escriba 1.24, que es su redondeo',
    ]);
  });

  it('keeps in its cell, with the reason, what has more decimals than its column, and rounds nothing', () => {
    const result = pasteInto(sheetOf([]), {
      shown,
      at: at(0, 3),
      newLine,
      block: [['10.4500000001'], ['0.125'], ['1.50000'], ['1,234.5']],
    });
    expect(after([], result.changes).map((each) => each['VALOR'])).toEqual(['', '', '1.50', '1234.50']);
    expect([...new Map(result.unread).values()].map((each) => each?.reason)).toEqual([
      '«10.4500000001» tiene 10 decimales y aquí caben 2; escriba 10.45, que es su redondeo',
      '«0.125» tiene 3 decimales y aquí caben 2; escriba 0.13, que es su redondeo',
    ]);
    expect(result.wrong).toBe(2);
  });

  it('takes no date for one of two days where another of its column has the month first, and names that one', () => {
    const dated = many('Papeles', 'ID', {
      ID: field.key(),
      EMITIDO: field.date('Emitido'),
      VENCE: field.date('Vence'),
    });
    const columns = Object.entries(dated.fields)
      .filter(([name]) => name !== 'ID')
      .map(([name, each]) => ({ name, field: each }));
    const read = (block: string[][]) => {
      const sheet = { ...sheetOf([]), dataSet: dated };
      const { changes, unread } = pasteInto(sheet, { shown: columns, at: at(0), newLine, block });
      const lines = applyChanges({ ITEMS: dated }, { ITEMS: [] }, changes)['ITEMS'] as AnyRecord[];
      return { lines, reasons: unread.map(([, text]) => text?.reason) };
    };
    const mixed = read([
      ['03/04/2026', '03/04/2026'],
      ['12/25/2026', '25/12/2026'],
      ['04/04/2026', ''],
    ]);
    expect(mixed.lines.map((each) => [each['EMITIDO'], each['VENCE']])).toEqual([
      ['', '2026-04-03'],
      ['', '2026-12-25'],
      ['2026-04-04', ''],
    ]);
    expect(mixed.reasons).toEqual([
      '«03/04/2026» puede ser dos días: en «Emitido», la línea 2 de lo pegado dice «12/25/2026», con el mes primero; escríbala como dd/mm/aaaa',
      '«12/25/2026» no es una fecha; escríbala como dd/mm/aaaa',
    ]);
    expect(read([['03/04/2026'], ['25/12/2026']]).lines.map((each) => each['EMITIDO'])).toEqual([
      '2026-04-03',
      '2026-12-25',
    ]);
  });

  it('leaves out the blank rows at the end of a block, not those inside', () => {
    const block = [['Tela', ''], ['', ''], ['Hilo', ''], ['', ''], ['']];
    const result = pasteInto(sheetOf([]), { shown, at: at(0), newLine, block });
    expect(after([], result.changes).map((each) => each['DESCRIPCION'])).toEqual(['Tela', '', 'Hilo']);
  });

  it('refuses a code that a spreadsheet turned into a number', () => {
    const result = pasteInto(sheetOf([]), {
      shown,
      at: at(0),
      newLine,
      block: [['8.5E+11'], ['E+11']],
    });
    expect(result.wrong).toBe(1);
    expect(after([], result.changes).map((each) => each['DESCRIPCION'])).toEqual(['', 'E+11']);
  });

  it('never writes computed columns', () => {
    const result = pasteInto(sheetOf([]), {
      shown,
      at: at(0, 3),
      newLine,
      block: [['5', '999']],
    });
    expect(after([], result.changes)[0]).toMatchObject({ VALOR: '5.00', TOTAL: '' });
  });

  it('fills a mark with one copied cell', () => {
    const lines = [line('a'), line('b'), line('c')];
    const result = pasteInto(sheetOf(lines), {
      shown,
      at: { top: 0, bottom: 2, left: 2, right: 2 },
      newLine,
      block: [['GT']],
    });
    expect(after(lines, result.changes).map((each) => each['PAIS'])).toEqual(['GT', 'GT', 'GT']);
  });

  it('reads 1,000 lines in much less than a second', () => {
    const block = Array.from({ length: 1000 }, (_, index) => [`Producto ${index}`, '1,234.5', 'GT', '99.90']);
    const begun = process.threadCpuUsage();
    const result = pasteInto(sheetOf([]), { shown, at: at(0), newLine, block });
    expect(after([], result.changes)).toHaveLength(1000);
    // Work of this thread alone: what else the machine does takes none of it.
    const { user, system } = process.threadCpuUsage(begun);
    expect(user + system).toBeLessThan(500_000);
  });
});

describe('cells', () => {
  const lines = [line('a', { PAIS: 'GT', VALOR: '1.00' }), line('b'), line('c')];
  it('fills down from the first line of the mark, or from the line above one', () => {
    const sheet = sheetOf(lines);
    const filled = fillRange(sheet, shown, { top: 0, bottom: 2, left: 2, right: 3 }).changes;
    expect(after(lines, filled).map((each) => each['VALOR'])).toEqual(['1.00', '1.00', '1.00']);
    expect(after(lines, fillRange(sheet, shown, at(1, 2)).changes)[1]!['PAIS']).toBe('GT');
    expect(fillRange(sheet, shown, at(0, 2))).toEqual({ changes: [], unread: [] });
  });
  it('clears and removes', () => {
    expect(after(lines, clearCells(sheetOf(lines), shown, at(0, 3)))[0]).toMatchObject({
      VALOR: '',
      PAIS: 'GT',
    });
    expect(after(lines, removeLines('ITEMS', [0, 1])).map((each) => each['ID'])).toEqual(['c']);
  });
  it('touches only the lines that are shown, in the order of the screen', () => {
    const four = ['a', 'b', 'c', 'd'].map((ID) => line(ID, { DESCRIPCION: ID }));
    // What a filter leaves, turned round: d, c, a.
    const sheet: Sheet = { ...sheetOf(four), rows: [3, 2, 0] };
    const pasted = pasteInto(sheet, { shown, at: at(0), newLine, block: [['X'], ['Y'], ['Z'], ['nueva']] });
    expect(after(four, pasted.changes).map((each) => each['DESCRIPCION'])).toEqual([
      'Z',
      'b',
      'Y',
      'X',
      'nueva',
    ]);
    const filled = fillRange(sheet, shown, { top: 0, bottom: 2, left: 0, right: 0 }).changes;
    expect(after(four, filled).map((each) => each['DESCRIPCION'])).toEqual(['d', 'b', 'd', 'd']);
    const cleared = clearRange(sheet, shown, { top: 0, bottom: 1, left: 0, right: 0 }).changes;
    expect(after(four, cleared).map((each) => each['DESCRIPCION'])).toEqual(['a', 'b', '', '']);
    expect(after(four, removeLines('ITEMS', [3, 2, 0])).map((each) => each['ID'])).toEqual(['b']);
  });
  it('forgets the text that is no value when the cell becomes one', () => {
    const place = 'ITEMS#a.VALOR';
    const bad = writeCell(sheetOf(lines), 0, 'VALOR', 'x');
    expect(bad).toMatchObject({ changes: [], unread: [[place, { text: 'x' }]] });
    const good = writeCell({ ...sheetOf(lines), unread: new Map(bad.unread) as Unread }, 0, 'VALOR', '2');
    expect(good.unread).toEqual([[place, undefined]]);
    expect(good.changes).toEqual([{ op: 'set', path: 'ITEMS[0].VALOR', value: '2.00' }]);
  });
  it('clears and fills what is seen, not the value behind it', () => {
    const text = { text: 'x12', reason: 'no es un número' };
    const sheet = { ...sheetOf(lines), unread: new Map([['ITEMS#a.VALOR', text]]) };
    expect(clearRange(sheet, shown, at(0, 3)).unread).toEqual([['ITEMS#a.VALOR', undefined]]);
    const filled = fillRange(sheet, shown, { top: 0, bottom: 2, left: 3, right: 3 });
    expect(filled.unread).toEqual([
      ['ITEMS#b.VALOR', text],
      ['ITEMS#c.VALOR', text],
    ]);
  });
});
