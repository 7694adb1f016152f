import * as z from 'zod';
import { documentKinds } from '../../documentKinds.ts';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';
import { fileProcedures, listedFile, withdrawFileProcedure } from '../../foundation/files/procedures.ts';
import { keysOf } from '../../foundation/keyed.ts';
import { askedProcedures } from './askedProcedures.ts';
import { AUDIENCES } from './audience.ts';
import { storyClasses } from './storyClasses.ts';
import { place, thread } from './thread.ts';

const group = 'work-orders' as const;
/** People of client companies only read orders, and they talk: what each may say is decided by whose they are. */
const permission = 'work-orders:read' as const;
const refusals = ['rejected', 'document.stale', 'document.state', 'permission.denied', 'not-found'] as const;
const read = { group, permission, effect: 'read' } as const;
const write = { group, permission, effect: 'write', refusals } as const;
const order = () => param.id('work-orders', 'Orden de trabajo');
const threadId = () => param.id('work-orders', 'Hilo');
const flag = z.enum(['0', '1']);
const kindNames = documentKinds.map(({ module }) => module);

/** Longest message. */
export const MOST_TEXT = 2000;

const message = z.object({
  NUMERO: z.int(),
  TEXTO: z.string(),
  USUARIO: z.string(),
  NOMBRE: z.string(),
  FECHA: z.string(),
  /** Logins of who was named in it. */
  MENCIONES: z.array(z.string()),
  ARCHIVOS: z.array(listedFile),
});
export type Message = z.infer<typeof message>;

const orderFile = listedFile.extend({ TIPO_DOCUMENTO: z.string(), NUMERO_DOCUMENTO: z.string() });
export type OrderFileRow = z.infer<typeof orderFile>;

const event = z.object({
  CLASE: z.literal(keysOf(storyClasses)),
  /** Local moment. */
  FECHA: z.string(),
  USUARIO: z.string(),
  TEXTO: z.string(),
  /** Module and address of what it is about; blank where it has no page. */
  MODULO: z.literal([...kindNames, '' as const]),
  RUTA: z.string(),
});
export type StoryEvent = z.infer<typeof event>;

const done = z.object({ RESULTADO: z.literal('1') });

/** Contracts of what is said about an order and of its papers (spec 7, work orders: traceability, documents). */
export const talkProcedures = {
  ...fileProcedures({
    group,
    read: permission,
    write: permission,
    refusals,
    id: order(),
    of: 'una orden de trabajo',
    paper: 'AGENCIA, CLIENTE, GASTO o RECIBIDO-<línea>: para quién es; AGENCIA si falta',
  }),
  files: procedure({
    ...read,
    name: 'files',
    summary: 'ver los archivos de una orden de trabajo',
    params: { ID: order() },
    result: z.object({ ARCHIVOS: z.array(orderFile) }),
  }),
  labelFile: procedure({
    ...write,
    name: 'labelFile',
    summary: 'decir qué documento es un archivo de una orden de trabajo',
    params: {
      ID: order(),
      ID_ARCHIVO: param.id('file', 'Archivo'),
      TIPO_DOCUMENTO: param.text('Clave de cat_sys_tipos_documento_soporte', 20),
      NUMERO_DOCUMENTO: param.text('Número del documento', 60),
    },
    result: done,
  }),
  withdrawFile: withdrawFileProcedure({
    group,
    write: permission,
    refusals,
    id: order(),
    of: 'una orden de trabajo',
  }),
  threads: procedure({
    ...read,
    name: 'threads',
    summary: 'ver los mensajes de una orden de trabajo',
    params: { ID: order() },
    result: z.object({
      /** Whether the client's people take part: of the order itself, or of its client where the order says nothing. */
      ACTIVA: flag,
      ORDEN: z.enum(['0', '1', '']),
      CLIENTE: flag,
      HILOS: z.array(thread),
      /** Who may be named in a message. */
      PERSONAS: z.array(
        z.object({ IdUsuario: z.string(), Usuario: z.string(), NombreUsuario: z.string(), CLIENTE: flag }),
      ),
    }),
  }),
  thread: procedure({
    ...read,
    name: 'thread',
    summary: 'leer un hilo de una orden de trabajo',
    params: { ID: order(), ID_HILO: threadId() },
    result: z.object({
      HILO: thread,
      MENSAJES: z.array(message),
      /** Who has read how far. */
      LEIDO: z.array(z.object({ USUARIO: z.string(), NUMERO: z.int(), FECHA: z.string() })),
    }),
  }),
  say: procedure({
    ...write,
    name: 'say',
    summary: 'escribir un mensaje en una orden de trabajo',
    params: {
      ID: order(),
      ID_HILO: param.optional(param.id('work-orders', 'Hilo al que responde; uno nuevo si falta')),
      PARA: param.optional(
        param.json('De un hilo nuevo: AGENCIA o CLIENTE, para quién es', z.enum(AUDIENCES)),
      ),
      ASUNTO: param.optional(param.text('De un hilo nuevo: de qué trata', 120)),
      LUGAR: param.optional(
        param.json('De un hilo nuevo: documento, línea o campo desde donde se pregunta', place),
      ),
      TEXTO: param.text('Qué se dice', MOST_TEXT),
      MENCIONES: param.optional(
        param.json('IdUsuario de quienes se nombran', z.array(z.string().max(64)).max(20)),
      ),
      ARCHIVOS: param.optional(
        param.json('ID_ARCHIVO de lo que va con él', z.array(z.string().max(64)).max(20)),
      ),
    },
    result: z.object({ ID_HILO: z.string(), NUMERO: z.int() }),
  }),
  readThread: procedure({
    ...write,
    name: 'readThread',
    summary: 'marcar como leído un hilo de una orden de trabajo',
    params: {
      ID: order(),
      ID_HILO: threadId(),
      NUMERO: param.integer('Último mensaje que se leyó', 0, 10_000),
    },
    result: done,
  }),
  resolveThread: procedure({
    ...write,
    name: 'resolveThread',
    summary: 'dar por resuelto un hilo de una orden de trabajo',
    params: { ID: order(), ID_HILO: threadId(), RESUELTO: param.flag('1 resuelto, 0 abierto otra vez') },
    result: done,
  }),
  activate: procedure({
    ...write,
    name: 'activate',
    permission: 'work-orders:write',
    summary: 'activar la trazabilidad de una orden o de un cliente',
    params: {
      ID: order(),
      ACTIVA: param.flag('1 el cliente la ve y participa, 0 no'),
      DE: param.json('ORDEN esta sola, CLIENTE todas las del cliente', z.enum(['ORDEN', 'CLIENTE'])),
    },
    result: done,
  }),
  ...askedProcedures,
  story: procedure({
    ...read,
    name: 'story',
    summary: 'ver la historia de una orden de trabajo',
    params: { ID: order() },
    result: z.object({
      ACTIVA: flag,
      /** Newest first. */
      HECHOS: z.array(event),
      /** Sentence on what was left out because there is too much of it; blank while everything is told. */
      NOTA: z.string(),
    }),
  }),
  storyPrint: procedure({
    ...read,
    name: 'storyPrint',
    summary: 'imprimir la historia de una orden de trabajo',
    params: {
      ID: order(),
      CLASE: param.optional(param.text('Clase de hechos; todos si falta', 20)),
      TEXTO: param.optional(param.text('Palabras que buscar en los hechos', 100)),
    },
    result: z.object({ NOMBRE: z.string(), PDF: z.string() }),
  }),
};
