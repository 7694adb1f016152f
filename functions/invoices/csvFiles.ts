import type { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { invoiceTemplate, writeInvoices } from '../../shared/invoices/csv/writeInvoices.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import type { Implementation } from '../runtime/executor.ts';
import { invoicesOf } from './invoices.ts';

export const template: Implementation<typeof invoiceProcedures.template> = async () => ({
  NOMBRE: 'plantilla_facturas.csv',
  CSV: invoiceTemplate(),
});

export const exportCsv: Implementation<typeof invoiceProcedures.exportCsv> = async (call) => {
  const { header, body } = await invoicesOf(call).open(call.input.ID);
  const number = header.RESUMEN['NUMERO_FACTURA'] || header.ID;
  return {
    NOMBRE: cleanFileName(`factura ${number.replaceAll('/', '-')}.csv`),
    CSV: writeInvoices([body]),
  };
};
