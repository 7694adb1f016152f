import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { removeAccents } from '../../../shared/foundation/text/clean.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import type { Position, Range } from './edits.ts';
import type { GridColumn } from './paste.ts';
import { writeCell, type Sheet, type SheetEdit } from './sheetEdits.ts';
import type { TextOf } from './view.ts';

/** A text letter by letter without case and accents, each beside the place where it stands in the text as it is. */
function folded(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const plain = removeAccents(text[at]!).toLowerCase();
    letters += plain;
    for (let each = 0; each < plain.length; each += 1) places.push(at);
  }
  places.push(text.length);
  return { letters, places };
}

/** Where a text has the words, accents and case ignored: from and to, none over another. */
function matchesIn(text: string, words: string): [from: number, to: number][] {
  const wanted = folded(words).letters;
  const { letters, places } = folded(text);
  const found: [number, number][] = [];
  for (
    let at = wanted === '' ? -1 : letters.indexOf(wanted);
    at >= 0;
    at = letters.indexOf(wanted, at + wanted.length)
  )
    found.push([places[at]!, places[at + wanted.length]!]);
  return found;
}

/** A text with each match of the words replaced. */
export function replaced(text: string, words: string, by: string): string {
  let next = '';
  let from = 0;
  for (const [start, end] of matchesIn(text, words)) {
    next += text.slice(from, start) + by;
    from = end;
  }
  return next + text.slice(from);
}

/** Shown cells that hold the words, row by row, within a range or everywhere. */
export function findCells(
  visible: readonly AnyRecord[],
  columns: readonly GridColumn[],
  words: string,
  textOf: TextOf,
  within?: Range,
): Position[] {
  if (words === '') return [];
  const { top, bottom, left, right } = within ?? {
    top: 0,
    bottom: visible.length - 1,
    left: 0,
    right: columns.length - 1,
  };
  const found: Position[] = [];
  for (let row = top; row <= Math.min(bottom, visible.length - 1); row += 1)
    for (let column = left; column <= Math.min(right, columns.length - 1); column += 1)
      if (matchesIn(textOf(visible[row]!, columns[column]!), words).length > 0) found.push({ row, column });
  return found;
}

/** Replaces the words in found cells, as one edit; computed cells stay. A text that is no value then is marked, not lost. */
export function replaceIn(
  sheet: Sheet,
  columns: readonly GridColumn[],
  cells: readonly Position[],
  words: string,
  by: string,
  textOf: TextOf,
): SheetEdit & { count: number } {
  const edit: SheetEdit & { count: number } = { changes: [], unread: [], count: 0 };
  for (const { row, column } of cells) {
    const shown = columns[column]!;
    const place = sheet.rows[row];
    if (place === undefined || !isPersons(shown.field)) continue;
    const text = replaced(textOf(sheet.lines[place]!, shown), words, by);
    const { changes, unread } = writeCell(sheet, place, shown.name, text);
    if (changes.length + unread.length === 0) continue;
    edit.changes.push(...changes);
    edit.unread.push(...unread);
    edit.count += 1;
  }
  return edit;
}
