import Papa from 'papaparse';
import { shield } from '../foundation/fields/csv.ts';
import type { CatalogueRow } from '../foundation/documents/reference.ts';

/**
 * The file that `readCatalogueCsv` reads, with every column of every row: CLAVE and VALOR first. A list without rows
 * gives the heading that its file must have.
 */
export function writeCatalogueCsv(rows: readonly CatalogueRow[], columns: readonly string[]): string {
  const names = [...new Set(['CLAVE', 'VALOR', ...columns, ...rows.flatMap((row) => Object.keys(row))])];
  const cells = rows.map((row) => names.map((name) => shield(row[name] ?? '')));
  return `${Papa.unparse([names, ...cells], { newline: '\r\n' })}\r\n`;
}
