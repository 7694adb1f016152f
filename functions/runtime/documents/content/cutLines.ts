import type { AnyRecord } from '../../../../shared/foundation/fields/dataSet.ts';

/** Letters after which a part ends at the next line that may begin one; packed they are about four kilobytes. */
const ENOUGH = 16_000;
/** Letters after which it ends in any case. */
const MOST = 4 * ENOUGH;
/** One line in so many may begin a part. */
const ONE_IN = 8;

/**
 * Lines in parts of about the same weight. Where a part begins is decided by what its first line says, not by its
 * position: a line that is changed, inserted or taken away moves its own part, and those beside it at most.
 */
export function cutLines(lines: readonly AnyRecord[]): AnyRecord[][] {
  const parts: AnyRecord[][] = [];
  let weight = 0;
  for (const line of lines) {
    const ends = weight >= ENOUGH && (weight >= MOST || mayBegin(line));
    if (parts.length === 0 || ends) {
      parts.push([]);
      weight = 0;
    }
    parts.at(-1)!.push(line);
    weight += weightOf(line);
  }
  return parts;
}

/** Letters that a record holds. */
export function weightOf(record: AnyRecord): number {
  let weight = 0;
  for (const name in record) weight += record[name]!.length;
  return weight;
}

/**
 * One line in so many, by a digest of its values (FNV-1a). It decides where a part begins and nothing else: a part is named by a
 * keyed SHA-256 of what it holds, which of every line would cost a save more than parts spare.
 */
function mayBegin(line: AnyRecord): boolean {
  let digest = 0x811c9dc5;
  for (const name in line) {
    const value = line[name]!;
    for (let at = 0; at < value.length; at += 1)
      digest = Math.imul(digest ^ value.charCodeAt(at), 0x01000193);
  }
  return (digest ^ (digest >>> 15)) % ONE_IN === 0;
}
