import { invoiceDataSets } from '../../shared/invoices/dataSets.ts';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { call } from '../api/call.ts';
import type { OrderCopy } from '../work-orders/copies/order/orderCopy.ts';

export const orderCopy: OrderCopy = {
  kind: 'invoices',
  dataSets: invoiceDataSets,
  note: 'Con sus mercancías; sin número, fechas, tipo de cambio, series ni archivos.',
  copy: (ID, ID_ORDEN) => call(invoiceProcedures.copy, { ID, ID_ORDEN, UNA_VEZ: true }),
};
