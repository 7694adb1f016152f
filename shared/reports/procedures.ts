import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { keyed } from '../foundation/keyed.ts';
import { FILTERS } from './filters.ts';
import { REPORT_NAMES } from './reports.ts';

const group = 'reports' as const;

export const FILE_FORMATS = ['CSV', 'XLSX', 'PDF'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Days of the periods that statistics are shown for. */
export const PERIODS = [30, 90, 180, 365] as const;

/** Longest period of a report, and rows of one page of its preview and of a file. */
export const [MOST_DAYS, PREVIEW_ROWS, FILE_ROWS] = [731, 200, 50_000] as const;

export const reportName = z.enum(REPORT_NAMES, 'debe ser el nombre de un reporte');
export const filtersSchema = z.partialRecord(
  z.enum(FILTERS),
  z.string().max(200),
  'debe ser un objeto de filtros',
);
export const filters = param.optional(param.json('Hechos que se piden, por su nombre', filtersSchema));
const days = {
  DESDE: param.optional(param.day('Primer día, local; los últimos treinta sin él')),
  HASTA: param.optional(param.day('Último día, local; hoy sin él')),
};

const count = z.int();
export const measures = z.object({
  DECLARACIONES: count,
  ACEPTADAS: count,
  /** Of those with a channel, how many are red. */
  ROJAS: count,
  CON_CANAL: count,
  /** Of those whose first registration the authority answered, how many it accepted. */
  PRIMERAS: count,
  RESPONDIDAS: count,
  /** Minutes from the opening of the order to the acceptance, of all accepted together. */
  MINUTOS: count,
});
export type Measures = z.output<typeof measures>;

const group_ = measures.extend({ CLAVE: z.string(), NOMBRE: z.string() });
export type StatisticsGroup = z.output<typeof group_>;

/** What declarations are counted by. */
export const DIMENSIONS = ['ESTADO', 'REGIMEN', 'ADUANA', 'CLIENTE', 'AGENTE', 'CANAL', 'MES'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** What rejections are counted by beside what was objected: where they come from. */
export const REJECTED_BY = ['REGIMEN', 'CLIENTE', 'USUARIO'] as const;
export type RejectedBy = (typeof REJECTED_BY)[number];

const freshness = {
  /** '1' when everything that was done is told; '0' while something is on its way, about a minute. */
  AL_DIA: z.enum(['0', '1']),
};

/** Contracts of statistics and reports (spec 2). Counts and amounts are of the company's own facts alone. */
export const reportProcedures = {
  statistics: procedure({
    group,
    name: 'statistics',
    summary: 'ver las estadísticas',
    permission: 'reports:read',
    effect: 'read',
    params: {
      DIAS: param.json(
        'Días del período, hasta hoy: 30, 90, 180 o 365',
        z.literal(PERIODS, 'debe ser 30, 90, 180 o 365'),
      ),
    },
    result: z.object({
      ...freshness,
      DESDE: z.string(),
      HASTA: z.string(),
      RESUMEN: measures,
      GRUPOS: z.object(keyed(DIMENSIONS, () => z.array(group_))),
      CARGA: z.array(z.object({ FECHA: z.string(), DECLARACIONES: count })),
      RECHAZOS: z.array(
        z.object({
          CODIGO: z.string(),
          CAMPO: z.string(),
          /** What the field is called. */
          NOMBRE: z.string(),
          RECHAZOS: count,
          DECLARACIONES: count,
          TEXTO: z.string(),
        }),
      ),
      /** The same rejections by where they come from; the regime is the one that the declaration has by now. */
      RECHAZOS_POR: z.object(
        keyed(REJECTED_BY, () =>
          z.array(z.object({ CLAVE: z.string(), NOMBRE: z.string(), RECHAZOS: count, DECLARACIONES: count })),
        ),
      ),
      TRIBUTOS: z.array(
        z.object({ CODIGO: z.string(), NOMBRE: z.string(), DECLARACIONES: count, IMPORTE: z.string() }),
      ),
      /** Unfinished work by age in days: '0-1', '2-3', '4-7', '8-15', '16-30', '31' and more. */
      EDADES: z.array(z.object({ EDAD: z.string(), DECLARACIONES: count })),
    }),
  }),
  narrowing: procedure({
    group,
    name: 'narrowing',
    summary: 'ver por qué se puede limitar un reporte',
    permission: 'reports:read',
    effect: 'read',
    refusals: ['rejected', 'permission.denied'],
    params: { REPORTE: param.form('Nombre del reporte', reportName), ...days },
    /** What the facts of those days hold: each value as FILTROS takes it. */
    result: z.array(z.object({ FILTRO: z.enum(FILTERS), VALOR: z.string(), NOMBRE: z.string() })),
  }),
  file: procedure({
    group,
    name: 'file',
    summary: 'descargar un reporte',
    permission: 'reports:read',
    effect: 'read',
    refusals: ['rejected', 'permission.denied'],
    params: {
      REPORTE: param.form('Nombre del reporte', reportName),
      FORMATO: param.form('CSV, XLSX o PDF', z.enum(FILE_FORMATS, 'debe ser CSV, XLSX o PDF')),
      ...days,
      FILTROS: filters,
      COLUMNAS: param.optional(
        param.json('Columnas, por su nombre; las usuales sin ellas', z.array(z.string().max(40)).max(60)),
      ),
    },
    result: z.object({
      /** Link of one minute to the file. */
      ENLACE: z.string(),
      NOMBRE: z.string(),
      FILAS: count,
    }),
  }),
  run: procedure({
    group,
    name: 'run',
    summary: 'ver un reporte',
    permission: 'reports:read',
    effect: 'read',
    refusals: ['rejected', 'permission.denied'],
    params: {
      REPORTE: param.form('Nombre del reporte', reportName),
      ...days,
      FILTROS: filters,
    },
    result: z.object({
      ...freshness,
      DESDE: z.string(),
      HASTA: z.string(),
      /** Values by column; amounts as canonical decimals, codes with their words after a blank. */
      FILAS: z.array(z.record(z.string(), z.string())),
      /** '1' when there are more rows than a page shows. */
      MAS: z.enum(['0', '1']),
    }),
  }),
};
