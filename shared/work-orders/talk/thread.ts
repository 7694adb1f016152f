import * as z from 'zod';
import { documentKinds } from '../../documentKinds.ts';
import { AUDIENCES } from './audience.ts';

const flag = z.enum(['0', '1']);

/** Where something was asked from: a document of the order, and in it a line or field by its path. */
export const place = z.object({
  MODULO: z.literal(documentKinds.map(({ module }) => module)),
  ID_DOCUMENTO: z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'no es un identificador'),
  RUTA: z.string().max(160),
  /** How the page calls that field; blank for the whole document. */
  ETIQUETA: z.string().max(160),
});
export type Place = z.infer<typeof place>;

/** What a client's person is asked to approve: one version of one document, and what they said of it. */
const approval = z.object({
  ID_DOCUMENTO: z.string(),
  VERSION: z.int(),
  /** PEDIDA until somebody of the client answers APROBADA or RECHAZADA, or the document is annulled or changed. */
  RESPUESTA: z.enum(['PEDIDA', 'APROBADA', 'RECHAZADA', 'ANULADA', 'CAMBIADA']),
  USUARIO: z.string(),
  FECHA: z.string(),
});
export type Approval = z.infer<typeof approval>;

export const thread = z.object({
  ID_HILO: z.string(),
  ASUNTO: z.string(),
  PARA: z.enum(AUDIENCES),
  LUGAR: place.extend({ TITULO: z.string() }).optional(),
  APROBACION: approval.optional(),
  RESUELTO: flag,
  RESUELTO_POR: z.string(),
  CREADO: z.string(),
  CREADO_POR: z.string(),
  /** How many messages it has; the last one has this number. */
  MENSAJES: z.int(),
  ULTIMO: z.string(),
  ULTIMO_POR: z.string(),
  /** Whether there is something in it that the caller has not read. */
  SIN_LEER: flag,
});
export type Thread = z.infer<typeof thread>;
