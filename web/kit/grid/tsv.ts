import { shield, unshield } from '../../../shared/foundation/fields/shield.ts';

/**
 * Cells of a block copied from a spreadsheet: rows end with a line break, cells with a tab; a cell that holds either
 * (or a quote) stands in quotes with its own quotes doubled. A quote that never closes is taken as written. What
 * `formatTsv` shielded is as it was.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const quoted = text[at] === '"' ? quotedCell(text, at) : undefined;
    let end = quoted?.end ?? at;
    if (!quoted) while (end < text.length && !'\t\r\n'.includes(text[end]!)) end += 1;
    rows.at(-1)!.push(unshield(quoted?.value ?? text.slice(at, end)));
    if (end >= text.length) break;
    if (text[end] === '\t') at = end + 1;
    else {
      at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
      if (at >= text.length) break;
      rows.push([]);
    }
  }
  return rows;
}

function quotedCell(text: string, start: number): { value: string; end: number } | undefined {
  let value = '';
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') value += text[at];
    else if (text[at + 1] === '"') {
      value += '"';
      at += 1;
    } else {
      const end = at + 1;
      return end === text.length || '\t\r\n'.includes(text[end]!)
        ? { value: value.replaceAll('\r\n', '\n'), end }
        : undefined;
    }
  }
  return undefined;
}

const quotedWhereNeeded = (cell: string): string =>
  /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Block as a spreadsheet takes it, which executes none of it: a cell is what somebody typed, maybe a supplier. */
export const formatTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => quotedWhereNeeded(shield(cell))).join('\t')).join('\r\n');
