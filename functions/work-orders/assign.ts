import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { notificationStates } from '../../shared/work-orders/notificationProcedures.ts';
import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { isClient } from '../../shared/foundation/access/isClient.ts';
import { permissionsOf } from '../../shared/foundation/access/permissions.ts';
import { problem } from '../../shared/foundation/rules/problem.ts';
import { accessOf, type CompanyRow } from '../runtime/caller.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Implementation } from '../runtime/executor.ts';
import { companyOf, peopleOf, usersOf, type Person } from '../runtime/people.ts';
import { tell } from '../runtime/tell.ts';
import { noticeWrite } from './notices.ts';
import { logWrite } from './log.ts';
import { openEditable, ordersOf } from './orders.ts';
import { handOver } from './talk/handOver.ts';

/** Gives an order to a user of the company; the order is then in process, the user's bell says so and what clients asked waits for them. */
export const assign: Implementation<typeof workOrderProcedures.assign> = async (call) => {
  const { input, services, scope } = call;
  const store = ordersOf(call);
  const before = await openEditable(call, 'asignarse');
  const [company, [user]] = await Promise.all([companyOf(call), peopleOf(call, [input.ID_USUARIO])]);
  if (!company || !user) throw refusal('not-found', { what: 'ningún usuario activo' });
  if (!worksOnOrders(company, user)) throw cannotOpen(user);
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
  await handOver(call, before.header);
  return publicHeader(saved.header);
};

/** An order is work of the agency: no client's person receives one, nor who cannot open it or works elsewhere. */
const worksOnOrders = (company: CompanyRow, person: Person): boolean =>
  !isClient(person.IdPerfil) && permissionsOf(accessOf(company, person)).has('work-orders:read');

function cannotOpen({ Usuario }: Person) {
  const summary = `Responsable: ${Usuario} no puede abrir órdenes de trabajo. Elija a otra persona de la agencia, o pida a su administrador que le dé ese permiso.`;
  return refusal(
    'rejected',
    { summary },
    { problems: [problem('order.assignee', 'ORDEN.ID_USUARIO_ASIGNADO', summary)] },
  );
}

/** People of the agency who may receive an order: active, and with the right to open orders in this application. */
export const assignees: Implementation<typeof workOrderProcedures.assignees> = async (call) => {
  // A client's people are told no list of the agency's.
  if (call.scope.importers) return [];
  const [company, users] = await Promise.all([companyOf(call), usersOf(call)]);
  if (!company) return [];
  return users
    .filter((person) => worksOnOrders(company, person))
    .map(({ IdUsuario, NombreUsuario, Usuario }) => ({ IdUsuario, NombreUsuario, Usuario }))
    .sort((a, b) => a.NombreUsuario.localeCompare(b.NombreUsuario, 'es-GT'));
};
