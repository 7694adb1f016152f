import { applyChanges, type Change } from '../../../shared/foundation/documents/patch.ts';
import type { AnyBody, AnyRecord, DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { changesBetween } from '../../../shared/foundation/documents/changesBetween.ts';

/** A call takes 20,000 changes and a little over 4 MB (`LARGEST_CONTRACT_BYTES`), in which a letter may be two bytes. */
const MOST_CHANGES = 10_000;
const MOST_LETTERS = 2_000_000;

/**
 * The changes from the first as far as one call carries them: all of them, unless thousands of lines were pasted. What is
 * left out follows with the next save, so that no paste is too large to be saved.
 */
export function firstPart(
  changes: readonly Change[],
  mostLetters = MOST_LETTERS,
  mostChanges = MOST_CHANGES,
): Change[] {
  const part: Change[] = [];
  let letters = 0;
  for (const change of changes) {
    if (part.length === mostChanges) break;
    if (change.op === 'insert') {
      const fitting = linesWithin(change.lines, mostLetters - letters);
      const lines = fitting === 0 && part.length === 0 ? 1 : fitting;
      if (lines < change.lines.length) {
        if (lines > 0) part.push({ ...change, lines: change.lines.slice(0, lines) });
        break;
      }
      part.push(change);
      letters += sizeOf(change.lines);
      continue;
    }
    letters += sizeOf(change);
    if (letters > mostLetters && part.length > 0) break;
    part.push(change);
  }
  return part;
}

/**
 * What the next save sends, and the body that the server then holds, its computed lines included; undefined when nothing
 * is left to save.
 */
export function nextSave(
  dataSets: DataSets,
  base: AnyBody,
  body: AnyBody,
  calculate: (body: AnyBody) => AnyBody,
): { changes: Change[]; body: AnyBody } | undefined {
  const all = changesBetween(dataSets, base, body);
  if (all.length === 0) return undefined;
  const changes = firstPart(all);
  const whole = changes.length === all.length && changes.at(-1) === all.at(-1);
  return { changes, body: whole ? body : calculate(applyChanges(dataSets, base, changes)) };
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

/** How many of the lines, from the first, have no more letters than that. */
function linesWithin(lines: readonly AnyRecord[], letters: number): number {
  let left = letters;
  const over = lines.findIndex((line) => (left -= sizeOf(line)) < 0);
  return over < 0 ? lines.length : over;
}
