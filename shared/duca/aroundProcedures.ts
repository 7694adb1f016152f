import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { lastValuesProcedure } from '../foundation/documents/lastValuesProcedure.ts';
import { copyProcedure } from '../foundation/copies/copyProcedure.ts';
import { changeRefusals, openedDocument, problemSchema } from '../foundation/documents/procedures.ts';
import { ducaKind } from './kind.ts';
import { whatIfProcedure } from '../taxes/whatIfProcedure.ts';
import { ducaTerms } from './supposed.ts';

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

/** A declaration that names a certification of origin. */
const citingRow = z.object({
  ID_DUCA: z.string(),
  ESTADO: z.string(),
  NO_ORDEN: z.string(),
  NUMERO_DUCA: z.string(),
  NOMBRE_IMPORTADOR: z.string(),
  FECHA_ACEPTACION: z.string(),
});
export type CitingDuca = z.infer<typeof citingRow>;

/** Contracts of what stands around a DUCA: cross-checks, copies, complementary declarations. */
export const aroundProcedures = {
  crossCheck: procedure({
    ...read,
    name: 'crossCheck',
    summary: 'comparar una DUCA con los demás documentos',
    params: { ID: id, VERSION: version },
    result: z.object({ VERSION: z.int(), problems: z.array(problemSchema) }),
  }),
  citing: procedure({
    ...read,
    name: 'citing',
    summary: 'listar las DUCA que citan una certificación de origen',
    params: {
      NUMERO: param.text('Número de la certificación, como está en la casilla 54.2', 60),
      CURSOR: param.optional(param.text('«next» de la página que se tiene; sin él, la primera página', 4000)),
    },
    /** The newest first. */
    result: z.object({ rows: z.array(citingRow), next: z.string().optional() }),
  }),
  whatIf: whatIfProcedure(
    ducaKind,
    ducaTerms,
    'ACUERDO 0 prueba sin acuerdo y CUOTA 0 sin cuota; TASA es moneda nacional por dólar; FLETE y SEGURO, dólares de toda la declaración; FRACCION, el número de la única línea que cambia de acuerdo, origen o cuota',
  ),
  copy: copyProcedure(ducaKind),
  lastValues: lastValuesProcedure(ducaKind),
  pendingComplementary: procedure({
    ...read,
    name: 'pendingComplementary',
    summary: 'listar las DUCA que esperan su complementaria',
    params: {
      ID_PERFIL: param.company(),
      CURSOR: param.optional(param.text('«next» de la página que se tiene; sin él, las más recientes', 4000)),
    },
    /** The newest, and of those the oldest first. */
    result: z.object({ rows: z.array(pendingRow), next: z.string().optional() }),
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
};
