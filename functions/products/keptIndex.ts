import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { catalogue } from '../../shared/catalogues/names.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import {
  indexFileOf,
  nameOfIndex,
  openTariff,
  takeIndexFile,
} from '../../shared/tariff/search/searchedTariff.ts';
import type { Item } from '../runtime/database.ts';
import type { Call } from '../runtime/executor.ts';
import { systemKey } from '../runtime/keys.ts';
import { joinPieces, packList, type PackedList } from '../runtime/packedList.ts';

/** The index of a country's tariff, `pk system#tariff-index#<country>`: of which lists, and its file, compressed. */
interface IndexRow extends Item, PackedList {
  of: string;
}

/** A copy of this group writes its own table alone. */
const TABLE = 'products';
const LIST = `${catalogue.tariff}.indice`;
const keyOf = ({ country }: Reference) => ({ pk: systemKey('tariff-index', country), sk: 'NOW' });

type Parts = Pick<Call<unknown>, 'services'>;

/**
 * Opens the tariff in force for a search: by the index that another copy built of the same lists, else by one that is built
 * here and kept for all of them. What is kept may be old or broken; it is built anew then.
 */
export async function openKeptIndex({ services }: Parts, reference: Reference): Promise<void> {
  if (openTariff(reference)) return;
  const of = nameOfIndex(reference);
  if (of === undefined) return;
  if (takeIndexFile(reference, of, await keptFile({ services }, reference, of))) return;
  const { kept, pieces } = packList(
    reference.country,
    LIST,
    of,
    zstdCompressSync(indexFileOf(reference, of)),
    TABLE,
  );
  // The answer does not hang on it: who cannot keep it builds it again.
  await services.database
    .aside({ kind: 'put', table: TABLE, item: { ...keyOf(reference), of, ...kept } }, ...pieces)
    .catch((error: unknown) => services.log.warn('index.unkept', { error }));
}

const NOTHING = new Uint8Array();

async function keptFile({ services }: Parts, reference: Reference, of: string): Promise<Uint8Array> {
  const row = await services.database.get<IndexRow>(TABLE, keyOf(reference));
  if (row?.of !== of) return NOTHING;
  try {
    return zstdDecompressSync(await joinPieces(services.database, reference.country, LIST, of, row, TABLE));
  } catch (error) {
    services.log.warn('index.broken', { error });
    return NOTHING;
  }
}
