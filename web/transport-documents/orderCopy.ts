import { transportDataSets } from '../../shared/transport-documents/dataSets.ts';
import { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { call } from '../api/call.ts';
import type { OrderCopy } from '../work-orders/copies/order/orderCopy.ts';

export const orderCopy: OrderCopy = {
  kind: 'transport-documents',
  dataSets: transportDataSets,
  note: 'Sin números, fechas, manifiesto ni contenedores.',
  copy: (ID, ID_ORDEN) => call(transportProcedures.copy, { ID, ID_ORDEN, UNA_VEZ: true }),
};
