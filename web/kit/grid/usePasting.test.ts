import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeReference } from '../../../shared/foundation/documents/makeReference.ts';
import { many, type AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { field } from '../../../shared/foundation/fields/field.ts';
import { draw, leave } from '../../hooks.fixture.ts';
import { forgetToasts, shownToasts } from '../toasts.ts';
import type { Range } from './edits.ts';
import type { SheetEdit } from './sheetEdits.ts';
import { usePasting } from './usePasting.tsx';

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../hooks.fixture.ts')).hooks,
}));
vi.useFakeTimers();
vi.stubGlobal('Element', class {});

const dataSet = many('Líneas', 'ID', { ID: field.key(), TEXTO: field.text('Texto') });
const shown = [{ name: 'TEXTO', field: dataSet.fields.TEXTO }];
const lines: AnyRecord[] = ['a', 'b', 'c'].map((ID) => ({ ID, TEXTO: ID }));
const reference = makeReference({
  country: 'GT',
  today: '2026-01-15',
  checkTaxId: (text) => ({ ok: true, value: text }),
  lists: new Map(),
});
const common = { name: 'LINEAS', dataSet, lines, reference, unread: new Map() };

/** A sheet of three lines with a mark, what it wrote, and what the person was told. */
function sheet(range: Range | undefined) {
  const written: SheetEdit[] = [];
  const { onPaste, pasteAtEnd } = draw(() =>
    usePasting({
      props: { ...common, remember: 'prueba', onChanges: () => undefined },
      sheet: { ...common, rows: [0, 1, 2] },
      shown,
      every: shown,
      range,
      textOf: (line, { name }) => line[name] ?? '',
      write: (edit) => void written.push(edit),
      goBack: () => undefined,
    }),
  );
  const stop = { preventDefault: () => undefined, stopPropagation: () => undefined, target: null };
  const paste = (text: string) =>
    onPaste({ ...stop, clipboardData: { getData: () => text } } as unknown as React.ClipboardEvent);
  const told = () => shownToasts.get().map(({ title }) => title);
  return { written, told, paste, pasteAtEnd };
}

const ALL: Range = { top: 0, bottom: 2, left: 0, right: 0 };

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
