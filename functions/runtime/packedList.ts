import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { CountryCode } from '../../shared/countries/country.ts';
import type { CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import type { Database, Item, Write } from './database.ts';
import { systemKey } from './keys.ts';

/** A row of the table holds 400 KB. */
const PIECE = 350 * 1024;

/** Rows of a list as they are kept: compressed JSON, its first piece; the others stand by themselves. */
export interface PackedList {
  packed: Uint8Array;
  /** How many pieces there are; absent means one. */
  PIEZAS?: number;
}

interface PieceRow extends Item {
  packed: Uint8Array;
}

export const packRows = (rows: readonly CatalogueRow[]): Uint8Array =>
  zstdCompressSync(Buffer.from(JSON.stringify(rows)));

export const unpackRows = (packed: Uint8Array): CatalogueRow[] =>
  JSON.parse(zstdDecompressSync(packed).toString('utf8')) as CatalogueRow[];

const pieceKey = (country: CountryCode, list: string, stamp: string) =>
  systemKey('catalogue-pieces', country, list, stamp);

/**
 * A list that has a stamp, cut to what rows of the table hold: what its row and its log keep, and the writes of the other
 * pieces. They are of this stamp alone and never change, so that a reader cannot meet those of two lists.
 */
export function packList(
  country: CountryCode,
  list: string,
  stamp: string,
  whole: Uint8Array,
  table = 'catalogues',
): { kept: PackedList; pieces: Write[] } {
  const count = Math.max(1, Math.ceil(whole.length / PIECE));
  const piece = (at: number): Uint8Array => whole.subarray(at * PIECE, (at + 1) * PIECE);
  if (count === 1) return { kept: { packed: whole }, pieces: [] };
  const pk = pieceKey(country, list, stamp);
  const pieces = Array.from({ length: count - 1 }, (_, at): Write => ({
    kind: 'put',
    table,
    item: { pk, sk: String(at + 1).padStart(3, '0'), packed: piece(at + 1) },
  }));
  return { kept: { packed: piece(0), PIEZAS: count }, pieces };
}

/** The rows of a list as it was kept with that stamp. */
export const unpackList = async (...kept: Parameters<typeof joinPieces>): Promise<CatalogueRow[]> =>
  unpackRows(await joinPieces(...kept));

/** What `packList` cut, whole again. */
export async function joinPieces(
  database: Pick<Database, 'query'>,
  country: CountryCode,
  list: string,
  stamp: string,
  { packed, PIEZAS = 1 }: PackedList,
  table = 'catalogues',
): Promise<Uint8Array> {
  if (PIEZAS === 1) return packed;
  const others = await database.query<PieceRow>(table, {
    pk: pieceKey(country, list, stamp),
    few: 'pieces of one list',
  });
  if (others.length !== PIEZAS - 1)
    throw new Error(`List ${list} of ${stamp} has ${others.length + 1} of ${PIEZAS} pieces`);
  return Buffer.concat([packed, ...others.map((each) => each.packed)]);
}
