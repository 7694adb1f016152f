import { createElement } from 'react';
import type { CalculatedColumn } from 'react-data-grid';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeReference } from '../../../shared/foundation/documents/makeReference.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { field, type Field } from '../../../shared/foundation/fields/field.ts';
import { ReferenceContext } from '../reference.ts';
import { CellEditor } from './CellEditor.tsx';
import { openCell } from './openCell.ts';

const value = makeReference({
  country: 'GT',
  today: '2026-01-15',
  checkTaxId: (text) => ({ ok: true, value: text }),
  lists: new Map(),
});
const nothing = (): void => undefined;

/** What the cell of a line says where the grid draws it with what was typed as its text. */
function shown(declared: Field, open: ReturnType<typeof openCell>, line: string, text: string): string {
  const column = { key: 'CAMPO', idx: 1 } as CalculatedColumn<AnyRecord, AnyRecord>;
  const grid = { row: { ID: line, CAMPO: text }, rowIdx: 1, column, onRowChange: nothing, onClose: nothing };
  const told = { onTyping: nothing, onLeave: nothing, unread: undefined };
  const editor = createElement(CellEditor, { ...grid, ...told, field: declared, line, open });
  const page = renderToStaticMarkup(createElement(ReferenceContext, { value }, editor));
  return /value="([^"]*)"/.exec(page)![1]!;
}

const amount = field.decimal('Precio', { decimals: 2 });

it.each([
  ['1,2', amount],
  ['.5', amount],
  ['1.', amount],
  ['-', amount],
  ['12', amount],
  ['S', field.flag('¿Es usado?')],
  ['02/1', field.date('Fecha')],
] as const)('where its line moves, an open cell holds «%s» exactly as it was typed', (text, declared) => {
  const open = openCell();
  open.draw({ line: 'b', field: 'CAMPO', row: 1, text: undefined, close: nothing });
  open.type(text);
  expect(shown(declared, open, 'b', text)).toBe(text);
});

it('what is typed in one line stands in no other', () => {
  const open = openCell();
  open.draw({ line: 'b', field: 'CAMPO', row: 1, text: undefined, close: nothing });
  open.type('9');
  expect(shown(amount, open, 'c', '12')).toBe('12.00');
});

it('what was typed is written once, and nothing where nobody typed', () => {
  const open = openCell();
  open.draw({ line: 'b', field: 'CAMPO', row: 1, text: undefined, close: nothing });
  expect(open.take()).toBeUndefined();
  open.type('9');
  expect(open.take()).toEqual({ line: 'b', field: 'CAMPO', text: '9' });
  expect(open.take()).toBeUndefined();
});

it('a cell that was left is closed, unless it is drawn anew before anything else happens', async () => {
  const open = openCell();
  const drawn = { line: 'b', field: 'CAMPO', row: 1, text: '9', close: nothing };
  open.draw(drawn);
  open.leave({ from: 1, to: 1 });
  expect(open.at('b', 'CAMPO')).toMatchObject({ text: '9', hand: { from: 1, to: 1 } });
  open.draw(drawn);
  await Promise.resolve();
  expect(open.at('b', 'CAMPO')).toBeDefined();
  open.leave(undefined);
  await Promise.resolve();
  expect(open.at('b', 'CAMPO')).toBeUndefined();
});

it('a cell is written in until it is left: by going to another, or by being written and drawn no more', () => {
  const drawn = { line: 'b', field: 'CAMPO', row: 1, text: '9', close: nothing };
  const open = openCell();
  open.draw(drawn);
  open.leave(undefined);
  // Drawn nowhere for a moment, as where its row is that of the totals by now.
  expect(open.now()).toMatchObject({ line: 'b', text: '9' });
  open.draw(drawn);
  open.goTo('b', 'CAMPO');
  expect(open.now()).toBeDefined();
  open.take();
  expect(open.now()).toBeDefined();
  open.leave(undefined);
  expect(open.now()).toBeUndefined();
  open.draw(drawn);
  open.goTo('c', 'CAMPO');
  expect(open.now()).toBeUndefined();
});
