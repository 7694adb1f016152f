import * as z from 'zod';
import { releaseProcedures } from '../transmission/releaseProcedures.ts';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { documentHeader } from '../foundation/documents/header.ts';
import { printProcedures } from '../foundation/documents/printProcedures.ts';
import { lastValuesProcedure } from '../foundation/documents/lastValuesProcedure.ts';
import { documentProcedures, openedDocument } from '../foundation/documents/procedures.ts';
import { sourceProcedures } from '../foundation/documents/sourceProcedures.ts';
import { declarationStatus, handedOver } from '../transmission/declarationProcedures.ts';
import { declarationTerms } from '../transmission/declarationTerms.ts';
import { readiness, writtenMessage } from '../transmission/messageResults.ts';
import { manifestKind } from './kind.ts';

const { read, write, transmit, enquire, id, lock, version } = declarationTerms(
  'manifests',
  'Identificador del manifiesto',
);

/** Contracts of the manifests (spec 7, manifests). */
export const manifestProcedures = {
  ...documentProcedures(manifestKind),
  lastValues: lastValuesProcedure(manifestKind),
  ...sourceProcedures(manifestKind),
  ...printProcedures(manifestKind, { before: {}, after: {} }),
  ...releaseProcedures('manifests', 'un manifiesto'),
  fromOrder: procedure({
    ...write,
    name: 'fromOrder',
    summary:
      'formar un manifiesto de los documentos de transporte de una orden, o agregarle los que le falten',
    params: {
      ID_ORDEN: param.id('work-orders', 'Orden cuyos documentos de transporte se toman'),
      ID: param.optional(param.id('manifests', 'Manifiesto al que se agregan; si falta se crea uno')),
      LOCK: param.optional(
        param.integer('Número de bloqueo que se vio al abrir, si el manifiesto ya existe'),
      ),
    },
    result: openedDocument,
  }),
  follow: procedure({
    ...write,
    name: 'follow',
    summary:
      'poner un manifiesto al día con los documentos de transporte de que se tomó, conservando lo que una persona cambió',
    params: {
      ID: id,
      LOCK: param.optional(param.integer('Número de bloqueo que se vio al abrir')),
    },
    result: openedDocument,
  }),
  copy: procedure({
    ...write,
    name: 'copy',
    summary: 'copiar el encabezado de un manifiesto en uno nuevo',
    params: { ID: id },
    result: openedDocument,
  }),
  numberExists: procedure({
    ...read,
    name: 'numberExists',
    summary: 'ver si un número preimpreso ya está reservado',
    params: {
      NUMERO_PREIMPRESO: param.text('Número preimpreso', 30),
      ID: param.optional(param.id('manifests', 'Manifiesto que no cuenta: el que se está editando')),
    },
    result: z.array(documentHeader),
  }),
  xmlMatrix: procedure({
    ...read,
    name: 'xmlMatrix',
    refusals: ['rejected'],
    summary: 'consultar la matriz del XML por tipo de manifiesto',
    params: { TIPO_MANIFIESTO: param.text('Tipo de manifiesto', 10) },
    result: z.object({
      FUENTE: z.string(),
      /** '1': the authority does not publish the real one. */
      MUESTRA: z.string(),
      FILAS: z.array(
        z.object({
          ID_NODO: z.string(),
          NODO_PADRE: z.string(),
          NODO: z.string(),
          CLASE: z.string(),
          REGIMEN: z.string(),
          TIPO: z.string(),
        }),
      ),
    }),
  }),
  message: procedure({
    ...read,
    name: 'message',
    summary: 'ver el mensaje de un manifiesto',
    params: { ID: id, VERSION: version },
    result: writtenMessage,
  }),
  readiness: procedure({
    ...read,
    name: 'readiness',
    summary: 'revisar si un manifiesto está listo',
    params: { ID: id, VERSION: version },
    result: readiness,
  }),
  validate: procedure({
    ...enquire,
    name: 'validate',
    summary: 'validar un manifiesto ante SARAH sin presentarlo',
    params: { ID: id, LOCK: lock },
    result: handedOver,
  }),
  present: procedure({
    ...transmit,
    name: 'present',
    summary: 'presentar un manifiesto ante SARAH',
    params: { ID: id, LOCK: lock },
    result: handedOver,
  }),
  status: procedure({
    ...read,
    name: 'status',
    summary: 'consultar cómo va la presentación de un manifiesto',
    params: { ID: id },
    result: declarationStatus,
  }),
  balance: procedure({
    ...read,
    name: 'balance',
    summary: 'ver lo que le queda a cada título de un manifiesto',
    params: { ID: id },
    result: z.array(
      z.object({
        TITULO_TRANSPORTE: z.string(),
        CANTIDAD_BULTOS: z.string(),
        PESO_BRUTO: z.string(),
        /** Left after every declaration that was sealed or registered. */
        BULTOS_RESTANTES: z.string(),
        PESO_RESTANTE: z.string(),
        DECLARACIONES: z.array(z.object({ ID_DECLARACION: z.string(), NOMBRE: z.string() })),
      }),
    ),
  }),
  transmissionSummary: procedure({
    ...read,
    name: 'transmissionSummary',
    summary: 'ver el resumen de la transmisión de un manifiesto',
    params: { ID: id },
    result: z.object({
      NUMERO_PREIMPRESO: z.string(),
      MANIFIESTO: z.string(),
      /** dd/mm/yyyy hh:mm:ss (spec 9, files); '' while it was not registered. */
      FECHA_REGISTRO: z.string(),
      TITULOS: z.string(),
      /** Thousands separated, two decimals. */
      CANTIDAD_BULTOS: z.string(),
      PESO_BRUTO: z.string(),
      VALOR_FOB: z.string(),
      ENVIOS: z.array(
        z.object({ FECHA: z.string(), OPERACION: z.string(), VERSION: z.string(), RESULTADO: z.string() }),
      ),
    }),
  }),
};
