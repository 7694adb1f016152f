import * as z from 'zod';
import { param } from '../contracts/params.ts';
import { procedure } from '../contracts/procedure.ts';
import { LARGEST_CONTRACT_BYTES } from '../contracts/sizes.ts';
import type { CsvColumn } from '../fields/csv.ts';
import type { DataSet } from '../fields/dataSet.ts';
import { isPersons } from '../fields/writer.ts';
import { fileLinkResult } from '../files/procedures.ts';
import type { DocumentKind } from './kind.ts';

/** Rows of one call, and of one step of a load: none is long, and what is done stays done. */
export const ROWS_AT_ONCE = 100;

/** Largest file of a load; a list of fifty thousand rows has a tenth of it. */
export const LARGEST_BULK_BYTES = 64 * 1024 * 1024;

/** Loads that are listed, and problems that an answer holds: the file of errors holds all. */
export const BULKS_LISTED = 10;
export const PROBLEMS_SHOWN = 50;

const row = z.object({
  /** As a spreadsheet counts, the heading being row 1. */
  FILA: z.int(),
  VALORES: z.record(z.string(), z.string().max(5000)),
});
export type BulkRow = z.infer<typeof row>;

const loaded = z.object({
  FILA: z.int(),
  /** `igual`: there already, word for word; a repeated load finds what an earlier one wrote. */
  SITUACION: z.enum(['nueva', 'cambiada', 'igual', 'rechazada']),
  /** Why it was refused; '' otherwise. */
  MENSAJE: z.string(),
});
export type LoadedRow = z.infer<typeof loaded>;

/** Where a load stands. Only `REVISADA` and `DETENIDA` begin or go on to write; `RECHAZADA` is the file as a whole. */
export const BULK_STATES = [
  'ESPERA',
  'REVISANDO',
  'REVISADA',
  'RECHAZADA',
  'CARGANDO',
  'DETENIDA',
  'TERMINADA',
] as const;
export type BulkState = (typeof BULK_STATES)[number];

const bulkProblem = z.object({
  /** 0: the whole file. */
  FILA: z.int(),
  COLUMNA: z.string(),
  DICE: z.string(),
  MENSAJE: z.string(),
});
export type BulkProblem = z.infer<typeof bulkProblem>;

const bulkJob = z.object({
  ID_CARGA: z.string(),
  NOMBRE_ARCHIVO: z.string(),
  ESTADO: z.enum(BULK_STATES),
  /** Percent of the file that was looked through. */
  AVANCE: z.int(),
  /** Rows without errors, and rows with some, as far as the file was looked through. */
  FILAS: z.int(),
  MALAS: z.int(),
  /** Errors of the file, cell by cell. */
  ERRORES: z.int(),
  /** Rows without errors that the load has passed, written or left out. */
  HECHAS: z.int(),
  NUEVAS: z.int(),
  CAMBIADAS: z.int(),
  IGUALES: z.int(),
  RECHAZADAS: z.int(),
  /** The first problems, of the file and of what was refused. */
  PROBLEMAS: z.array(bulkProblem),
  CREADO: z.string(),
  CREADO_POR: z.string(),
});
export type BulkJob = z.infer<typeof bulkJob>;

/** Columns of a kind's file: what persons write of its data set of one record. */
export const bulkColumns = (dataSet: DataSet): CsvColumn[] =>
  Object.entries(dataSet.fields)
    .filter(([, field]) => !field.hidden && isPersons(field))
    .map(([name, field]) => ({ name, field }));

/**
 * Contracts of the load of many documents of a kind that lies in no order. From a file: `startBulk` answers a link that
 * takes it, `reviewBulk` has it looked through, `runBulk` writes all of it or what was chosen, `stopBulk` pauses; each is
 * followed with `bulkStatus`. `importRows` takes some rows at once.
 */
export function bulkProcedures({ module, noun }: Pick<DocumentKind, 'module' | 'noun'>) {
  const group = module;
  const summary = `cargar ${noun.plural} de un archivo`;
  const write = { group, permission: `${module}:write` as const, effect: 'write', summary } as const;
  const ID_CARGA = param.id(module, 'Carga');
  const step = { ...write, refusals: ['rejected', 'document.state'] as const, result: bulkJob };
  return {
    importRows: procedure({
      ...write,
      name: 'importRows',
      params: {
        FILAS: param.json('Filas leídas del archivo, con sus valores', z.array(row).min(1).max(ROWS_AT_ONCE)),
      },
      /** One answer a row, in their order: a wrong row stops no other. */
      result: z.array(loaded),
      maxBytes: LARGEST_CONTRACT_BYTES,
    }),
    startBulk: procedure({
      ...write,
      name: 'startBulk',
      refusals: ['rejected'],
      params: {
        NOMBRE: param.text('Nombre del archivo', 255),
        BYTES: param.integer('Tamaño en bytes de su texto, CSV en UTF-8', 0, 1_000_000_000),
        HUELLA: param.text('SHA-256 de los bytes, 64 cifras hexadecimales', 64),
      },
      result: z.object({
        ID_CARGA: z.string(),
        /** Link of five minutes that takes these bytes and no others, by PUT with these headers. */
        ENLACE: z.string(),
        ENCABEZADOS: z.record(z.string(), z.string()),
      }),
    }),
    reviewBulk: procedure({ ...step, name: 'reviewBulk', params: { ID_CARGA } }),
    runBulk: procedure({
      ...step,
      name: 'runBulk',
      params: {
        ID_CARGA,
        CUALES: param.text('TODAS, BUENAS (las que no tienen errores) o las filas: 2-81, 90', 5000),
      },
    }),
    stopBulk: procedure({ ...step, name: 'stopBulk', params: { ID_CARGA } }),
    ...bulkReads({ module, noun }),
  };
}

/** What is asked of loads without moving them on. */
function bulkReads({ module, noun }: Pick<DocumentKind, 'module' | 'noun'>) {
  const read = { group: module, permission: `${module}:read` as const, effect: 'read' } as const;
  const ID_CARGA = param.id(module, 'Carga');
  return {
    bulkStatus: procedure({
      ...read,
      name: 'bulkStatus',
      summary: `ver una carga de ${noun.plural}`,
      params: { ID_CARGA },
      result: bulkJob,
    }),
    bulks: procedure({
      ...read,
      name: 'bulks',
      summary: `ver las últimas cargas de ${noun.plural}`,
      params: {},
      result: z.array(bulkJob),
    }),
    bulkErrors: procedure({
      ...read,
      name: 'bulkErrors',
      summary: `bajar los errores de una carga de ${noun.plural}`,
      params: { ID_CARGA },
      result: fileLinkResult,
    }),
  };
}
