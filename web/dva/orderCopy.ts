import { dvaDataSets } from '../../shared/dva/fields/dataSets.ts';
import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { call } from '../api/call.ts';
import type { OrderCopy } from '../work-orders/copies/order/orderCopy.ts';

export const orderCopy: OrderCopy = {
  kind: 'dva',
  dataSets: dvaDataSets,
  note: 'Se derivan de las copias de sus facturas: se juran para cada operación y hay que confirmar la parte II.',
  copy: (ID, ID_ORDEN) => call(dvaProcedures.deriveLike, { ID, ID_ORDEN }),
};
