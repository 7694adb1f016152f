import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { documentHeader } from '../foundation/documents/header.ts';
import { printProcedures } from '../foundation/documents/printProcedures.ts';
import { changeRefusals, documentProcedures, problemSchema } from '../foundation/documents/procedures.ts';
import { sourceProcedures } from '../foundation/documents/sourceProcedures.ts';
import { duaDefinition } from './definition.ts';
import { DUA_FORMATS } from './formatNames.ts';
import { derivationProcedure } from '../foundation/documents/derivationProcedure.ts';

const group = 'dua';
const read = { group, permission: 'dua:read', effect: 'read' } as const;
const write = { group, permission: 'dua:write', effect: 'write', refusals: changeRefusals } as const;
const id = param.id('dua', 'Identificador de la DUA');
const version = param.optional(param.integer('Versión; la actual si falta', 1));

/** Contracts of the DUA group. */
export const duaProcedures = {
  ...documentProcedures(duaDefinition),
  ...sourceProcedures(duaDefinition),
  ...printProcedures(duaDefinition, { before: {}, after: {} }),
  derive: derivationProcedure(duaDefinition),
  message: procedure({
    ...read,
    name: 'message',
    summary: 'ver el mensaje de una DUA',
    params: {
      ID: id,
      VERSION: version,
      FORMATO: param.optional(
        param.json(
          'XML: los datos de la declaración; SOAP: el sobre ProcesaDeclaracion, con la clave oculta; DECDAT: el archivo .decdat',
          z.enum(DUA_FORMATS),
        ),
      ),
      OPERACION: param.optional(
        param.json('V valida, R registra, M modifica, D desiste; V si falta', z.enum(['V', 'R', 'M', 'D'])),
      ),
    },
    result: z.object({
      /** The text of the format; '' when it could not be written, or is longer than an answer may be. */
      TEXTO: z.string(),
      /** Where a longer one is downloaded, for a minute; '' for any other. */
      ENLACE: z.string(),
      BYTES: z.int(),
      NOMBRE_ARCHIVO: z.string(),
      /** Whether every group could be written; a message that lacks one is never sent. */
      COMPLETO: z.boolean(),
      problems: z.array(problemSchema),
    }),
  }),
  schema: procedure({
    ...read,
    name: 'schema',
    refusals: ['rejected'],
    summary: 'descargar el esquema del mensaje de una DUA',
    params: { CODIGO_REGIMEN: param.text('Régimen aduanero', 10) },
    result: z.object({ XSD: z.string(), NOMBRE_ARCHIVO: z.string() }),
  }),
  readiness: procedure({
    ...read,
    name: 'readiness',
    summary: 'revisar si una DUA está lista',
    params: { ID: id, VERSION: version },
    result: z.object({
      /** Whether nothing stands between the version and its registration. */
      LISTA: z.boolean(),
      VERSION: z.int(),
      problems: z.array(problemSchema),
    }),
  }),
  ready: procedure({
    ...write,
    name: 'ready',
    summary: 'dar por lista una DUA',
    params: { ID: id, LOCK: param.integer('Número de bloqueo que se vio al abrir') },
    result: documentHeader,
  }),
};
