import * as z from 'zod';
import { param } from '../contracts/params.ts';
import { procedure } from '../contracts/procedure.ts';
import { LARGEST_CONTRACT_BYTES } from '../contracts/sizes.ts';
import type { CsvColumn } from '../fields/csv.ts';
import type { DataSet } from '../fields/dataSet.ts';
import { isPersons } from '../fields/writer.ts';
import type { DocumentKind } from './kind.ts';

/** Rows of one call: a load of thousands is many calls, so that none is long and what is done stays done. */
export const ROWS_AT_ONCE = 100;

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

/** Columns of a kind's file: what persons write of its data set of one record. */
export const bulkColumns = (dataSet: DataSet): CsvColumn[] =>
  Object.entries(dataSet.fields)
    .filter(([, field]) => !field.hidden && isPersons(field))
    .map(([name, field]) => ({ name, field }));

/** Contract of the load of many documents of a kind that lies in no order, some rows a call. */
export const bulkProcedures = ({ module, noun }: Pick<DocumentKind, 'module' | 'noun'>) => ({
  importRows: procedure({
    group: module,
    permission: `${module}:write` as const,
    effect: 'write',
    name: 'importRows',
    summary: `cargar ${noun.plural} de un archivo`,
    params: {
      FILAS: param.json('Filas leídas del archivo, con sus valores', z.array(row).min(1).max(ROWS_AT_ONCE)),
    },
    /** One answer a row, in their order: a wrong row stops no other. */
    result: z.array(loaded),
    maxBytes: LARGEST_CONTRACT_BYTES,
  }),
});
