import * as z from 'zod';
import { COUNTRIES } from '../../../../shared/countries/country.ts';
import {
  BULKS_LISTED,
  type BulkJob,
  type BulkProblem,
  type BulkState,
} from '../../../../shared/foundation/documents/bulk.ts';
import { refusal } from '../../../../shared/foundation/contracts/refusal.ts';
import type { ModuleName } from '../../../../shared/foundation/modules.ts';
import { TEMPORARY_PREFIX } from '../../../../shared/foundation/temporary.ts';
import { companyKey } from '../../keys.ts';
import type { TenantScope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import type { Item, Key } from '../../write.ts';
import { knowsAll, type MadeFor } from '../ownImporters.ts';
import type { BulkCall } from './importRows.ts';

/** Queue of the loads of every kind. */
export const BULK_QUEUE = 'bulk-jobs';

/** Message of the queue: ids only. */
export const bulkMessage = z.object({
  company: z.string(),
  country: z.enum(COUNTRIES),
  module: z.string(),
  id: z.string(),
});
export type BulkMessage = z.infer<typeof bulkMessage>;

/** A load of a file, beside the documents of its kind, `sk J#<id>`. */
export interface BulkRow extends Item, Omit<BulkJob, 'PROBLEMAS'>, MadeFor {
  PROBLEMAS: BulkProblem[];
  BYTES: number;
  /** Who asked, for whom the work is told of. */
  userId: string;
  userName: string;
  /** Pieces that the rows without errors lie in, and those that are passed. */
  PIEZAS: number;
  PASADAS: number;
  /** Pieces of which something was refused. */
  CON_RECHAZO: number[];
  /** What of the rows is loaded: BUENAS, or their numbers as ranges. */
  CUALES: string;
  /** Who works on it, and epoch milliseconds until when nobody else does. */
  TURNO: string;
  HASTA: number;
}

export const bulkPlace = (scope: Pick<TenantScope, 'company'>) => companyKey(scope, 'cargas');
const PREFIX = 'J#';
export const bulkKey = (scope: Pick<TenantScope, 'company'>, id: string): Key => ({
  pk: bulkPlace(scope),
  sk: `${PREFIX}${id}`,
});

/** Names of what a load keeps in the bucket `files`, all of it forgotten in days. */
export const bulkObjects = (module: ModuleName, id: string) => {
  const folder = `${TEMPORARY_PREFIX}${module}/cargas/${id}`;
  return {
    file: `${folder}/archivo.csv`,
    rows: (piece: number) => `${folder}/filas-${piece}.json`,
    refused: (piece: number) => `${folder}/rechazadas-${piece}.csv`,
    /** Errors of the file, and the same with what was refused when it was loaded. */
    errors: `${folder}/errores.csv`,
    allErrors: `${folder}/errores-y-rechazos.csv`,
  };
};

/**
 * Whether a person may know of a load: its rows are of any importer, so people of client companies know their own loads
 * alone, and of those none that knew more than they do now.
 */
const isLoadKnownTo = (scope: TenantScope, row: BulkRow): boolean =>
  scope.importers === undefined || (row.userId === scope.userId && knowsAll(scope, row));

/** A load as the caller may know of it. @throws Refusal `not-found`. */
export async function bulkOf({ services, scope }: BulkCall, module: ModuleName, id: string) {
  const row = await services.database.get<BulkRow>(module, bulkKey(scope, id));
  if (!row || !isLoadKnownTo(scope, row)) throw refusal('not-found', { what: 'ninguna carga' });
  return row;
}

/** The company's latest loads, newest first: those of them that the caller may know of. */
export async function latestBulks({ services, scope }: BulkCall, module: ModuleName): Promise<BulkRow[]> {
  const rows = await services.database.query<BulkRow>(module, {
    pk: bulkPlace(scope),
    prefix: PREFIX,
    descending: true,
    limit: BULKS_LISTED,
  });
  return rows.filter((row) => isLoadKnownTo(scope, row));
}

/** States as people read them. */
const SAID: Record<BulkState, string> = {
  ESPERA: 'en espera del archivo',
  REVISANDO: 'en revisión',
  REVISADA: 'revisada',
  RECHAZADA: 'rechazada',
  CARGANDO: 'cargando',
  DETENIDA: 'en pausa',
  TERMINADA: 'terminada',
};

export const bulkStateRefusal = ({ ESTADO }: BulkRow, action: string) =>
  refusal('document.state', { document: 'La carga', state: SAID[ESTADO], action });

/** States in which a worker is at it. */
export const AT_WORK: readonly BulkState[] = ['REVISANDO', 'CARGANDO'];

/** A message by which a worker takes a load up. */
export const bulkNews = (scope: TenantScope, module: ModuleName, id: string) => ({
  queue: BULK_QUEUE,
  message: { company: scope.company, country: scope.country, module, id } satisfies BulkMessage,
});

/** Whether somebody works on it, as far as its row tells. */
export const isHeld = ({ HASTA }: Pick<BulkRow, 'HASTA'>, { now }: Pick<Services, 'now'>): boolean =>
  HASTA > now().getTime();

/** The row as procedures answer it. */
export const bulkAnswer = (row: BulkRow): BulkJob => ({
  ID_CARGA: row.ID_CARGA,
  NOMBRE_ARCHIVO: row.NOMBRE_ARCHIVO,
  ESTADO: row.ESTADO,
  AVANCE: row.AVANCE,
  FILAS: row.FILAS,
  MALAS: row.MALAS,
  ERRORES: row.ERRORES,
  HECHAS: row.HECHAS,
  NUEVAS: row.NUEVAS,
  CAMBIADAS: row.CAMBIADAS,
  IGUALES: row.IGUALES,
  RECHAZADAS: row.RECHAZADAS,
  PROBLEMAS: row.PROBLEMAS,
  CREADO: row.CREADO,
  CREADO_POR: row.CREADO_POR,
});
