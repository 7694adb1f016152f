import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { readText } from '../../../shared/foundation/fields/readText.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import type { GridColumn } from './paste.ts';
import type { PastePlan } from './pastePlan.ts';
import type { TextOf } from './view.ts';

/** What a block is pasted on. */
export interface PasteGround {
  /** All columns of the sheet. */
  every: readonly GridColumn[];
  /** Lines from the marked cell on, in the order of the screen. */
  over: readonly AnyRecord[];
  /** Names of the columns that the block was copied from in this very sheet, by position; none from elsewhere. */
  copied: readonly string[];
  textOf: TextOf;
  reference: Reference;
}

/** One copied cell fills a mark, as in a spreadsheet. */
export const isOneCell = (block: PastePlan['block']): boolean => block.length === 1 && block[0]!.length === 1;

/** Whether the cell of a line says already what is pasted on it. */
function says(line: AnyRecord | undefined, column: GridColumn, text: string, ground: PasteGround): boolean {
  if (!line) return false;
  if (ground.textOf(line, column).trim() === text.trim()) return true;
  const read = readText(text, column.field, ground.reference);
  return read.ok && read.value === (line[column.name] ?? '');
}

/**
 * Whether a block by position has a text that would be left out: beyond the last column, or on one that nobody writes
 * (product 10). No loss is what is there already, nor what lines of this very sheet say that are copied and pasted in their
 * own columns: it is worked out anew.
 */
export function losesText({ block, targets }: PastePlan, ground: PasteGround): boolean {
  if (isOneCell(block)) return false;
  const columns = new Map(ground.every.map((column) => [column.name, column]));
  const isLost = (text: string, row: number, index: number): boolean => {
    if (text.trim() === '') return false;
    const column = columns.get(targets[index] ?? '');
    if (!column) return true;
    if (isPersons(column.field) || ground.copied[index] === column.name) return false;
    return !says(ground.over[row], column, text, ground);
  };
  return block.some((cells, row) => cells.some((text, index) => isLost(text, row, index)));
}
