import * as z from 'zod';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';
import { problemSchema } from '../../foundation/documents/procedures.ts';
import { RULE_TYPES } from './ruleTypes.ts';
import { listFacts } from './sealingRules.ts';

const group = 'duca';
const administering = { group, permission: 'admin', effect: 'write' } as const;
const administrated = { group, permission: 'admin', effect: 'read' } as const;
const CSV_BYTES = 4 * 1024 * 1024;

const row = z.object({
  ID_NODO: z.string(),
  NODO_PADRE: z.string(),
  NODO: z.string(),
  CLASE: z.string(),
  REGIMEN: z.string(),
  TIPO: z.string(),
});

const shownRow = row.extend({
  VIGENTE_DESDE: z.string(),
  VIGENTE_HASTA: z.string(),
  FUENTE: z.string(),
  MUESTRA: z.string(),
  /** 'vigente', 'futura' or 'terminada'. */
  ESTADO: z.string(),
});

const change = z.object({
  CAMBIO: z.enum(['agregada', 'cambiada', 'quitada']),
  NODO_PADRE: z.string(),
  NODO: z.string(),
  CLASE: z.string(),
  REGIMEN: z.string(),
  ANTES: z.string(),
  TIPO: z.string(),
});

const counts = { AGREGADAS: z.int(), CAMBIADAS: z.int(), QUITADAS: z.int() };

const edits = z
  .array(
    z.object({
      NODO_PADRE: z.string().max(60),
      NODO: z.string().max(60),
      CLASE: z.string().max(10),
      REGIMEN: z.string().max(10),
      /** '' takes the rule away. */
      TIPO: z.enum([...RULE_TYPES, '']),
    }),
  )
  .max(500);

const facts = () => ({
  FUENTE: param.text('De dónde vienen las reglas: institución, resolución, fecha', 300),
  VIGENTE_DESDE: param.text('Día desde el que rigen, aaaa-mm-dd; hasta entonces rigen las de antes', 10),
  MUESTRA: param.flag('1 si las reglas son una muestra y no las oficiales'),
});

const csv = () =>
  param.text(
    'Contenido del archivo en UTF-8, con encabezado ID_NODO,NODO_PADRE,NODO,CLASE,REGIMEN,TIPO y, si las filas los tienen propios, VIGENTE_DESDE,VIGENTE_HASTA,FUENTE,MUESTRA',
    CSV_BYTES,
  );

const stamp = () =>
  param.text('Estampa de la matriz que se vio; si otra persona la cambió después, no se cambia nada', 40);

const pair = () => ({
  REGIMEN: param.text('Modalidad (DUCA 12)', 10),
  CLASE: param.text('Clase (DUCA 13)', 10),
});

/** Rows for a pair, or the text that spec 8 gives when there are none or they cannot be read. */
const pairRows = z.object({ TEXTO: z.string(), FILAS: z.array(row) });

/** Contracts of the rules matrix: the two queries of spec 7, the schema of what it lets through, and its administration. */
export const matrixProcedures = {
  xmlMatrix: procedure({
    group,
    permission: 'duca:read',
    effect: 'read',
    name: 'xmlMatrix',
    summary: 'consultar la matriz del XML por régimen y clase',
    params: pair(),
    result: pairRows,
  }),
  printMatrix: procedure({
    group,
    permission: 'duca:read',
    effect: 'read',
    name: 'printMatrix',
    summary: 'consultar la matriz de impresión por régimen y clase',
    params: pair(),
    result: pairRows,
  }),
  schema: procedure({
    group,
    permission: 'duca:read',
    effect: 'read',
    name: 'schema',
    summary: 'descargar el esquema XSD del mensaje por régimen y clase',
    params: pair(),
    /** The file and its name, or the text that spec 8 gives when the matrix has no rows for the pair. */
    result: z.object({ TEXTO: z.string(), NOMBRE: z.string(), XSD: z.string() }),
  }),
  matrixRows: procedure({
    ...administrated,
    name: 'matrixRows',
    summary: 'ver las filas de la matriz de reglas',
    params: {
      TERMINO: param.optional(param.text('Texto del nodo, su padre, el tipo o la fuente', 100)),
      REGIMEN: param.optional(param.text('Solo las filas que valen para esta modalidad', 10)),
      CLASE: param.optional(param.text('Solo las filas que valen para esta clase', 10)),
      NODO_PADRE: param.optional(param.text('Solo las filas de este nodo padre', 60)),
      TIPO: param.optional(param.text('MANDATORIA, CONDICIONAL o NO APLICA', 20)),
      HISTORIA: param.optional(param.flag('1 para ver también las que ya terminaron')),
      ORDEN: param.optional(param.text('Columna, con «-» delante si es descendente', 40)),
      PAGINA: param.integer('Página, desde 1', 1),
      TAMANO: param.integer('Filas por página', 1, 500),
    },
    result: z.object({
      ...listFacts,
      /** '1': the company operates the platform and may change the matrix. */
      EDITABLE: z.enum(['1', '0']),
      TOTAL: z.int(),
      FILAS: z.array(shownRow),
    }),
  }),
  downloadMatrix: procedure({
    ...administrated,
    name: 'downloadMatrix',
    refusals: ['not-found'],
    summary: 'descargar la matriz de reglas con su historia',
    params: {
      ESTAMPA_TIEMPO: param.optional(
        param.text('Estampa de un cambio: la matriz como quedó con él; en blanco, la de ahora', 40),
      ),
    },
    result: z.object({ ...listFacts, CSV: z.string() }),
  }),
  matrixHistory: procedure({
    ...administrated,
    name: 'matrixHistory',
    refusals: ['not-found'],
    summary: 'ver quién cambió la matriz de reglas y cuándo',
    params: {},
    /** The last changes, newest first; FUENTE, VIGENTE_DESDE and MUESTRA are what that change stated. */
    result: z.array(
      z.object({
        ...listFacts,
        ...counts,
        USUARIO: z.string(),
        /** The first of them in words. */
        CAMBIOS: z.array(z.string()),
      }),
    ),
  }),
  previewMatrix: procedure({
    ...administrated,
    name: 'previewMatrix',
    refusals: ['rejected'],
    summary: 'revisar un archivo CSV antes de cargarlo en la matriz de reglas',
    params: { VIGENTE_DESDE: facts().VIGENTE_DESDE, CSV: csv() },
    result: z.object({
      ...counts,
      FILAS: z.int(),
      IGUALES: z.int(),
      /** The first changes, to be looked at. */
      CAMBIOS: z.array(change),
      /** Bad rows with line and column; with any of them nothing may be imported. */
      problems: z.array(problemSchema),
    }),
    maxBytes: CSV_BYTES,
  }),
  importMatrix: procedure({
    ...administering,
    name: 'importMatrix',
    refusals: ['rejected', 'document.stale'],
    summary: 'reemplazar la matriz de reglas de la DUCA con un archivo CSV',
    params: { ...facts(), CSV: csv(), ESTAMPA_TIEMPO: param.optional(stamp()) },
    result: z.object({
      NOMBRE_TABLA: z.string(),
      /** Rows that are kept, those of the past included. */
      FILAS: z.int(),
      ESTAMPA_TIEMPO: z.string(),
      ...counts,
    }),
    maxBytes: CSV_BYTES,
  }),
  saveMatrix: procedure({
    ...administering,
    name: 'saveMatrix',
    refusals: ['rejected', 'document.stale'],
    summary: 'cambiar filas de la matriz de reglas desde un día',
    params: {
      ...facts(),
      CAMBIOS: param.json('Filas que se ponen, o se quitan cuando TIPO está vacío', edits),
      ESTAMPA_TIEMPO: stamp(),
    },
    result: z.object({ ESTAMPA_TIEMPO: z.string(), ...counts }),
  }),
};
