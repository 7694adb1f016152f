import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { changeSchema } from '../foundation/documents/patch.ts';
import { changeRefusals, openedDocument, problemSchema } from '../foundation/documents/procedures.ts';
import { COPY_PARTS } from './copy/partNames.ts';
import { supposedNames } from './supposed.ts';
import { keyed } from '../foundation/keyed.ts';

const group = 'duca';
const read = { group, permission: 'duca:read', effect: 'read' } as const;
const write = { group, permission: 'duca:write', effect: 'write', refusals: changeRefusals } as const;
const id = param.id('duca', 'Identificador de la DUCA');
const version = param.optional(param.integer('Versión; la actual si falta', 1));

/** Declaration awaiting its complementary one (spec 3), with what the window of spec 2 shows. */
const pendingRow = z.object({
  ID_DUCA: z.string(),
  /** Work order: its id and its own correlative. */
  ID_ORDEN: z.string(),
  CORRELATIVO: z.string(),
  NO_ORDEN: z.string(),
  NUMERO_DUCA: z.string(),
  FECHA_ACEPTACION: z.string(),
  MODALIDAD: z.string(),
  CLASE: z.string(),
  DESCRIPCION_CLASE: z.string(),
  /** Calendar days since the acceptance. */
  DIAS_TRANSCURRIDOS: z.int(),
  /** Working days of the country since the acceptance. */
  DIAS_HABILES: z.int(),
  /** Complementary declaration that is being prepared; '' when there is none. */
  ID_COMPLEMENTARIA: z.string(),
  ESTADO_COMPLEMENTARIA: z.string(),
});
export type PendingComplementary = z.infer<typeof pendingRow>;

const gap = z.object({ DESDE: z.string(), HASTA: z.string(), CANTIDAD: z.int() });
const holder = z.object({
  NO_ORDEN: z.string(),
  MODULO: z.enum(['duca', 'work-orders']),
  ID: z.string(),
  ESTADO: z.string(),
});

const supposedText = z.string('debe ser texto').max(60, 'admite hasta 60 caracteres').optional();

/** The declaration as it stands and as it would be, nothing of it saved. */
const whatIfResult = z.object({
  VERSION: z.int(),
  /** Why it cannot be tried; '' when it can, and the lists are empty when it cannot. */
  RECHAZO: z.string(),
  /** Customs value in US dollars, each tax and the total in local currency, two decimals. */
  DIFERENCIAS: z.array(
    z.object({ CONCEPTO: z.string(), AHORA: z.string(), SERIA: z.string(), DIFERENCIA: z.string() }),
  ),
  /** What it would have to be completed with besides, and what would no longer be asked; the foremost of each. */
  PEDIRIA: z.array(problemSchema),
  YA_NO_PEDIRIA: z.array(problemSchema),
  /** The edits that would make it so, for `patch`. */
  CAMBIOS: z.array(changeSchema),
});

/** Contracts of what stands around a DUCA: cross-checks, copies, complementary declarations, correlatives. */
export const aroundProcedures = {
  crossCheck: procedure({
    ...read,
    name: 'crossCheck',
    summary: 'comparar una DUCA con los demás documentos',
    params: { ID: id, VERSION: version },
    result: z.object({ VERSION: z.int(), problems: z.array(problemSchema) }),
  }),
  whatIf: procedure({
    ...read,
    name: 'whatIf',
    summary: 'probar otros términos en una DUCA sin cambiarla',
    params: {
      ID: id,
      VERSION: version,
      TERMINOS: param.json(
        'Lo que se prueba, como texto; lo que falta o va en blanco queda igual. CUOTA 0 prueba sin cuota; TASA es moneda nacional por dólar; FRACCION, el número de la única línea que cambia de acuerdo, origen o cuota',
        z.strictObject(keyed(supposedNames, () => supposedText)),
      ),
    },
    result: whatIfResult,
  }),
  copy: procedure({
    ...write,
    name: 'copy',
    summary: 'copiar una DUCA',
    params: {
      ID: id,
      VERSION: version,
      PARTES: param.optional(
        param.json(
          'Partes que se copian; todas si falta',
          z.array(z.enum(COPY_PARTS)).max(COPY_PARTS.length),
        ),
      ),
      ID_ORDEN: param.optional(param.id('work-orders', 'Orden de trabajo a la que pertenece la copia')),
    },
    result: openedDocument,
  }),
  pendingComplementary: procedure({
    ...read,
    name: 'pendingComplementary',
    summary: 'listar las DUCA que esperan su complementaria',
    params: { ID_PERFIL: param.company() },
    result: z.array(pendingRow),
  }),
  prepareComplementary: procedure({
    ...write,
    name: 'prepareComplementary',
    summary: 'preparar la DUCA complementaria de otra',
    params: {
      ID: id,
      ID_ORDEN: param.optional(param.id('work-orders', 'Orden de trabajo de la complementaria')),
    },
    result: openedDocument,
  }),
  correlatives: procedure({
    ...read,
    name: 'correlatives',
    summary: 'buscar correlativos de orden',
    params: {
      REGISTRO: param.text('Registro del declarante, tres letras o dígitos', 3),
      ANIO: param.integer('Año', 2000, 9999),
      ANTES_DE: param.optional(
        param.text('Número de orden: se miran los anteriores; los últimos si falta', 20),
      ),
    },
    result: z.object({
      /** Numbers in use by an order or a declaration, of those that were looked at. */
      USADOS: z.int(),
      /** Number from which on all were looked at; '' when they are all of the year. */
      DESDE: z.string(),
      /** Highest number in use; '' when there is none. */
      ULTIMO: z.string(),
      /** The number that the next order would take. */
      SIGUIENTE: z.string(),
      HUECOS: z.array(gap),
      /** Numbers that void papers hold and that were never sealed: of the thousand newest void ones. */
      LIBERABLES: z.array(holder),
    }),
  }),
  releaseCorrelative: procedure({
    ...write,
    name: 'releaseCorrelative',
    summary: 'liberar un correlativo sin uso',
    refusals: [...changeRefusals, 'not-found'],
    params: { NO_ORDEN: param.text('Número de orden, con guion o sin él', 20) },
    result: z.object({ NO_ORDEN: z.string(), LIBERADO_DE: z.array(holder) }),
  }),
};
