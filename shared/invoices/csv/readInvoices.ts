import { readCsv, type CsvProblem, type CsvRow } from '../../foundation/fields/csv.ts';
import { blankBody, blankRecord, type AnyRecord } from '../../foundation/fields/dataSet.ts';
import { fold } from '../../foundation/text/clean.ts';
import { invoiceDataSets, type InvoiceBody } from '../dataSets.ts';
import { invoiceColumnsOfCsv } from './columns.ts';
import { MAX_CSV_LINES } from './limits.ts';
import { isOneOf } from '../../foundation/oneOf.ts';
import type { TextContext } from '../../foundation/fields/readText.ts';

export interface ReadInvoice {
  /** Spreadsheet rows that it came from, ascending. */
  rows: number[];
  body: InvoiceBody;
}

export interface InvoicesFile {
  invoices: ReadInvoice[];
  problems: CsvProblem[];
}

interface Limits {
  /** Lines that are read at most. */
  most?: number;
  /** Row that people know a line by; see `readCsv`. */
  rowOf?: (index: number) => number;
}

/**
 * Invoices of a file of the product's template. A row is a line of an invoice; rows of one number, series and
 * supplier are one invoice, wherever they stand. Header cells may be given once: a row whose header cells are all
 * blank continues the invoice above it. Two different values for one header field are a problem, never a guess.
 */
export function readInvoices(
  text: string,
  context: TextContext,
  { most = MAX_CSV_LINES, rowOf }: Limits = {},
): InvoicesFile {
  const file = readCsv(text, invoiceColumnsOfCsv, context, rowOf);
  const problems = [...file.problems];
  if (file.rows.length > most) {
    const message = `El archivo tiene ${file.rows.length} filas y se admiten ${most}; divídalo en varios.`;
    return { invoices: [], problems: [{ row: 0, column: '', value: '', message }, ...problems] };
  }
  const invoices: ReadInvoice[] = [];
  const byNumber = new Map<string, ReadInvoice[]>();
  let current: ReadInvoice | undefined;
  for (const row of file.rows) {
    const header = partOf(row, 'FACTURA');
    const item = partOf(row, 'ITEMS');
    const invoice = Object.values(header).every((value) => value === '') ? current : placeOf(header);
    if (!invoice) {
      const message = `Fila ${row.row}, Número de factura: falta; escríbalo, o deje en blanco toda la factura para continuar la de arriba.`;
      if (!problems.some((each) => each.row === row.row)) {
        problems.push({ row: row.row, column: 'Número de factura', value: '', message });
      }
      continue;
    }
    current = invoice;
    invoice.rows.push(row.row);
    problems.push(...mergeHeader(invoice, header, row.row));
    if (Object.values(item).some((value) => value !== '')) {
      invoice.body.ITEMS.push({ ...blankRecord(invoiceDataSets.ITEMS), ...item });
    }
  }
  return { invoices, problems: problems.sort((a, b) => a.row - b.row) };

  function placeOf(header: AnyRecord): ReadInvoice | undefined {
    const number = header['NUMERO_FACTURA'] ?? '';
    if (number === '') return undefined;
    const known = byNumber.get(fold(number)) ?? [];
    const same = known.findLast((invoice) => agrees(invoice.body.FACTURA, header));
    if (same) return same;
    const created: ReadInvoice = { rows: [], body: blankBody(invoiceDataSets) };
    invoices.push(created);
    byNumber.set(fold(number), [...known, created]);
    return created;
  }
}

/** What tells two invoices of one number apart; a blank cell tells nothing. */
const IDENTITY = ['SERIE', 'ID_PROVEEDOR', 'NOMBRE_PROVEEDOR'] as const;

const agrees = (invoice: AnyRecord, header: AnyRecord): boolean =>
  IDENTITY.every((name) => {
    const [known, given] = [fold(invoice[name] ?? ''), fold(header[name] ?? '')];
    return known === '' || given === '' || known === given;
  });

function partOf(row: CsvRow, dataSet: string): AnyRecord {
  const part: AnyRecord = {};
  for (const [name, value] of Object.entries(row.values)) {
    if (name.startsWith(`${dataSet}.`)) part[name.slice(dataSet.length + 1)] = value;
  }
  return part;
}

function mergeHeader({ rows, body }: ReadInvoice, header: AnyRecord, row: number): CsvProblem[] {
  const found: CsvProblem[] = [];
  const known: AnyRecord = body.FACTURA;
  for (const [name, value] of Object.entries(header)) {
    if (value === '' || known[name] === value) continue;
    if (known[name] === '') known[name] = value;
    else if (!isOneOf(IDENTITY, name) && name !== 'NUMERO_FACTURA') {
      const { label } = invoiceDataSets.FACTURA.fields[name as keyof typeof body.FACTURA];
      const message = `Fila ${row}, ${label}: dice «${value}» y la fila ${rows[0]} de la misma factura dice «${known[name]}»; deje un solo valor.`;
      found.push({ row, column: label, value, message });
    }
  }
  return found;
}
