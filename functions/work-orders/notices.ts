import type { OrderNotification } from '../../shared/work-orders/notificationProcedures.ts';
import type { Item, Write } from '../runtime/database.ts';
import { companyKey } from '../runtime/keys.ts';
import type { Call } from '../runtime/executor.ts';

export interface NoticeRow extends Item, OrderNotification {}

type Doors = Pick<Call<unknown>, 'services' | 'scope'>;

/** Notices of one user lie together, newest last: `pk C#<company>#notices#<user>`. */
const keyOf = ({ scope }: Doors, userId: string, id: string) => ({
  pk: companyKey(scope, 'notices', userId),
  sk: id,
});

/** Notice for the transaction that assigns the order. */
export const noticeWrite = (call: Doors, userId: string, notice: OrderNotification): Write => ({
  kind: 'put',
  table: 'work-orders',
  item: { ...keyOf(call, userId, notice.ID_NOTIFICACION), ...notice },
});

export const noticesOf = (call: Doors, userId: string): Promise<NoticeRow[]> =>
  call.services.database.query<NoticeRow>('work-orders', {
    pk: companyKey(call.scope, 'notices', userId),
    descending: true,
    limit: 100,
  });

/** Moves a notice to a state, from one of the states that may come before it; later states are never left. */
export const noticeStateWrite = (
  call: Doors,
  userId: string,
  id: string,
  state: string,
  from: readonly string[],
): Write => ({
  kind: 'update',
  table: 'work-orders',
  key: keyOf(call, userId, id),
  set: { ID_ESTADO: state },
  when: { exists: true, oneOf: { ID_ESTADO: from } },
});

export const publicNotice = (row: NoticeRow): OrderNotification => ({
  ORDEN_TRABAJO: row.ORDEN_TRABAJO,
  CORRELATIVO: row.CORRELATIVO,
  ID_NOTIFICACION: row.ID_NOTIFICACION,
  ID_ESTADO: row.ID_ESTADO,
  USUARIO_ORIGEN: row.USUARIO_ORIGEN,
  USUARIO_ASIGNADO: row.USUARIO_ASIGNADO,
  MENSAJE: row.MENSAJE,
  FECHA: row.FECHA,
});
