import type { Change } from '../../../shared/foundation/documents/patch.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyRecord, DataSet } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import { placeOf, type Unread, type UnreadChange } from '../unread.ts';
import { readTyped } from '../typed.ts';
import { clearCells, fillDown, pasteChanges, type Range } from './edits.ts';
import { readPaste, type GridColumn } from './paste.ts';

export interface Sheet {
  dataSet: DataSet;
  name: string;
  lines: readonly AnyRecord[];
  unread: Unread;
  reference: Reference;
}

/** What an edit of the sheet changes, and the texts in it that are no values. */
export interface SheetEdit {
  changes: Change[];
  unread: UnreadChange[];
}

/** Typed text of one cell: a change when it is a value, else kept as text with its reason. */
export function writeCell(sheet: Sheet, row: number, field: string, text: string): SheetEdit {
  const line = sheet.lines[row];
  const declared = sheet.dataSet.fields[field];
  if (!line || !declared) return { changes: [], unread: [] };
  const place = placeOf(sheet.name, field, line[sheet.dataSet.key ?? '']);
  const parsed = readTyped(text, declared, sheet.reference);
  if (!parsed.ok) return { changes: [], unread: [[place, { text, reason: parsed.reason }]] };
  const path = formatPath({ dataSet: sheet.name, line: row, field });
  return {
    changes: (line[field] ?? '') === parsed.value ? [] : [{ op: 'set', path, value: parsed.value }],
    unread: [[place, undefined]],
  };
}

interface Block {
  shown: readonly GridColumn[];
  /** Those too that are not shown: a heading row may name them. */
  every: readonly GridColumn[];
  at: Range;
  block: string[][];
  newLine: () => AnyRecord;
}

/** A pasted block: its changes, the cells that are no values, and what the person is told. */
export function pasteInto(sheet: Sheet, { shown, every, at, block, newLine }: Block) {
  const pasted = readPaste(spread(withoutEnd(block), at), { shown, every }, at.left, sheet.reference);
  const { changes, keysFrom } = pasteChanges(sheet.name, sheet.lines, at.top, pasted.lines, newLine);
  const unread: UnreadChange[] = [];
  let wrong = 0;
  keysFrom(sheet.dataSet.key ?? '').forEach((key, index) => {
    const line = pasted.lines[index]!;
    for (const field of Object.keys(line.values)) unread.push([placeOf(sheet.name, field, key), undefined]);
    for (const [field, text] of Object.entries(line.rejected)) {
      unread.push([placeOf(sheet.name, field, key), text]);
      wrong += 1;
    }
  });
  const told = [
    pasted.header ? 'Las columnas se tomaron de la primera fila.' : '',
    pasted.unknown.length > 0 ? `Sin columna propia: ${pasted.unknown.join(', ')}.` : '',
    wrong > 0 ? `${wrong} celdas no se entienden; están marcadas con su razón.` : '',
  ];
  const title = `${pasted.lines.length} ${pasted.lines.length === 1 ? 'línea pegada' : 'líneas pegadas'}`;
  return {
    changes,
    unread: unread.filter(([place, text]) => text || sheet.unread.has(place)),
    wrong,
    title,
    text: told.filter((part) => part !== '').join(' '),
  };
}

/** Without the blank rows that a spreadsheet's selection ends with; a wholly blank block clears as it is. */
function withoutEnd(block: string[][]): string[][] {
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
  const rows = lines.slice(range.top, range.bottom + 1);
  const places = shown
    .slice(range.left, range.right + 1)
    .flatMap((column) => rows.map((line) => placeOf(name, column.name, line[dataSet.key ?? ''])));
  return {
    changes: clearCells(name, lines, shown, range),
    unread: places.filter((place) => unread.has(place)).map((place) => [place, undefined]),
  };
}

/** Fills a range with its first line, texts that are no values as they stand. */
export function fillRange(sheet: Sheet, shown: readonly GridColumn[], range: Range): SheetEdit {
  const { name, lines, dataSet, unread } = sheet;
  const source = range.top === range.bottom ? range.top - 1 : range.top;
  const key = dataSet.key ?? '';
  const columns = shown.slice(range.left, range.right + 1).filter(({ field }) => isPersons(field));
  const texts = lines.slice(source + 1, range.bottom + 1).flatMap((line) =>
    columns.flatMap((column): UnreadChange[] => {
      const place = placeOf(name, column.name, line[key]);
      const text = unread.get(placeOf(name, column.name, lines[source]?.[key]));
      return text || unread.has(place) ? [[place, text]] : [];
    }),
  );
  return { changes: fillDown(name, lines, shown, range), unread: lines[source] ? texts : [] };
}
