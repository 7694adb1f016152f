import { localDateTime } from '../../shared/foundation/dates/date.ts';
import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import type { Item, Write } from '../runtime/database.ts';
import { companyKey } from '../runtime/keys.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { checkSelf } from './notifications.ts';
import { ordersOf } from './orders.ts';

interface LogRow extends Item {
  FECHA: string;
  USUARIO: string;
  TEXTO: string;
}

/** Line of an order's log, for the transaction of what it tells. */
export const logWrite = (
  { services, scope }: Pick<Call<unknown>, 'services' | 'scope'>,
  orderId: string,
  TEXTO: string,
): Write => ({
  kind: 'put',
  table: 'work-orders',
  item: {
    pk: companyKey(scope, orderId),
    sk: `LOG#${services.id('bit')}`,
    FECHA: localDateTime(services.now()),
    USUARIO: scope.login,
    TEXTO,
  },
  when: { absent: true },
});

/** Writes into the order's log; the answer has the shape of spec 7, RESULTADO 1 being success. */
export const log: Implementation<typeof workOrderProcedures.log> = async (call) => {
  checkSelf(call);
  const { input, services } = call;
  await ordersOf(call).header(input.ID);
  await services.database.write(logWrite(call, input.ID, input.TEXTO));
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
