import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { Sealer } from '../seal.ts';

/** What one version holds: the body, and what the last derivation wrote, for telling a person's changes apart. */
export interface Content<B = AnyBody> {
  body: B;
  derived?: B;
}

/** A row holds 400 KB; the rest is left for keys and the facts of the version. */
const CHUNK_BYTES = 380 * 1024;

/** A body may not pass this, so that a save stays one transaction (4 MB, 100 writes). */
const LARGEST_BYTES = 9 * CHUNK_BYTES;

/** Content as sealed, compressed chunks. A 1,000-line invoice is one chunk of some 60 KB. */
export function packContent(
  sealer: Sealer,
  company: string,
  place: string,
  content: Content<unknown>,
): Uint8Array[] {
  const { body, derived } = content;
  const plain = Buffer.from(JSON.stringify({ body, derived }));
  const packed = zstdCompressSync(plain, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
  const sealed = sealer.seal(company, place, packed);
  if (sealed.length > LARGEST_BYTES)
    throw new Error(`A version of ${sealed.length} bytes does not fit a transaction`);
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < sealed.length; at += CHUNK_BYTES) chunks.push(sealed.subarray(at, at + CHUNK_BYTES));
  return chunks;
}

/** Reads what `packContent` wrote; throws when the chunks belong to another company or place. */
export function unpackContent(
  sealer: Sealer,
  company: string,
  place: string,
  chunks: readonly Uint8Array[],
): Content {
  const packed = sealer.open(company, place, Buffer.concat(chunks));
  return JSON.parse(zstdDecompressSync(packed).toString('utf8')) as Content;
}
