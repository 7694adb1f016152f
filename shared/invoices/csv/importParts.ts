import { countText } from '../../foundation/text/countText.ts';
import { parseCells, unparseCells, type CsvProblem } from '../../foundation/fields/csv.ts';
import type { TextContext } from '../../foundation/fields/readText.ts';
import { megabytes } from '../../foundation/contracts/sizes.ts';
import { rowRanges } from '../../foundation/fields/rowRanges.ts';
import { MAX_CSV_BYTES, MAX_CSV_LINES } from './limits.ts';
import { readInvoices } from './readInvoices.ts';

/** A part of a file as one call of `importCsv` takes it: whole invoices under the file's own heading. */
export interface ImportPart {
  CSV: string;
  /** Rows of the file that it holds, in its order: '2-81, 90'; '' when it is the whole file. */
  FILAS: string;
}

/** What a part holds at most, unless one invoice alone is larger: some seconds of work, so that progress is seen. */
const PART = { lines: 2000, bytes: 1_000_000, invoices: 50 };

/** Takes every code for known: how rows belong together follows from numbers and names, and the server judges the cells. */
const ANY_CODE: Pick<TextContext, 'hasCode' | 'rows'> = { hasCode: () => true, rows: () => [] };

interface Block {
  rows: readonly number[];
  lines: string[];
  bytes: number;
}

/**
 * A file of any size as parts of whole invoices, in its order. Problems are those of the file as a whole, which no part
 * would show: quotes that do not close, headings, and an invoice that no call takes. With problems there are no parts.
 * @param context day and country; codes are not looked up.
 */
export function importParts(
  text: string,
  context: Omit<TextContext, 'hasCode' | 'rows'>,
): { parts: ImportPart[]; problems: CsvProblem[] } {
  const whole = { CSV: text, FILAS: '' };
  const parsed = parseCells(text).data;
  const { invoices, problems } = readInvoices(text, { ...context, ...ANY_CODE }, { most: Infinity });
  if (invoices.length <= PART.invoices && parsed.length <= PART.lines && bytesOf(text) <= PART.bytes)
    return { parts: [whole], problems: [] };
  const structural = problems.filter(({ row, column }) => row <= 1 || column === '');
  if (structural.length > 0) return { parts: [], problems: structural };
  const lineOf = (row: number): string => unparseCells([parsed[row - 1]!]);
  const blockOf = (rows: readonly number[]): Block => {
    const lines = rows.map(lineOf);
    return { rows, lines, bytes: lines.reduce((sum, line) => sum + bytesOf(line), 0) };
  };
  const blocks = invoices.map(({ rows }) => blockOf(rows));
  const large = invoices.flatMap(({ body }, at) => tooLarge(body.FACTURA.NUMERO_FACTURA, blocks[at]!));
  if (large.length > 0) return { parts: [], problems: large };
  const placed = new Set(invoices.flatMap(({ rows }) => rows));
  const stray = problems.map(({ row }) => row).filter((row) => !placed.has(row));
  // Rows of no invoice lead, so that they continue none, and the server names what they lack.
  const all = stray.length > 0 ? [blockOf([...new Set(stray)]), ...blocks] : blocks;
  return { parts: partsOf(all, lineOf(1)), problems: [] };
}

function partsOf(blocks: readonly Block[], head: string): ImportPart[] {
  const parts: Block[][] = [];
  let room = { lines: 0, bytes: 0, invoices: 0 };
  for (const block of blocks) {
    const fits = room.lines >= block.lines.length && room.bytes >= block.bytes && room.invoices >= 1;
    if (!fits) {
      parts.push([]);
      room = { ...PART };
    }
    parts.at(-1)!.push(block);
    room = {
      lines: room.lines - block.lines.length,
      bytes: room.bytes - block.bytes,
      invoices: room.invoices - 1,
    };
  }
  // Its end says that the last row of a part is whole, few as its cells may be: a file that was cut has no parts.
  return parts.map((part) => ({
    CSV: [head, ...part.flatMap(({ lines }) => lines), ''].join('\r\n'),
    FILAS: rowRanges(part.flatMap(({ rows }) => rows)),
  }));
}

function tooLarge(number: string, { rows, lines, bytes }: Block): CsvProblem[] {
  if (lines.length <= MAX_CSV_LINES && bytes <= MAX_CSV_BYTES) return [];
  const most = `${countText(MAX_CSV_LINES)} filas y ${megabytes(MAX_CSV_BYTES)}`;
  const has = `${countText(lines.length)} filas y ${megabytes(bytes)}`;
  const message = `Filas ${rowRanges(rows).slice(0, 40)}: la factura ${number} tiene ${has}, y de una factura se importan hasta ${most}. Repártala en varias facturas, o pegue sus líneas en la hoja de ítems.`;
  return [{ row: rows[0]!, column: '', value: '', message }];
}

const encoder = new TextEncoder();
/** Bytes of a text as a call carries it: JSON, in UTF-8. */
const bytesOf = (text: string): number => encoder.encode(JSON.stringify(text)).length;
