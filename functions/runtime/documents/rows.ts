import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import type { Sources } from '../../../shared/foundation/documents/sources.ts';
import type { Item, Write } from '../database.ts';
import type { PartitionKey } from '../keys.ts';

/** Header row: `pk C#<company>`, `sk H#<id>`; found by work order through the index `byWorkOrder`. */
export interface HeaderRow extends Item, DocumentHeader {
  orderPk?: string;
  /** Number that no other living document of the company has, with its guard row. */
  NUMERO_UNICO: string;
  /** Words by which it is found (`marks.ts`); the truth, of which the rows of the index are a copy. */
  MARCAS?: string[];
  /** Version that was sealed last, when one was: its number is the authority's for ever. */
  VERSION_SELLADA?: number;
  /** What it was derived from; absent when a person began it. */
  FUENTES?: Sources;
}

/** One chunk of a version's sealed body. */
export interface VersionRow extends Item {
  chunk: Uint8Array;
  chunks: number;
  FECHA: string;
  USUARIO: string;
  ACCION: string;
}

/** A version as the history tells of it. */
export type SavedVersion = Pick<VersionRow, 'FECHA' | 'USUARIO' | 'ACCION'> & { VERSION: number };

/** The versions that rows are chunks of, each by its first. */
export const savedVersions = (rows: readonly VersionRow[]): SavedVersion[] =>
  rows
    .filter((row) => row.sk.endsWith('#00'))
    .map(({ sk, FECHA, USUARIO, ACCION }) => ({ VERSION: Number(sk.split('#')[1]), FECHA, USUARIO, ACCION }));

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
