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
