import { anyDocument } from '../../shared/foundation/documents/definition.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';

export const anyInvoice = anyDocument(invoiceDefinition);

/** «Factura F-100 · Proveedor». */
export function invoiceTitle({ RESUMEN }: DocumentHeader): string {
  const name = `Factura ${RESUMEN['NUMERO_FACTURA'] || 'sin número'}`;
  return RESUMEN['NOMBRE_PROVEEDOR'] ? `${name} · ${RESUMEN['NOMBRE_PROVEEDOR']}` : name;
}
