import { ducaDataSets } from '../../shared/duca/dataSets.ts';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { call } from '../api/call.ts';
import type { OrderCopy } from '../work-orders/copies/order/orderCopy.ts';

export const orderCopy: OrderCopy = {
  kind: 'duca',
  dataSets: ducaDataSets,
  note: 'Sin número, fechas, firma ni canal, con la tasa de hoy; si es la única, se forma con los documentos copiados.',
  copy: (ID, ID_ORDEN) =>
    call(ducaProcedures.copy, { ID, ID_ORDEN, UNA_VEZ: true, VERSION: undefined, PARTES: undefined }),
  form: ({ ID, LOCK }, ID_ORDEN) => call(ducaProcedures.derive, { ID_ORDEN, ID, LOCK }),
};
