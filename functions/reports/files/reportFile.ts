import type { Cell } from 'write-excel-file/node';
import { countries } from '../../../shared/countries/countries.ts';
import { shield, unparseCells } from '../../../shared/foundation/fields/csv.ts';
import type { FileFormat } from '../../../shared/reports/procedures.ts';
import { reportLayout, type ReportPrint } from '../../../shared/reports/reportForm.ts';
import { shownOf } from '../../../shared/reports/shownValue.ts';
import type { NamedColumn } from '../../../shared/reports/shownColumns.ts';
import { archivalPdf } from '../../runtime/prints/makePrint.ts';
import type { Parts } from '../facts/readFacts.ts';

/** Type of each file, and its ending. */
export const FILES: Readonly<Record<FileFormat, { type: string; ending: string }>> = {
  CSV: { type: 'text/csv;charset=utf-8', ending: 'csv' },
  XLSX: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  PDF: { type: 'application/pdf', ending: 'pdf' },
};

const csv = ({ columns, rows }: ReportPrint): Uint8Array =>
  Buffer.from(
    `\uFEFF${unparseCells([
      columns.map(({ label }) => label),
      ...rows.map((row) => columns.map(({ name }) => shield(row[name] ?? ''))),
    ])}\r\n`,
  );

/** A number as a number; everything else is a text to a spreadsheet, whatever sign it begins with. */
const cellOf = (column: NamedColumn, value: string): Cell =>
  ['count', 'money', 'percent'].includes(column.form)
    ? { type: Number, value: Number(value || '0'), format: column.form === 'count' ? '#,##0' : '#,##0.00' }
    : { type: String, value: column.form === 'minutes' ? shownOf(column, value) : value };

async function xlsx({ columns, rows }: ReportPrint): Promise<Uint8Array> {
  const { default: write } = await import('write-excel-file/node');
  const head = columns.map(({ label }): Cell => ({ type: String, value: label, fontWeight: 'bold' }));
  const lines = rows.map((row) => columns.map((column) => cellOf(column, row[column.name] ?? '')));
  return write([head, ...lines], {}).toBuffer();
}

/** Rows of a PDF that an answer has time for. */
export const MOST_PRINTED = 3_000;

async function pdf({ services, scope }: Parts, print: ReportPrint): Promise<Uint8Array> {
  const { bytes } = await archivalPdf(reportLayout(print), {
    title: print.title,
    language: countries[scope.country].locale,
    author: print.agency,
    createdAt: services.now(),
  });
  return bytes;
}

/** A report as a file. */
export async function reportFile(parts: Parts, print: ReportPrint, format: FileFormat): Promise<Uint8Array> {
  if (format === 'PDF') return pdf(parts, print);
  return format === 'XLSX' ? xlsx(print) : csv(print);
}
