import { duaDataSets } from '../../shared/dua/dataSets.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { call } from '../api/call.ts';
import type { OrderCopy } from '../work-orders/copies/order/orderCopy.ts';

export const orderCopy: OrderCopy = {
  kind: 'dua',
  dataSets: duaDataSets,
  note: 'Sin número, fechas, canal ni liquidación, con la tasa de hoy; si es la única, se forma con los documentos copiados.',
  copy: (ID, ID_ORDEN) =>
    call(duaProcedures.copy, { ID, ID_ORDEN, UNA_VEZ: true, VERSION: undefined, PARTES: undefined }),
  form: ({ ID, LOCK }, ID_ORDEN) => call(duaProcedures.derive, { ID_ORDEN, ID, LOCK }),
};
