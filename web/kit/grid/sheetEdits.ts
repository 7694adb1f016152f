import type { Change } from '../../../shared/foundation/documents/patch.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyRecord, DataSet } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import { placeOf, type Unread, type UnreadChange } from '../unread.ts';
import { readTyped } from '../typed.ts';
import { clearCells, fillRows, pasteChanges, placesIn, sourceRow, type Range, type Rows } from './edits.ts';
import { readPaste, type GridColumn, type PastedLine } from './paste.ts';

export interface Sheet extends Rows {
  dataSet: DataSet;
  unread: Unread;
  reference: Reference;
}

/** What an edit of the sheet changes, and the texts in it that are no values. */
export interface SheetEdit {
  changes: Change[];
  unread: UnreadChange[];
}

/** Typed text of one cell, the line by its place in the document: a change when it is a value, else kept as text with its reason. */
export function writeCell(sheet: Sheet, place: number, field: string, text: string): SheetEdit {
  const line = sheet.lines[place];
  const declared = sheet.dataSet.fields[field];
  if (!line || !declared) return { changes: [], unread: [] };
  const cell = placeOf(sheet.name, field, line[sheet.dataSet.key ?? '']);
  const parsed = readTyped(text, declared, sheet.reference);
  if (!parsed.ok) return { changes: [], unread: [[cell, { text, reason: parsed.reason }]] };
  const path = formatPath({ dataSet: sheet.name, line: place, field });
  return {
    changes: (line[field] ?? '') === parsed.value ? [] : [{ op: 'set', path, value: parsed.value }],
    unread: sheet.unread.has(cell) ? [[cell, undefined]] : [],
  };
}

interface Block {
  shown: readonly GridColumn[];
  at: Range;
  block: string[][];
  newLine: () => AnyRecord;
}

/** A pasted block by position, from the cell it is pasted on: its changes, the cells that are no values, and what the person is told. */
export function pasteInto(sheet: Sheet, { shown, at, block, newLine }: Block) {
  const lines = readPaste(spread(withoutEnd(block), at), shown.slice(at.left), sheet.reference);
  return pasteLines(sheet, at.top, lines, newLine);
}

/** Lines that were read of a block, from a shown row on. */
export function pasteLines(
  sheet: Sheet,
  start: number,
  lines: readonly PastedLine[],
  newLine: () => AnyRecord,
) {
  const { changes, keysFrom } = pasteChanges(sheet, start, lines, newLine);
  const unread: UnreadChange[] = [];
  let wrong = 0;
  keysFrom(sheet.dataSet.key ?? '').forEach((key, index) => {
    const line = lines[index]!;
    for (const field of Object.keys(line.values)) unread.push([placeOf(sheet.name, field, key), undefined]);
    for (const [field, text] of Object.entries(line.rejected)) {
      unread.push([placeOf(sheet.name, field, key), text]);
      wrong += 1;
    }
  });
  return {
    changes,
    unread: unread.filter(([place, text]) => text || sheet.unread.has(place)),
    wrong,
    title: lines.length === 1 ? '1 línea pegada' : `${lines.length} líneas pegadas`,
    text:
      wrong === 0
        ? ''
        : wrong === 1
          ? '1 celda no se entiende; está marcada con su razón.'
          : `${wrong} celdas no se entienden; están marcadas con su razón.`,
  };
}

/** Without the blank rows that a spreadsheet's selection ends with; a wholly blank block clears as it is. */
export function withoutEnd(block: string[][]): string[][] {
  const last = block.findLastIndex((row) => row.some((text) => text.trim() !== ''));
  return last < 0 ? block : block.slice(0, last + 1);
}

/** One copied cell fills the whole mark, as in a spreadsheet. */
function spread(block: string[][], at: Range): string[][] {
  const only = block.length === 1 && block[0]!.length === 1 ? block[0]![0]! : undefined;
  if (only === undefined) return block;
  const row = new Array<string>(at.right - at.left + 1).fill(only);
  return Array.from({ length: at.bottom - at.top + 1 }, () => row);
}

/** Cells of a range whose texts go when the range is cleared. */
export function clearRange(sheet: Sheet, shown: readonly GridColumn[], range: Range): SheetEdit {
  const { name, lines, dataSet, unread } = sheet;
  const places = shown
    .slice(range.left, range.right + 1)
    .flatMap((column) =>
      placesIn(sheet, range).map((line) => placeOf(name, column.name, lines[line]![dataSet.key ?? ''])),
    );
  return {
    changes: clearCells(sheet, shown, range),
    unread: places.filter((place) => unread.has(place)).map((place) => [place, undefined]),
  };
}

/** Fills a range with its first row, or with the one above it; texts that are no values as they stand. */
export function fillRange(sheet: Sheet, shown: readonly GridColumn[], range: Range): SheetEdit {
  const source = sourceRow(range);
  const targets = Array.from({ length: range.bottom - source }, (_, index) => source + 1 + index);
  return fillFrom(sheet, shown, range, source, targets);
}

/** Fills rows with what another row has in the columns of a range. */
export function fillFrom(
  sheet: Sheet,
  shown: readonly GridColumn[],
  range: Range,
  source: number,
  targets: readonly number[],
): SheetEdit {
  const { name, lines, rows, dataSet, unread } = sheet;
  const key = dataSet.key ?? '';
  const from = lines[rows[source] ?? -1];
  if (!from) return { changes: [], unread: [] };
  const columns = shown.slice(range.left, range.right + 1).filter(({ field }) => isPersons(field));
  const texts = targets.flatMap((row) =>
    columns.flatMap((column): UnreadChange[] => {
      const line = lines[rows[row] ?? -1];
      if (!line) return [];
      const place = placeOf(name, column.name, line[key]);
      const text = unread.get(placeOf(name, column.name, from[key]));
      return text || unread.has(place) ? [[place, text]] : [];
    }),
  );
  return { changes: fillRows(sheet, shown, range, source, targets), unread: texts };
}
