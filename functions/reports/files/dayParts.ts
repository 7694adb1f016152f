import type { Fact } from '../../../shared/reports/facts.ts';
import { sha256 } from '../../runtime/digest.ts';
import { givenAt } from '../../runtime/ids.ts';

/**
 * A day's facts lie in one file until they are more than this; then the file is divided in four, and each of the four again
 * once it holds more. So what is written for a document does not grow with its day.
 */
export const MOST_DOCUMENTS = 1_000;
const MOST_FACTS = 40_000;

/** What is divided at once: each adds three files at most, and all of it goes in one transaction. */
const MOST_DIVIDED = 9;

const DAY_MS = 86_400_000;
/** Digits, of four values each, that tell when an id was given: to a second and a half. */
const MOMENT_DIGITS = 8;

/** A document and its facts, by its name `<module>~<id>`. */
export type Documents = ReadonlyMap<string, readonly Fact[]>;

/**
 * Which of four a document lies in at a level: by the hour at which its id was given, so that what is made and changed together
 * lies together, then by hash, for what came all at once. It follows from its name alone.
 */
function digitOf(name: string, level: number): string {
  const at = givenAt(name.slice(name.indexOf('~') + 1));
  if (at !== undefined && level < MOMENT_DIGITS)
    return Math.floor(((at % DAY_MS) * 4 ** MOMENT_DIGITS) / DAY_MS)
      .toString(4)
      .padStart(MOMENT_DIGITS, '0')
      .charAt(level);
  const place = at === undefined ? level : level - MOMENT_DIGITS;
  const two = parseInt(sha256(name).charAt(place >> 1), 16);
  return String(place % 2 === 0 ? two >> 2 : two & 3);
}

/** Length of a day, 'yyyy-mm-dd', which is also the name of its file while that is one. */
const DAY_LENGTH = 10;

/** A part of a day: the day, and which of four at each level, `2026-11-20.21`. */
export const partOf = (day: string, path: string): string => `${day}.${path}`;
export const dayOf = (part: string): string => part.slice(0, DAY_LENGTH);
export const isWhole = (part: string): boolean => part.length === DAY_LENGTH;
const levelOf = (part: string): number => (isWhole(part) ? 0 : part.length - DAY_LENGTH - 1);

/** What a part is a part of: its day first. */
export const wholesOf = (part: string): string[] =>
  Array.from({ length: levelOf(part) }, (_, level) =>
    level === 0 ? dayOf(part) : part.slice(0, DAY_LENGTH + 1 + level),
  );

/** The part of a part that a document lies in. */
export const innerPart = (part: string, name: string): string =>
  `${isWhole(part) ? partOf(part, '') : part}${digitOf(name, levelOf(part))}`;

function isTooMuch(held: Documents): boolean {
  const facts = [...held.values()].reduce((sum, { length }) => sum + length, 0);
  return held.size > MOST_DOCUMENTS || (facts > MOST_FACTS && held.size > 1);
}

/** Documents of a part as they are to lie in files: what is divided, and each file with what it holds. */
export interface Divided {
  divided: string[];
  files: [part: string, held: Documents][];
}

/** Divides a part as often as what it holds asks for. */
export function dividedParts(part: string, held: Documents): Divided {
  const divided: string[] = [];
  let files: Divided['files'] = [[part, held]];
  while (divided.length < MOST_DIVIDED) {
    const large = files.find(([, each]) => isTooMuch(each));
    if (!large) break;
    const [whole, all] = large;
    divided.push(whole);
    const inner = Map.groupBy(all, ([name]) => innerPart(whole, name));
    files = [
      ...files.filter((each) => each !== large),
      ...[...inner].map(([name, some]): [string, Documents] => [name, new Map(some)]),
    ];
  }
  return { divided, files };
}
