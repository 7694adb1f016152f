import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import type { Sources } from '../../../shared/foundation/documents/sources.ts';
import type { Item } from '../database.ts';
import type { Run } from './content/run.ts';

/** A row of a document, with the tax id of the importer whose document it was when the row was written. */
export interface ImporterRow {
  /** Absent in rows of before it was kept; '' while the document named no importer. */
  NIT?: string;
}

/** Header row: `pk C#<company>`, `sk H#<id>`; found by work order and by state through the indexes `byWorkOrder`, `byState`. */
export interface HeaderRow extends Item, DocumentHeader {
  orderPk?: string;
  /** Number that no other living document of the company has, with its guard row. */
  NUMERO_UNICO: string;
  /** Partition of the index `byState`. */
  statePk?: string;
  /** Form of the index that its rows are in; absent before there was one (`headerIndex.ts`). */
  INDICE?: number;
  /** Total that it is counted under. */
  CONTADO?: string;
  /** Total of its day that it is counted under; '' without a day, and absent where its kind does not count by days. */
  CONTADO_DIA?: string;
  /** Total that it is counted under while a change of it stands refused; '' or absent while none does. */
  CONTADO_RECHAZO?: string;
  /** Words of its body by which it is found; what its columns say is in the index too (`headerIndex.ts`). */
  MARCAS?: string[];
  /** Version that was sealed last, when one was: its number is the authority's for ever (`isNumberSent.ts`). */
  VERSION_SELLADA?: number;
  /** Sealed version that was taken out of the queue, where it is proved that nothing of it nor of any before it left. */
  SIN_SALIR?: number;
  /** Number in the sealed message, as it is sent. */
  CLAVE_SELLADA?: string;
  /** Importer whose order it was when it was sealed; absent in what was sealed before it was kept. */
  IMPORTADOR_SELLADO?: string;
  /** Importers that it was of in turn, of a kind that has importers (`importersFact`). */
  IMPORTADORES?: string;
  /** Day on which its order was deleted, of a draft that waits for nobody since (`aside.ts`). */
  APARTADO?: string;
  /** What it was derived from; absent when a person began it. */
  FUENTES?: Sources;
  /** Declaration that has it in use, '' once it was given back, and the version of that by whose seal it was taken. */
  USADO_POR?: string;
  USADO_EN?: number;
  /** Checks of the company that warn in it, by key with their edition: what it is counted under (`ownChecks.ts`). */
  AVISADO?: Record<string, string>;
  /** What it is a copy of, of what was copied as part of an order, and of the order itself. */
  COPIA_DE?: string;
  /** Version that its client is asked to approve; 0 where it is known that nothing is asked (`dva/dvaStore.ts`). */
  APROBACION_PEDIDA?: number;
  /** The saves that its next one may join in the history; absent when it stands for itself. */
  TRAMO?: Run;
}

/** What is told of a version: when, by whom, what was done. */
export interface SavedVersion {
  VERSION: number;
  FECHA: string;
  USUARIO: string;
  /** Spanish sentence. */
  ACCION: string;
}

/** The same as it is kept: with whose its document was by it. */
export interface KeptVersion extends SavedVersion, ImporterRow {}

/** Header without its keys, as procedures answer it. */
export function publicHeader(row: HeaderRow): DocumentHeader {
  const { ID, ESTADO, VERSION, LOCK, ID_ORDEN, CREADO, CREADO_POR, MODIFICADO, MODIFICADO_POR, RESUMEN } =
    row;
  return {
    ...{ ID, ESTADO, VERSION, LOCK, ID_ORDEN, CREADO, CREADO_POR, MODIFICADO, MODIFICADO_POR, RESUMEN },
    ...(row.RECHAZO ? { RECHAZO: row.RECHAZO } : {}),
    ...(row.COPIA_DE ? { COPIA_DE: row.COPIA_DE } : {}),
    ...(row.APROBACION_CAMBIADA ? { APROBACION_CAMBIADA: row.APROBACION_CAMBIADA } : {}),
  };
}
