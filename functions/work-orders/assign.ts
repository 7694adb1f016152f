import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { notificationStates } from '../../shared/work-orders/notificationProcedures.ts';
import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { userRowKey, type UserRow } from '../runtime/caller.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Implementation } from '../runtime/executor.ts';
import { tell } from '../runtime/tell.ts';
import { noticeWrite } from './notices.ts';
import { logWrite } from './log.ts';
import { openEditable, ordersOf } from './orders.ts';

/** Gives an order to a user of the company; the order is then in process and the user's bell says so. */
export const assign: Implementation<typeof workOrderProcedures.assign> = async (call) => {
  const { input, services, scope } = call;
  const store = ordersOf(call);
  const before = await openEditable(call, 'asignarse');
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
  const from = body.ORDEN.USUARIO_ASIGNADO;
  const action =
    from === '' || from === user.Usuario
      ? `Asignada a ${user.Usuario}`
      : `Reasignada de ${from} a ${user.Usuario}`;
  const told = notice.MENSAJE === '' ? action : `${action}: ${notice.MENSAJE}`;
  const saved = await store.save(
    before.header,
    { ...before, body: { ...body, ORDEN } },
    {
      action,
      reference: await call.reference(),
      set: { ESTADO: 'EN_PROCESO' },
      extra: [
        noticeWrite(call, user.IdUsuario, notice),
        logWrite(call, before.header, told),
        ...tell(call, {
          kind: 'assigned',
          id: notice.ID_NOTIFICACION,
          module: 'work-orders',
          document: input.ID,
          users: [user.IdUsuario],
        }),
      ],
    },
  );
  return publicHeader(saved.header);
};

/** Users of the company who may receive an order: active, and with an own profile of this application. */
export const assignees: Implementation<typeof workOrderProcedures.assignees> = async ({
  services,
  scope,
}) => {
  // A client's people are told no list of the agency's.
  if (scope.importers) return [];
  const rows = await services.database.query<UserRow>('users', {
    pk: userRowKey(scope.company, '').pk,
    prefix: 'USER#',
    few: 'people of one company',
  });
  return rows
    .filter((row) => row.ACTIVO === '1')
    .map(({ IdUsuario, NombreUsuario, Usuario }) => ({ IdUsuario, NombreUsuario, Usuario }))
    .sort((a, b) => a.NombreUsuario.localeCompare(b.NombreUsuario, 'es-GT'));
};
