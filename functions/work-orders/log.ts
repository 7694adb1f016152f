import { localDateTime } from '../../shared/foundation/dates/date.ts';
import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import type { Item } from '../runtime/database.ts';
import { companyKey } from '../runtime/keys.ts';
import type { Implementation } from '../runtime/executor.ts';
import { checkSelf } from './notifications.ts';
import { ordersOf } from './orders.ts';

interface LogRow extends Item {
  FECHA: string;
  USUARIO: string;
  TEXTO: string;
}

/** Writes into the order's log; the answer has the shape of spec 7, RESULTADO 1 being success. */
export const log: Implementation<typeof workOrderProcedures.log> = async (call) => {
  checkSelf(call);
  const { input, services, scope } = call;
  await ordersOf(call).header(input.ID);
  const entry = { FECHA: localDateTime(services.now()), USUARIO: scope.login, TEXTO: input.TEXTO };
  const key = { pk: companyKey(scope, input.ID), sk: `LOG#${services.id('bit')}` };
  await services.database.write({
    kind: 'put',
    table: 'work-orders',
    item: { ...key, ...entry },
    when: { absent: true },
  });
  return [{ RESULTADO: 1, DESCRIPCION: 'Anotado', FILAS_AFECTADAS: 1, ERRORES: [] }];
};

export const logEntries: Implementation<typeof workOrderProcedures.logEntries> = async (call) => {
  await ordersOf(call).header(call.input.ID);
  const rows = await call.services.database.query<LogRow>('work-orders', {
    pk: companyKey(call.scope, call.input.ID),
    prefix: 'LOG#',
    descending: true,
    limit: 500,
  });
  return rows.map(({ FECHA, USUARIO, TEXTO }) => ({ FECHA, USUARIO, TEXTO }));
};
