import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import type { Item, Write } from '../database.ts';
import type { PartitionKey } from '../keys.ts';

/** Header row: `pk C#<company>`, `sk H#<id>`; found by work order through the index `byWorkOrder`. */
export interface HeaderRow extends Item, DocumentHeader {
  orderPk?: string;
  /** Number that no other living document of the company has, with its guard row. */
  NUMERO_UNICO: string;
  /** Words by which it is found (`marks.ts`); the truth, of which the rows of the index are a copy. */
  MARCAS?: string[];
}

/** One chunk of a version's sealed body. */
export interface VersionRow extends Item {
  chunk: Uint8Array;
  chunks: number;
  FECHA: string;
  USUARIO: string;
  ACCION: string;
}

const PAD = 8;

/** Prefix of all chunks of a version. */
export const versionPrefix = (version: number): string => `V#${String(version).padStart(PAD, '0')}#`;

/** Write of one chunk; versions and chunks sort as numbers, and no version is ever written twice. */
export const chunkWrite = (
  table: string,
  pk: PartitionKey,
  version: number,
  index: number,
  row: Omit<VersionRow, 'pk' | 'sk'>,
): Write => ({
  kind: 'put',
  table,
  item: { ...row, pk, sk: versionPrefix(version) + String(index).padStart(2, '0') },
  when: { absent: true },
});

/** Header without its keys, as procedures answer it. */
export function publicHeader(row: HeaderRow): DocumentHeader {
  const { ID, ESTADO, VERSION, LOCK, ID_ORDEN, CREADO, CREADO_POR, MODIFICADO, MODIFICADO_POR, RESUMEN } =
    row;
  return { ID, ESTADO, VERSION, LOCK, ID_ORDEN, CREADO, CREADO_POR, MODIFICADO, MODIFICADO_POR, RESUMEN };
}
