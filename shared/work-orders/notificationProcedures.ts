import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { documentHeader } from '../foundation/documents/header.ts';

const group = 'work-orders' as const;
const read = { group, permission: 'work-orders:read', effect: 'read' } as const;

const client = () => param.company();
const self = () => param.id('users', 'El propio usuario');

/** Query modes of spec 4: what is pending and new, or the whole list. */
export const QUERY_NEW = 1;
export const QUERY_LIST = 2;
/** Update modes of spec 4: shown as a toast, or read in the list. */
export const MARK_SHOWN = 2;
export const MARK_READ = 3;

/** ID_ESTADO of a notification: '0' not yet shown, '1' shown, '2' read. */
export const notificationStates = { pending: '0', shown: '1', read: '2' } as const;

/** Work-order notification (spec 3, work-order notification). ORDEN_TRABAJO is the id of the order. */
export const notification = z.object({
  ORDEN_TRABAJO: z.string(),
  CORRELATIVO: z.string(),
  ID_NOTIFICACION: z.string(),
  ID_ESTADO: z.string(),
  USUARIO_ORIGEN: z.string(),
  USUARIO_ASIGNADO: z.string(),
  MENSAJE: z.string(),
  FECHA: z.string(),
});

export type OrderNotification = z.infer<typeof notification>;

/** Contracts of the bell (spec 2, 4 and 7): what was assigned to me, and what of it I have not seen. */
export const notificationProcedures = {
  /** Newest first: one of each order that is open and still theirs, with what was asked last. */
  notifications: procedure({
    ...read,
    name: 'notifications',
    summary: 'ver los avisos de asignación',
    params: {
      MODO: param.integer('1 pendientes nuevos, 2 lista', QUERY_NEW, QUERY_LIST),
      ID_CLIENTE: client(),
      ID_USUARIO: self(),
    },
    result: z.array(notification),
  }),
  updateNotification: procedure({
    ...read,
    name: 'updateNotification',
    refusals: ['not-found'],
    summary: 'marcar un aviso de asignación como mostrado o leído',
    params: {
      MODO: param.integer('2 mostrado, 3 leído', MARK_SHOWN, MARK_READ),
      ID_NOTIFICACION: param.id('work-orders', 'Aviso'),
      ID_CLIENTE: client(),
      ORDEN_TRABAJO: param.id('work-orders', 'Orden del aviso'),
      CORRELATIVO: param.optional(param.text('Correlativo de la orden', 20)),
      USUARIO_ORIGEN: param.optional(param.text('Quién asignó', 100)),
      ID_USUARIO: self(),
    },
    result: z.object({ RESULTADO: z.literal('1') }),
    effect: 'write',
  }),
  assignedCount: procedure({
    ...read,
    name: 'assignedCount',
    summary: 'contar las órdenes asignadas',
    params: { ID_CLIENTE: client(), ID_USUARIO: self() },
    result: z.array(z.object({ CANTIDAD_ASIGNADAS: z.int() })),
  }),
  assigned: procedure({
    ...read,
    name: 'assigned',
    summary: 'ver las órdenes asignadas',
    params: {},
    result: z.array(documentHeader),
  }),
};
