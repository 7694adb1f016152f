import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeReference } from '../../../shared/foundation/documents/makeReference.ts';
import { many, type AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { field } from '../../../shared/foundation/fields/field.ts';
import { draw, leave } from '../../hooks.fixture.ts';
import { forgetToasts, shownToasts } from '../toasts.ts';
import type { Range } from './edits.ts';
import type { SheetEdit } from './sheetEdits.ts';
import { usePasting } from './usePasting.tsx';
import { textOfValue } from './view.ts';

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../hooks.fixture.ts')).hooks,
}));
vi.useFakeTimers();
vi.stubGlobal('Element', class {});

const dataSet = many('Líneas', 'ID', {
  ID: field.key(),
  TEXTO: field.text('Texto'),
  PRECIO: field.decimal('Precio', { decimals: 2 }),
  TOTAL: field.decimal('Total', { decimals: 2, writer: 'computation' }),
  NOTA: field.text('Nota'),
});
const { ID: _, ...fields } = dataSet.fields;
const shown = Object.entries(fields).map(([name, each]) => ({ name, field: each }));
const lines: AnyRecord[] = ['a', 'b', 'c'].map((ID) => ({
  ...{ ID, TEXTO: ID, PRECIO: '1234.50', TOTAL: '2469.00', NOTA: '' },
}));
const reference = makeReference({
  country: 'GT',
  today: '2026-01-15',
  checkTaxId: (text) => ({ ok: true, value: text }),
  lists: new Map(),
});
const common = { name: 'LINEAS', dataSet, lines, reference, unread: new Map() };

/** What was copied last, by its types. */
const clipboard = new Map<string, string>();

/** A sheet of three lines with a mark, what it wrote, and what the person was told. */
function sheet(range: Range | undefined) {
  const written: SheetEdit[] = [];
  const redraw = () =>
    draw(() =>
      usePasting({
        props: { ...common, remember: 'prueba', onChanges: () => undefined },
        sheet: { ...common, rows: [0, 1, 2] },
        shown,
        every: shown,
        range,
        textOf: textOfValue,
        write: (edit) => void written.push(edit),
        goBack: () => undefined,
      }),
    );
  const { onPaste, onCopy, pasteAtEnd } = redraw();
  const clipboardData = {
    getData: (type: string) => clipboard.get(type) ?? '',
    setData: (type: string, text: string) => clipboard.set(type, text),
  };
  const stop = { preventDefault: () => undefined, stopPropagation: () => undefined, target: null };
  const event = { ...stop, clipboardData } as unknown as React.ClipboardEvent;
  const paste = (text?: string) => {
    if (text !== undefined) {
      clipboard.clear();
      clipboard.set('text/plain', text);
    }
    onPaste(event);
  };
  const copy = () => (clipboard.clear(), onCopy(event), clipboard.get('text/plain'));
  const told = () => shownToasts.get().map(({ title }) => title);
  /** Whether it is asked first where each column goes. */
  const asks = () => redraw().preview !== undefined;
  return { written, told, paste, copy, pasteAtEnd, asks };
}

const ALL: Range = { top: 0, bottom: 2, left: 0, right: 0 };
const from = (left: number): Range => ({ top: 0, bottom: 0, left, right: left });

describe('a clipboard without any text', () => {
  afterEach(() => (leave(), forgetToasts()));

  it('empties no marked cell and adds no line, and the person is told why', () => {
    const { written, told, paste, pasteAtEnd } = sheet(ALL);
    paste('');
    pasteAtEnd('');
    expect(written).toEqual([]);
    expect(told()).toEqual(['El portapapeles no trae texto', 'El portapapeles no trae texto']);
  });

  it('is not one with a cell that was copied blank: that clears the mark', () => {
    const { written, told, paste } = sheet(ALL);
    paste('\r\n');
    expect(written[0]?.changes).toHaveLength(3);
    expect(told()).toEqual(['3 líneas pegadas']);
  });
});

describe('a paste without headings', () => {
  afterEach(() => (leave(), forgetToasts()));

  it.each([
    ['has more columns than there are from the marked cell on', 3, 'x\ty\r\nz\t'],
    ['has more, in a single row', 3, 'x\ty'],
    ['falls on a column that the system works out, and says otherwise', 0, 'x\t1.00\t9.99\r\ny\t1.00\t9.99'],
    ['falls on one, for a line that is not there yet', 0, 'p\t1\t2469\r\nq\t1\t\r\nr\t1\t\r\ns\t1\t2469'],
  ])('that %s shows first where each goes, and writes nothing until then', (_, left, text) => {
    const { written, told, paste, asks } = sheet(from(left));
    paste(text);
    expect([asks(), written, told()]).toEqual([true, [], []]);
  });

  it.each([
    ['fits', 0, 'x\t1.00\r\ny\t2.00'],
    ['has blank columns over', 3, 'x\t\t \r\ny\t\t'],
    ['says of a worked-out column what it says already', 0, 'x\t1\t2,469.00\r\ny\t1\t2469'],
  ])('that %s is pasted at once', (_, left, text) => {
    const { written, told, paste, asks } = sheet(from(left));
    paste(text);
    expect([asks(), written.length, told()]).toEqual([false, 1, ['2 líneas pegadas']]);
  });

  it('is pasted at once where whole lines of this very sheet were copied, over others and as new ones', () => {
    const whole = (top: number): Range => ({ top, bottom: top + 1, left: 0, right: 3 });
    const copied = sheet(whole(0)).copy();
    expect(copied).toBe('a\t1,234.50\t2,469.00\t\r\nb\t1,234.50\t2,469.00\t');
    for (const top of [0, 1, 3]) {
      leave();
      const { paste, asks, written } = sheet(whole(top));
      paste();
      expect([asks(), written.length], `from line ${top + 1} on`).toEqual([false, 1]);
    }
    // The same text from elsewhere is anybody's.
    leave();
    const { paste, asks } = sheet(whole(3));
    paste(copied);
    expect(asks()).toBe(true);
  });

  it('on a worked-out column alone is told to have changed nothing, and why', () => {
    const { written, paste, asks } = sheet({ top: 0, bottom: 2, left: 2, right: 2 });
    paste('7');
    expect([asks(), written]).toEqual([false, []]);
    expect(shownToasts.get().map(({ title, text }) => [title, text])).toEqual([
      ['No se pegó nada', '«Total» lo calcula el sistema.'],
    ]);
  });
});
