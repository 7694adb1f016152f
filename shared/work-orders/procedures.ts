import * as z from 'zod';
import { kindsInOrder, type KindInOrder } from '../documentKinds.ts';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { documentHeader } from '../foundation/documents/header.ts';
import { lastValuesProcedure } from '../foundation/documents/lastValuesProcedure.ts';
import { changeRefusals, documentProcedures, openedDocument } from '../foundation/documents/procedures.ts';
import { inUse } from './inUse.ts';
import { workOrderKind } from './kind.ts';
import { logResult } from './logAnswer.ts';
import { notificationProcedures } from './notificationProcedures.ts';

const group = 'work-orders' as const;
const read = { group, permission: 'work-orders:read', effect: 'read' } as const;
const write = { group, permission: 'work-orders:write', effect: 'write', refusals: changeRefusals } as const;

const order = () => param.id('work-orders', 'Orden de trabajo');
const lock = () => param.integer('Número de bloqueo que se vio al abrir');
const header = z.array(documentHeader);

type InOrder = Record<KindInOrder, typeof header>;

/** What an order holds, by headers: enough for the stepper and the order's page. Of a kind that the caller may not read there are none. */
export const orderFile = z.object({
  order: documentHeader,
  /** Headers of each kind of document under its module, oldest first. */
  documents: z.object(Object.fromEntries(kindsInOrder.map(({ module }) => [module, header])) as InOrder),
});

const logEntry = z.object({ FECHA: z.string(), USUARIO: z.string(), TEXTO: z.string() });

/** Contracts of the work orders (spec 7, Work orders). */
export const workOrderProcedures = {
  ...documentProcedures(workOrderKind),
  lastValues: lastValuesProcedure(workOrderKind),
  ...notificationProcedures,
  file: procedure({
    ...read,
    name: 'file',
    summary: 'ver el expediente de una orden de trabajo',
    params: { ID: order() },
    result: orderFile,
  }),
  copy: procedure({
    ...write,
    name: 'copy',
    summary: 'abrir otra orden de trabajo como una anterior',
    params: { ID: param.id('work-orders', 'Orden de trabajo que se copia; en cualquier estado') },
    result: openedDocument,
  }),
  assign: procedure({
    ...write,
    name: 'assign',
    summary: 'asignar una orden de trabajo',
    params: {
      ID: order(),
      LOCK: lock(),
      ID_USUARIO: param.id('users', 'Usuario de la empresa que la recibe'),
      MENSAJE: param.optional(param.text('Mensaje para quien la recibe', 300)),
    },
    result: documentHeader,
  }),
  assignees: procedure({
    ...read,
    name: 'assignees',
    summary: 'ver a quién se puede asignar una orden de trabajo',
    params: {},
    result: z.array(z.object({ IdUsuario: z.string(), NombreUsuario: z.string(), Usuario: z.string() })),
  }),
  close: procedure({
    ...write,
    name: 'close',
    summary: 'cerrar una orden de trabajo',
    params: { ID: order(), LOCK: lock() },
    result: documentHeader,
  }),
  reopen: procedure({
    ...write,
    name: 'reopen',
    summary: 'reabrir una orden de trabajo',
    params: { ID: order(), LOCK: lock() },
    result: documentHeader,
  }),
  delete: procedure({
    ...write,
    name: 'delete',
    summary: 'eliminar una orden de trabajo',
    params: { ID: order(), LOCK: lock() },
    result: documentHeader,
  }),
  restore: procedure({
    ...write,
    name: 'restore',
    summary: 'recuperar una orden de trabajo eliminada',
    params: { ID: order(), LOCK: lock() },
    result: documentHeader,
  }),
  intake: procedure({
    ...write,
    name: 'intake',
    summary: 'traer la lista de recepción del régimen a una orden de trabajo',
    params: { ID: order(), LOCK: lock() },
    result: documentHeader,
  }),
  use: procedure({
    ...write,
    name: 'use',
    summary: 'marcar una orden de trabajo en uso',
    params: {
      ID: order(),
      EN_USO: param.flag('1 mientras la tiene abierta, 0 al dejarla'),
      ABIERTO: param.optional(param.text('Documento de la orden que tiene abierto; la orden si falta', 64)),
      LUGAR: param.optional(
        param.text('Dónde está en ese documento: GRUPO.CAMPO, o GRUPO#clave de la línea.CAMPO', 190),
      ),
    },
    result: z.object({
      /** Logins of the others. */
      EN_USO_POR: z.array(z.string()),
      /** What each of them has open. */
      DONDE: z.array(inUse),
    }),
  }),
  log: procedure({
    ...write,
    name: 'log',
    summary: 'escribir en la bitácora de una orden de trabajo',
    params: {
      ID: order(),
      ID_CLIENTE: param.company(),
      ID_USUARIO: param.id('users', 'El propio usuario'),
      TEXTO: param.text('Qué pasó', 1000),
    },
    result: z.array(logResult),
  }),
  logEntries: procedure({
    ...read,
    name: 'logEntries',
    summary: 'ver la bitácora de una orden de trabajo',
    params: { ID: order() },
    result: z.array(logEntry),
  }),
  counts: procedure({
    ...read,
    name: 'counts',
    summary: 'contar las órdenes de trabajo por prioridad y estado',
    params: {},
    result: z.array(z.object({ ESTADO: z.string(), ID_PRIORIDAD: z.string(), CANTIDAD: z.int() })),
  }),
};
