import { TariffIndex, type IndexParts } from './tariffIndex.ts';

/** Moves with the form of the file and with how words are folded and cut: another edition is built anew. */
const EDITION = 1;
const PARTS = 10;
const HEAD = 4 * (1 + PARTS);

/**
 * An index as bytes, to be kept and opened in a few milliseconds: edition, lengths of the parts, then the lists of texts as
 * lines and the lists of numbers, each begun at a multiple of four.
 */
export function writeIndexFile({ parts }: TariffIndex): Uint8Array {
  const all = [
    ...[parts.codes, parts.words, parts.stems].map((texts) => new TextEncoder().encode(texts.join('\n'))),
    ...[parts.byWord.starts, parts.byWord.rows, parts.byStem.starts, parts.byStem.rows].map(bytesOf),
    ...[parts.stemOfWord, parts.heads, parts.lengths].map(bytesOf),
  ];
  const file = new Uint8Array(all.reduce((size, each) => size + padded(each.length), HEAD));
  const head = new Uint32Array(file.buffer, 0, HEAD / 4);
  head[0] = EDITION;
  let at = HEAD;
  all.forEach((each, part) => {
    head[part + 1] = each.length;
    file.set(each, at);
    at += padded(each.length);
  });
  return file;
}

/** Opens what `writeIndexFile` wrote; undefined for a file of another edition or one that is cut. */
export function openIndexFile(file: Uint8Array): TariffIndex | undefined {
  if (file.length < HEAD) return undefined;
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice();
  const [edition, ...sizes] = new Uint32Array(bytes.buffer, bytes.byteOffset, HEAD / 4);
  if (edition !== EDITION) return undefined;
  if (sizes.reduce((size, each) => size + padded(each), HEAD) !== file.length) return undefined;
  let at = HEAD;
  const next = (): Uint8Array => {
    const size = sizes.shift()!;
    const part = bytes.subarray(at, at + size);
    at += padded(size);
    return part;
  };
  // In the order in which they were written.
  const parts: IndexParts = {
    codes: linesOf(next()),
    words: linesOf(next()),
    stems: linesOf(next()),
    byWord: { starts: long(next()), rows: wide(next()) },
    byStem: { starts: long(next()), rows: wide(next()) },
    stemOfWord: wide(next()),
    heads: wide(next()),
    lengths: next(),
  };
  return new TariffIndex(parts);
}

const padded = (size: number): number => (size + 3) & ~3;
const bytesOf = (list: Uint8Array | Uint16Array | Uint32Array): Uint8Array =>
  new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
const wide = (bytes: Uint8Array): Uint16Array =>
  new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
const long = (bytes: Uint8Array): Uint32Array =>
  new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);

/** Lines of codes or folded words, which are ASCII: no decoder need look for more. */
const linesOf = (bytes: Uint8Array): string[] =>
  bytes.length === 0 ? [] : new TextDecoder('latin1').decode(bytes).split('\n');
