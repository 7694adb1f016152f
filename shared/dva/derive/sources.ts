import { once } from '../../foundation/once.ts';
import type { InvoiceBody } from '../../invoices/dataSets.ts';
import type { TransportBody } from '../../transport-documents/dataSets.ts';
import type { WorkOrderBody } from '../../work-orders/summary.ts';

export interface InvoiceSource {
  id: string;
  body: InvoiceBody;
}

export interface TransportSource {
  id: string;
  body: TransportBody;
}

/** Everything of a work order that its DVAs are derived from. */
export interface OrderSources {
  order: WorkOrderBody['ORDEN'];
  invoices: readonly InvoiceSource[];
  transports: readonly TransportSource[];
}

const collator = once(() => new Intl.Collator('es-GT', { numeric: true }));

/** Invoices by number, as on the paper: those of one import share their moment. */
export const byNumber = <I extends InvoiceSource>(invoices: readonly I[]): I[] =>
  [...invoices].sort((a, b) =>
    collator().compare(a.body.FACTURA.NUMERO_FACTURA, b.body.FACTURA.NUMERO_FACTURA),
  );
