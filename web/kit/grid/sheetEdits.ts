import type { Change } from '../../../shared/foundation/documents/patch.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyRecord, DataSet } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { parseCell } from './cellText.ts';
import { pasteChanges, type Range } from './edits.ts';
import { readPaste, type GridColumn, type Rejected } from './paste.ts';

/** Texts that are no values yet, by `key of the line.FIELD`. */
export type RejectedCells = ReadonlyMap<string, Rejected>;

export interface Sheet {
  dataSet: DataSet;
  name: string;
  lines: readonly AnyRecord[];
  rejected: RejectedCells;
  reference: Reference;
}

/** Typed text of one cell: a change when it is a value, else kept as text with its reason. */
export function writeCell(
  sheet: Sheet,
  row: number,
  field: string,
  text: string,
): { changes: Change[]; rejected: RejectedCells } {
  const line = sheet.lines[row];
  const declared = sheet.dataSet.fields[field];
  if (!line || !declared) return { changes: [], rejected: sheet.rejected };
  const place = `${line[sheet.dataSet.key ?? '']}.${field}`;
  const rejected = new Map(sheet.rejected);
  const parsed = parseCell(text, declared, sheet.reference);
  if (!parsed.ok) return { changes: [], rejected: rejected.set(place, { text, reason: parsed.reason }) };
  rejected.delete(place);
  const path = formatPath({ dataSet: sheet.name, line: row, field });
  return {
    changes: (line[field] ?? '') === parsed.value ? [] : [{ op: 'set', path, value: parsed.value }],
    rejected,
  };
}

interface Block {
  shown: readonly GridColumn[];
  at: Range;
  block: string[][];
  newLine: () => AnyRecord;
}

/** A pasted block: its changes, the cells that are no values, and what the person is told. */
export function pasteInto(sheet: Sheet, { shown, at, block, newLine }: Block) {
  const pasted = readPaste(spread(block, at), shown, at.left, sheet.reference);
  const { changes, keysFrom } = pasteChanges(sheet.name, sheet.lines, at.top, pasted.lines, newLine);
  const rejected = new Map(sheet.rejected);
  let wrong = 0;
  keysFrom(sheet.dataSet.key ?? '').forEach((key, index) => {
    const line = pasted.lines[index]!;
    for (const field of Object.keys(line.values)) rejected.delete(`${key}.${field}`);
    for (const [field, text] of Object.entries(line.rejected)) {
      rejected.set(`${key}.${field}`, text);
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
    rejected: rejected as RejectedCells,
    wrong,
    title,
    text: told.filter((part) => part !== '').join(' '),
  };
}

/** One copied cell fills the whole mark, as in a spreadsheet. */
function spread(block: string[][], at: Range): string[][] {
  const only = block.length === 1 && block[0]!.length === 1 ? block[0]![0]! : undefined;
  if (only === undefined) return block;
  const row = new Array<string>(at.right - at.left + 1).fill(only);
  return Array.from({ length: at.bottom - at.top + 1 }, () => row);
}
