import { describe, expect, it } from 'vitest';
import { makeReference } from '../../../shared/foundation/documents/makeReference.ts';
import { many, type AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { field } from '../../../shared/foundation/fields/field.ts';
import { SHEET_KEYS } from '../KeysHelp.tsx';
import { gridKeys } from './gridKeys.ts';
import type { LinesGridProps } from './lines.ts';

const dataSet = many('Líneas', 'ID', { ID: field.key(), TEXTO: field.text('Texto') });
const lines: AnyRecord[] = ['a', 'b', 'c'].map((ID) => ({ ID, TEXTO: ID }));
const reference = makeReference({
  country: 'GT',
  today: '2026-01-15',
  checkTaxId: (text) => ({ ok: true, value: text }),
  lists: new Map(),
});

type Press = Partial<Record<'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey', boolean>> & {
  key: string;
  code?: string;
};

/** What a key does in a cell with two lines marked, and whether the browser still hears of it. */
function press(pressed: Press, { mode = 'ACTIVE', readOnly = false } = {}) {
  const done: string[] = [];
  const act =
    (name: string) =>
    (...told: unknown[]): void =>
      void done.push([name, ...told.filter((each) => typeof each === 'number')].join(' '));
  const common = { name: 'LINEAS', dataSet, lines, unread: new Map() };
  const props: LinesGridProps = {
    ...common,
    remember: 'prueba',
    readOnly,
    onChanges: act('change'),
    onUndo: act('undo'),
    onRedo: act('redo'),
  };
  const [active, range] = [
    { row: 0, column: 0 },
    { top: 0, bottom: 1, left: 0, right: 0 },
  ];
  const marked = { active, range, place: act('mark'), enter: act('enter') };
  const onKey = gridKeys({
    props,
    sheet: { ...common, rows: [0, 1, 2], reference },
    shown: [{ name: 'TEXTO', field: dataSet.fields.TEXTO }],
    marked: { ...marked, extendTo: act('extend'), extendBy: act('extend') },
    write: act('write'),
    place: act('place'),
    addLine: act('add'),
    takeLines: act('remove'),
    giveUp: act('give up'),
  });
  let left = true;
  const take = (): void => void (left = false);
  const none = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, code: '' };
  const stop = { preventDefault: take, preventGridDefault: take, stopPropagation: () => undefined };
  onKey({ mode } as never, { ...none, ...pressed, ...stop } as never);
  return { done, left };
}

describe('the keys of the browser stay its own in a sheet', () => {
  it.each([
    ['zooms out', { key: '-', ctrlKey: true }],
    ['zooms out on a Mac', { key: '-', metaKey: true }],
    ['zooms out by the numeric keys', { key: '-', code: 'NumpadSubtract', ctrlKey: true }],
    ['zooms in', { key: '+', ctrlKey: true }],
    ['zooms in by the numeric keys', { key: '+', code: 'NumpadAdd', ctrlKey: true }],
    ['zooms in where + stands over =', { key: '=', ctrlKey: true }],
    ['goes back to its size', { key: '0', ctrlKey: true }],
    ['asks what to forget', { key: 'Delete', ctrlKey: true, shiftKey: true }],
    ['finds a tab', { key: 'A', ctrlKey: true, shiftKey: true }],
    ['keeps all tabs', { key: 'D', ctrlKey: true, shiftKey: true }],
    ['shows what it fetched', { key: 'Y', ctrlKey: true, shiftKey: true }],
    ['writes a sign with AltGr', { key: 'a', ctrlKey: true, altKey: true }],
  ])('%s, and no line goes or changes', (_, key) => {
    expect(press(key)).toEqual({ done: [], left: true });
  });
});

describe('the keys that the list of keys names', () => {
  it('add a line: Ctrl+Enter, and + of the numeric keys, which begins no number', () => {
    expect(press({ key: 'Enter', ctrlKey: true })).toEqual({ done: ['add 1'], left: false });
    expect(press({ key: '+', code: 'NumpadAdd' })).toEqual({ done: ['add 1'], left: false });
    expect(SHEET_KEYS).toContainEqual(['Ctrl+Enter, o + del teclado numérico', 'Línea nueva']);
  });
  it('leave + to whoever writes in a cell, types it above the letters or may not write', () => {
    expect(press({ key: '+', code: 'NumpadAdd' }, { mode: 'EDIT' })).toEqual({ done: [], left: true });
    expect(press({ key: '+', code: 'BracketRight' })).toEqual({ done: [], left: true });
    expect(press({ key: '+', code: 'NumpadAdd' }, { readOnly: true })).toEqual({ done: [], left: true });
  });
  it('remove the marked lines by Ctrl+Supr alone', () => {
    expect(press({ key: 'Delete', ctrlKey: true })).toEqual({ done: ['remove'], left: false });
    expect(press({ key: 'Delete' })).toEqual({ done: ['write'], left: false });
  });
  it.each([
    ['z', {}, 'undo'],
    ['Z', { shiftKey: true }, 'redo'],
    ['y', {}, 'redo'],
    ['d', {}, 'write'],
  ])('go on: Ctrl+%s', (key, more, done) => {
    expect(press({ key, ctrlKey: true, ...more })).toEqual({ done: [done], left: false });
  });
});
