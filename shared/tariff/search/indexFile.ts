import { TariffIndex, type IndexParts } from './tariffIndex.ts';

/** An index as it is kept: which lists it was made of, and where in the list of codes each of its rows stands. */
export interface KeptIndex {
  /** Name of what it was made of (`nameOfIndex`). */
  of: string;
  index: TariffIndex;
  places: Uint16Array;
}

/** Moves with the form of the file and with how words are folded and cut: another edition is built anew. */
const EDITION = 2;
const PARTS = 12;
/** Edition, sum of what follows it, lengths of the parts. */
const HEAD = 4 * (2 + PARTS);

/**
 * An index as bytes, to be kept and opened in a few milliseconds: edition, sum, lengths of the parts, then the lists of
 * texts as lines and the lists of numbers, each begun at a multiple of four.
 */
export function writeIndexFile({ of, index: { parts }, places }: KeptIndex): Uint8Array {
  const all = [
    new TextEncoder().encode(of),
    ...[parts.codes, parts.words, parts.stems].map((texts) => new TextEncoder().encode(texts.join('\n'))),
    ...[parts.byWord.starts, parts.byWord.rows, parts.byStem.starts, parts.byStem.rows].map(bytesOf),
    ...[parts.stemOfWord, parts.heads, parts.lengths, places].map(bytesOf),
  ];
  const file = new Uint8Array(all.reduce((size, each) => size + padded(each.length), HEAD));
  const numbers = new Uint32Array(file.buffer);
  numbers[0] = EDITION;
  let at = HEAD;
  all.forEach((each, part) => {
    numbers[part + 2] = each.length;
    file.set(each, at);
    at += padded(each.length);
  });
  numbers[1] = sumOf(numbers);
  return file;
}

/** Opens what `writeIndexFile` wrote; undefined for a file of another edition, one that is cut, or one that was harmed. */
export function openIndexFile(file: Uint8Array): KeptIndex | undefined {
  if (file.length < HEAD || file.length % 4 !== 0) return undefined;
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice();
  const numbers = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const [edition, sum, ...sizes] = numbers.subarray(0, HEAD / 4);
  if (edition !== EDITION || sum !== sumOf(numbers)) return undefined;
  if (sizes.reduce((size, each) => size + padded(each), HEAD) !== file.length) return undefined;
  let at = HEAD;
  const next = (): Uint8Array => {
    const size = sizes.shift()!;
    const part = bytes.subarray(at, at + size);
    at += padded(size);
    return part;
  };
  // In the order in which they were written.
  const of = new TextDecoder().decode(next());
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
  return { of, index: new TariffIndex(parts), places: wide(next()) };
}

/** Behind the edition and the sum itself. */
const SUMMED = 2;
const PRIME = 0x01000193;

/** FNV-1a over whole numbers: tells harm, not intent. */
function sumOf(numbers: Uint32Array): number {
  let sum = 0x811c9dc5;
  for (let at = SUMMED; at < numbers.length; at += 1) sum = Math.imul(sum ^ numbers[at]!, PRIME);
  return sum >>> 0;
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
