import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import type * as z from 'zod';
import { invalidParam, refusal, rejected } from '../../shared/foundation/contracts/refusal.ts';
import { problem } from '../../shared/foundation/rules/problem.ts';
import { rowRanges, rowsOfRanges } from '../../shared/foundation/fields/rowRanges.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { MAX_CSV_INVOICES, MAX_CSV_LINES } from '../../shared/invoices/csv/limits.ts';
import { readInvoices, type ReadInvoice } from '../../shared/invoices/csv/readInvoices.ts';
import type { InvoiceBody } from '../../shared/invoices/dataSets.ts';
import type { importResult, invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { readyBody } from '../runtime/documents/implementations.ts';
import { personsBody } from '../runtime/documents/personsBody.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { invoicesOf } from './invoices.ts';
import { invoicesNumbered, isSameInvoice } from './numberExists.ts';
import { prepare } from './prepare.ts';

type Imported = z.infer<typeof importResult>['invoices'][number];

/** Problems of one invoice that an answer carries; the rest shows when it is opened. */
const SHOWN_PROBLEMS = 20;

/**
 * Invoices of a CSV file, or of a part of one whose rows keep their numbers. Without confirmation it only says what would be created. With it, nothing is created while
 * the file has a problem; an invoice that the order already has is left alone, so a repeat after a failure goes on
 * where the first ended.
 */
export const importCsv: Implementation<typeof invoiceProcedures.importCsv> = async (call) => {
  const orderId = call.input.ID_ORDEN ?? '';
  const reference = await call.reference();
  const { invoices, problems } = readInvoices(call.input.CSV, reference, numbering(call.input.FILAS));
  if (invoices.length > MAX_CSV_INVOICES) {
    const summary = `El archivo trae ${invoices.length} facturas y de una vez se importan hasta ${MAX_CSV_INVOICES}; divídalo en varios, con cada factura entera en uno.`;
    throw rejected(summary);
  }
  if (call.input.CONFIRMAR && (problems.length > 0 || invoices.length === 0)) {
    const first = problems[0]?.message ?? 'El archivo no trae ninguna factura; revise que sea el correcto.';
    const more = problems.length > 1 ? ` (y ${problems.length - 1} más)` : '';
    const listed = problems.slice(0, 200).map(({ message }) => problem('csv.row', '', message));
    throw refusal('rejected', { summary: `${first}${more}` }, { problems: listed });
  }
  const prepared: Prepared[] = [];
  for (const invoice of invoices) prepared.push(await prepareOne(call, invoice, orderId, reference));
  const existing =
    orderId === ''
      ? await invoicesNumbered(
          call,
          prepared.map(({ body }) => body.FACTURA),
        )
      : await invoicesOf(call).headers(orderId);
  const listed: Imported[] = [];
  for (const each of prepared) listed.push(await place(call, each, { orderId, existing, reference }));
  return {
    CREADAS: call.input.CONFIRMAR ? listed.filter((each) => each.SITUACION === 'nueva').length : 0,
    invoices: listed,
    problems,
  };
};

/** Numbers that the rows of a part have in their file. */
function numbering(text = ''): { rowOf?: (index: number) => number } {
  if (text === '') return {};
  const rows = rowsOfRanges(text, MAX_CSV_LINES);
  if (!rows) {
    const reason = `debe ser las filas de esta parte en el archivo, como «2-81, 90», y hasta ${MAX_CSV_LINES}`;
    throw invalidParam('FILAS', reason);
  }
  // A line more than was said follows the last.
  return { rowOf: (index) => rows[index] ?? rows.at(-1)! + 1 + index - rows.length };
}

interface Prepared {
  invoice: ReadInvoice;
  body: InvoiceBody;
}

/** Body as it will be stored; anything wrong in it refuses the whole file before the first invoice is written. */
async function prepareOne(
  call: Call<unknown>,
  invoice: ReadInvoice,
  orderId: string,
  reference: Reference,
): Promise<Prepared> {
  const own = personsBody(invoiceDefinition, invoice.body, call.scope);
  const prepared = await prepare(call, own, orderId);
  return { invoice, body: readyBody(invoiceDefinition, prepared, reference, call.services.id) };
}

async function place(
  call: Call<{ CONFIRMAR: boolean }>,
  { invoice, body }: Prepared,
  { orderId, existing, reference }: { orderId: string; existing: readonly HeaderRow[]; reference: Reference },
): Promise<Imported> {
  const { FACTURA, ITEMS } = body;
  const known = existing.find((row) => isSameInvoice(row, FACTURA));
  const created =
    !known && call.input.CONFIRMAR
      ? await invoicesOf(call).create(
          { body },
          { orderId, action: 'Importada de CSV', reference, extra: whileOpen(call, orderId) },
        )
      : undefined;
  return {
    ID: known?.ID ?? created?.header.ID ?? '',
    SITUACION: known ? 'existente' : 'nueva',
    NUMERO_FACTURA: FACTURA.NUMERO_FACTURA,
    SERIE: FACTURA.SERIE,
    NOMBRE_PROVEEDOR: FACTURA.NOMBRE_PROVEEDOR,
    ID_MONEDA: FACTURA.ID_MONEDA,
    LINEAS: ITEMS.length,
    SUMA_ITEMS: FACTURA.SUMA_ITEMS,
    TOTAL_FACTURA: FACTURA.TOTAL_FACTURA,
    FILAS: rowRanges(invoice.rows),
    problems: documentProblems(invoiceDefinition, body, reference).slice(0, SHOWN_PROBLEMS),
  };
}
