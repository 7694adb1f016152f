import * as z from 'zod';
import { COUNTRIES } from '../countries/country.ts';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { LARGEST_CONTRACT_BYTES } from '../foundation/contracts/sizes.ts';
import { problemSchema } from '../foundation/documents/procedures.ts';

const row = z.record(z.string(), z.string());

const description = z.object({
  NOMBRE_TABLA: z.string(),
  TITULO: z.string(),
  FUENTE: z.string(),
  VIGENTE_DESDE: z.string(),
  /** '1': the authority publishes no such list; shown as a sample. */
  MUESTRA: z.enum(['1', '0']),
  ESTAMPA_TIEMPO: z.string(),
  FILAS: z.int(),
  /** '1': `importCsv` takes it; a list with rules of its own is read by its own module. */
  IMPORTABLE: z.enum(['1', '0']),
  /** '1': it was imported, and the import can be undone. */
  IMPORTADO: z.enum(['1', '0']),
  /** Columns that its file must have besides CLAVE and VALOR. */
  COLUMNAS: z.array(z.string()),
});

const loadedList = z.object({
  name: z.string(),
  title: z.string(),
  countries: z.array(z.enum(COUNTRIES)),
  source: z.string(),
  validFrom: z.string(),
  sample: z.boolean(),
  stamp: z.string(),
  rows: z.array(z.intersection(z.object({ CLAVE: z.string(), VALOR: z.string() }), row)),
});

const group = 'catalogues' as const;

const file = () => ({
  TABLA: param.text('Nombre del catálogo', 100),
  CSV: param.text('Contenido del archivo en UTF-8, con encabezado CLAVE,VALOR,…', LARGEST_CONTRACT_BYTES),
});

/** Contracts of the system catalogues (spec 7, Catalogues and configuration). */
export const catalogueProcedures = {
  list: procedure({
    group,
    name: 'list',
    summary: 'ver los catálogos del sistema con su fuente',
    params: {},
    result: z.array(description),
    permission: 'session',
    effect: 'read',
  }),
  timestamps: procedure({
    group,
    name: 'timestamps',
    summary: 'consultar cuándo cambió cada catálogo',
    params: {
      ID_PERFIL: param.company(),
      TABLA: param.optional(param.text('Nombre de un catálogo; todos si está vacío', 100)),
      OPCION: param.optional(param.text('Siempre «0»', 1)),
    },
    result: z.array(z.object({ NOMBRE_TABLA: z.string(), ESTAMPA_TIEMPO: z.string() })),
    permission: 'session',
    effect: 'read',
  }),
  load: procedure({
    group,
    name: 'load',
    summary: 'cargar catálogos completos con su fuente y vigencia',
    params: { TABLAS: param.optional(param.text('Nombres separados por «|»; todos si está vacío', 2_000)) },
    result: z.array(loadedList),
    permission: 'session',
    effect: 'read',
  }),
  previewCsv: procedure({
    group,
    name: 'previewCsv',
    refusals: ['not-found', 'rejected'],
    summary: 'revisar un archivo CSV antes de reemplazar un catálogo',
    params: file(),
    result: z.object({
      FILAS: z.int(),
      AGREGADAS: z.int(),
      CAMBIADAS: z.int(),
      QUITADAS: z.int(),
      IGUALES: z.int(),
      /** The first of each kind of change, to be looked at. */
      CAMBIOS: z.array(
        z.object({
          CAMBIO: z.enum(['agregada', 'cambiada', 'quitada']),
          CLAVE: z.string(),
          VALOR: z.string(),
        }),
      ),
      /** Bad rows with line and column; with any of them nothing may be imported. */
      problems: z.array(problemSchema),
    }),
    permission: 'admin',
    effect: 'read',
    maxBytes: LARGEST_CONTRACT_BYTES,
  }),
  importCsv: procedure({
    group,
    name: 'importCsv',
    refusals: ['not-found', 'rejected', 'document.stale'],
    summary: 'reemplazar un catálogo con un archivo CSV',
    params: {
      TABLA: param.text('Nombre del catálogo', 100),
      FUENTE: param.text('De dónde viene la lista: institución, resolución, fecha', 300),
      VIGENTE_DESDE: param.text('Día desde el que rige, aaaa-mm-dd', 10),
      MUESTRA: param.flag('1 si la lista es una muestra y no la oficial'),
      CSV: file().CSV,
      ESTAMPA_TIEMPO: param.optional(
        param.text(
          'Estampa de la lista que se vio; si otra persona la reemplazó después, no se cambia nada',
          40,
        ),
      ),
    },
    result: z.object({ NOMBRE_TABLA: z.string(), FILAS: z.int(), ESTAMPA_TIEMPO: z.string() }),
    permission: 'admin',
    effect: 'write',
    maxBytes: LARGEST_CONTRACT_BYTES,
  }),
  editionChanges: procedure({
    group,
    name: 'editionChanges',
    summary: 'ver qué cambió la última edición del arancel',
    params: {},
    /** Against the official edition before it; nothing while there was none, for a sample says nothing of what was in force. */
    result: z.object({
      FUENTE: z.string(),
      VIGENTE_DESDE: z.string(),
      /** Day from which the edition before it was in force; '' when there was none. */
      ANTERIOR: z.string(),
      AGREGADOS: z.int(),
      SUPRIMIDOS: z.int(),
      TARIFAS: z.int(),
      /** The first of each, to be looked at: percents of DAI before and now for a rate. */
      suppressed: z.array(z.object({ CLAVE: z.string(), VALOR: z.string() })),
      rates: z.array(
        z.object({ CLAVE: z.string(), VALOR: z.string(), ANTES: z.string(), AHORA: z.string() }),
      ),
    }),
    permission: 'session',
    effect: 'read',
  }),
  undo: procedure({
    group,
    name: 'undo',
    refusals: ['not-found', 'rejected', 'document.stale'],
    summary: 'deshacer la última carga de un catálogo',
    params: {
      TABLA: param.text('Nombre del catálogo', 100),
      ESTAMPA_TIEMPO: param.text('Estampa de la lista que se vio', 40),
    },
    /** ESTAMPA_TIEMPO of the list as it is again. */
    result: z.object({ NOMBRE_TABLA: z.string(), FILAS: z.int(), ESTAMPA_TIEMPO: z.string() }),
    permission: 'admin',
    effect: 'write',
  }),
};
