import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { unparseCells } from '../../../shared/foundation/fields/csv.ts';

/** What a workbook may grow to when it is unpacked: fifty thousand rows are a tenth of it, and a bomb is no list. */
const LARGEST_UNPACKED = 400 * 1024 * 1024;

/** A workbook that cannot be read, as a Spanish sentence. */
export class UnreadableWorkbook extends Error {}

type Cell = string | number | boolean | Date | null;

/**
 * First sheet of an Excel workbook as the text of a CSV file, so that it is read, judged and shown like one. A formula
 * counts with the value that it last had: nothing is executed.
 */
export async function workbookText(bytes: Uint8Array): Promise<string> {
  let rows: readonly (readonly Cell[])[];
  try {
    rows = (await readSheet(unpacked(bytes).buffer)) as readonly (readonly Cell[])[];
  } catch (error) {
    throw error instanceof UnreadableWorkbook ? error : new UnreadableWorkbook(DAMAGED);
  }
  return unparseCells(rows.map((row) => row.map(textOf)));
}

const TOO_LARGE =
  'El libro de Excel es demasiado grande por dentro. Divídalo en partes, cada una con su encabezado.';
const DAMAGED =
  'El libro de Excel está cortado o dañado, o no es un libro. Ábralo en Excel y guárdelo otra vez, o guárdelo como «CSV UTF-8».';

/**
 * The same workbook with its parts as they are, not packed: what reads it unpacks a large part in a worker made of text,
 * which the policy of the page forbids. What the parts say to unpack to is asked first.
 */
function unpacked(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let size = 0;
  const count = ({ originalSize }: { originalSize: number }): boolean => {
    size += originalSize;
    return false;
  };
  unzipSync(bytes, { filter: count });
  if (size > LARGEST_UNPACKED) throw new UnreadableWorkbook(TOO_LARGE);
  return Uint8Array.from(zipSync(unzipSync(bytes), { level: 0 }));
}

const two = (value: number): string => String(value).padStart(2, '0');

/** What a person sees in the cell, in the form in which it would be typed here. */
function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date)
    return `${two(cell.getUTCDate())}/${two(cell.getUTCMonth() + 1)}/${cell.getUTCFullYear()}`;
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No';
  // As Excel shows it: fifteen digits, and no exponent.
  if (typeof cell === 'number')
    return cell.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 15 });
  return cell;
}
