import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { AnyBody, AnyRecord } from '../../../../shared/foundation/fields/dataSet.ts';
import type { Sealer } from '../../seal.ts';
import { columnsOf, linesOf, type Columns } from './columns.ts';
import { cutLines, weightOf } from './cutLines.ts';

/** What one version holds: the body, and what the last derivation wrote, for telling a person's changes apart. */
export interface Content<B = AnyBody> {
  body: B;
  derived?: B;
}

/** Whose content it is, and the key that it rests under. */
export interface Place {
  sealer: Sealer;
  company: string;
  /** Table and id of the document. */
  document: string;
}

/** A row of bytes, sealed for its own key. */
export interface PartRow {
  sk: string;
  chunk: Uint8Array;
}

/** A body in parts: the names of its long lists' parts in order, and of the part with all the rest. */
interface Parts {
  rest: string;
  lists: Record<string, string[]>;
}

/** What the row of a version says: all of a light document, or the parts of another. */
type Manifest = { whole: Content } | { parts: { body: Parts; derived?: Parts } };

/** Letters up to which a document lies in the row of its version. */
const LIGHT = 8_000;
/** Letters up to which a list lies with the rest of its body. */
const SHORT = 3_000;
/** A row holds 400 KB; the rest is left for its key. */
const ROW_BYTES = 380 * 1024;
const PAD = 8;

const padded = (version: number): string => String(version).padStart(PAD, '0');

/** Sort key of the row that says what a version holds. */
export const manifestKey = (version: number): string => `B#${padded(version)}`;

/** Rows of a part, by its name: `<version that wrote it first>.<digest>`, and how many rows when more than one. */
function rowsOf(name: string): string[] {
  const [version, digest, rows = '1'] = name.split('.');
  return Array.from(
    { length: Number(rows) },
    (_, at) => `C#${padded(Number(version))}#${digest}#${String(at).padStart(2, '0')}`,
  );
}

/**
 * A version as its manifest and the parts that are not there yet. A part is named by what it holds (a digest under the
 * company's key) and by the version that wrote it first: one that an earlier manifest names is not written again, and
 * whoever writes a name twice writes the same.
 * @param known names of the version before.
 */
export function packVersion(
  place: Place,
  version: number,
  content: Content<unknown>,
  known: readonly string[],
): { manifest: Uint8Array; parts: PartRow[] } {
  // What lies in a document are its data sets, whatever its definition calls them.
  const { body, derived } = content as Content;
  const names = new Map(known.map((name) => [name.split('.')[1]!, name]));
  const parts: PartRow[] = [];
  const name = (held: Columns | AnyBody): string => {
    const plain = Buffer.from(JSON.stringify(held));
    const digest = place.sealer.digest(place.company, place.document, plain);
    const there = names.get(digest);
    if (there !== undefined) return there;
    const packed = compressed(plain);
    const count = Math.max(1, Math.ceil(packed.length / ROW_BYTES));
    const made = `${version}.${digest}${count > 1 ? `.${count}` : ''}`;
    rowsOf(made).forEach((sk, at) =>
      parts.push({ sk, chunk: sealed(place, sk, packed.subarray(at * ROW_BYTES, (at + 1) * ROW_BYTES)) }),
    );
    names.set(digest, made);
    return made;
  };
  const inParts = (each: AnyBody): Parts => {
    const rest: AnyBody = {};
    const lists: Record<string, string[]> = {};
    for (const [dataSet, held] of Object.entries(each)) {
      if (Array.isArray(held) && weight(held) > SHORT)
        lists[dataSet] = cutLines(held).map((lines) => name(columnsOf(lines)));
      else rest[dataSet] = held;
    }
    return { rest: name(rest), lists };
  };
  const said: Manifest =
    weightOfBody(body) + weightOfBody(derived ?? {}) <= LIGHT
      ? { whole: { body, ...(derived ? { derived } : {}) } }
      : { parts: { body: inParts(body), ...(derived ? { derived: inParts(derived) } : {}) } };
  const manifest = sealed(place, manifestKey(version), compressed(Buffer.from(JSON.stringify(said))));
  return { manifest, parts };
}

/** Names of the parts of a version; none of a light one. */
export function partNames(place: Place, version: number, manifest: Uint8Array): string[] {
  const said = readManifest(place, version, manifest);
  if ('whole' in said) return [];
  const { body, derived } = said.parts;
  return [body, ...(derived ? [derived] : [])].flatMap(({ rest, lists }) => [
    rest,
    ...Object.values(lists).flat(),
  ]);
}

/**
 * Content of a version; undefined when a part of it is not there. Throws when bytes were sealed for another place.
 * @param read chunks of the rows of these sort keys, in their order.
 */
export async function unpackVersion(
  place: Place,
  version: number,
  manifest: Uint8Array,
  read: (sks: readonly string[]) => Promise<readonly (Uint8Array | undefined)[]>,
): Promise<Content | undefined> {
  const said = readManifest(place, version, manifest);
  if ('whole' in said) return said.whole;
  const sks = [...new Set(partNames(place, version, manifest).flatMap(rowsOf))];
  const chunks = new Map<string, Uint8Array>();
  (await read(sks)).forEach((chunk, at) => chunk && chunks.set(sks[at]!, chunk));
  if (chunks.size < sks.length) return undefined;
  const held = (name: string): unknown =>
    parsed(Buffer.concat(rowsOf(name).map((sk) => opened(place, sk, chunks.get(sk)!))));
  const whole = ({ rest, lists }: Parts): AnyBody => ({
    ...(held(rest) as AnyBody),
    ...Object.fromEntries(
      Object.entries(lists).map(([dataSet, names]): [string, AnyRecord[]] => [
        dataSet,
        names.flatMap((name) => linesOf(held(name) as Columns)),
      ]),
    ),
  });
  const { body, derived } = said.parts;
  return { body: whole(body), ...(derived ? { derived: whole(derived) } : {}) };
}

const readManifest = (place: Place, version: number, manifest: Uint8Array): Manifest =>
  parsed(opened(place, manifestKey(version), manifest)) as Manifest;

const weight = (records: readonly AnyRecord[]): number =>
  records.reduce((sum, record) => sum + weightOf(record), 0);

const weightOfBody = (body: AnyBody): number => weight(Object.values(body).flat());

const compressed = (plain: Uint8Array): Uint8Array =>
  zstdCompressSync(plain, { params: { [constants.ZSTD_c_compressionLevel]: 6 } });

const parsed = (packed: Uint8Array): unknown => JSON.parse(zstdDecompressSync(packed).toString('utf8'));

const sealed = ({ sealer, company, document }: Place, sk: string, bytes: Uint8Array): Uint8Array =>
  sealer.seal(company, `${document}|${sk}`, bytes);

const opened = ({ sealer, company, document }: Place, sk: string, bytes: Uint8Array): Uint8Array =>
  sealer.open(company, `${document}|${sk}`, bytes);
