import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { notificationStates } from '../../shared/work-orders/notificationProcedures.ts';
import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { userRowKey, type UserRow } from '../runtime/caller.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Implementation } from '../runtime/executor.ts';
import { noticeWrite } from './notices.ts';
import { ordersOf } from './orders.ts';

/** Gives an order to a user of the company; the order is then in process and the user's bell says so. */
export const assign: Implementation<typeof workOrderProcedures.assign> = async (call) => {
  const { input, services, scope } = call;
  const store = ordersOf(call);
  const before = await store.open(input.ID);
  if (!stateOf(store.definition.states, before.header.ESTADO).editable)
    throw store.stateRefusal(before.header, 'asignarse');
  if (before.header.LOCK !== input.LOCK) throw await store.staleRefusal(before.header, input.LOCK);
  const user = await services.database.get<UserRow>('users', userRowKey(scope.company, input.ID_USUARIO));
  if (user?.ACTIVO !== '1') throw refusal('not-found', { what: 'ningún usuario activo' });
  const body = before.body;
  const ORDEN = { ...body.ORDEN, ID_USUARIO_ASIGNADO: user.IdUsuario, USUARIO_ASIGNADO: user.Usuario };
  const notice = {
    ORDEN_TRABAJO: input.ID,
    CORRELATIVO: ORDEN.CORRELATIVO,
    ID_NOTIFICACION: services.id('avi'),
    ID_ESTADO: notificationStates.pending,
    USUARIO_ORIGEN: scope.login,
    USUARIO_ASIGNADO: user.Usuario,
    MENSAJE: input.MENSAJE ?? '',
    FECHA: localDateTime(services.now()),
  };
  const saved = await store.save(
    before.header,
    { ...before, body: { ...before.body, ORDEN } },
    {
      action: `Asignada a ${user.Usuario}`,
      reference: await call.reference(),
      set: { ESTADO: 'EN_PROCESO' },
      extra: [noticeWrite(call, user.IdUsuario, notice)],
    },
  );
  return publicHeader(saved.header);
};

/** Users of the company who may receive an order: active, and with an own profile of this application. */
export const assignees: Implementation<typeof workOrderProcedures.assignees> = async ({
  services,
  scope,
}) => {
  const rows = await services.database.query<UserRow>('users', {
    pk: userRowKey(scope.company, '').pk,
    prefix: 'USER#',
  });
  return rows
    .filter((row) => row.ACTIVO === '1')
    .map(({ IdUsuario, NombreUsuario, Usuario }) => ({ IdUsuario, NombreUsuario, Usuario }))
    .sort((a, b) => a.NombreUsuario.localeCompare(b.NombreUsuario, 'es-GT'));
};
