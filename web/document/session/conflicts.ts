import type { Change } from '../../../shared/foundation/documents/patch.ts';
import type { Move } from '../../../shared/foundation/documents/rederive.ts';
import { linesIn, type AnyBody, type DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath, parsePath } from '../../../shared/foundation/fields/path.ts';
import { fieldAt, isComputedAt } from '../../../shared/foundation/fields/writer.ts';
import { placeOf, type UnreadChange } from '../../kit/unread.ts';
import type { Shown } from './steps.ts';
import { lineFinder, pathFinder, valueFinder } from './unreadTexts.ts';

/**
 * A field that both sides wrote, by its place, which holds while lines move; and what the other side wrote there. Or a line,
 * by a place without a field, that one side took away and the other wrote in: it stays, and is gone where that is chosen.
 */
export interface Conflict {
  place: string;
  to: string;
  /** Key of the line that the other side named there, where a field names one by its number: lines move until it is answered. */
  names?: string;
  /** Of a line: who took it away. */
  gone?: 'own' | 'other';
}

/** What a person sees, and the place where letters stand that they have not confirmed. */
export interface Seen extends Shown {
  typing: string | undefined;
}

/**
 * What a person has to choose: of the places where a merge, which made what is shown, found both sides different, and of
 * what an earlier one had `asked` and nobody has answered. What else the other side wrote is `taken`.
 */
export function settle(
  dataSets: DataSets,
  seen: Seen,
  moves: readonly Move[],
  asked: readonly Conflict[],
): { conflicts: readonly Conflict[]; taken: readonly Move[] } {
  const found: Conflict[] = [];
  const taken: Move[] = [];
  for (const move of moves) {
    const conflict = conflictAt(dataSets, seen, move);
    if (conflict) found.push(conflict);
    else if (move.kind !== 'kept') taken.push(move);
  }
  const open = [...openConflicts(dataSets, seen, asked), ...found];
  return { conflicts: [...new Map(open.map((each) => [each.place, each])).values()], taken };
}

/** Over the value before, a text that is no value was typed, or letters that nobody confirmed yet: the other side's would lie under it unseen. */
function conflictAt(
  dataSets: DataSets,
  { body, unread, typing }: Seen,
  { path, kind, to }: Move,
): Conflict | undefined {
  const place = isComputedAt(dataSets, path) ? undefined : placeAt(dataSets, body, path);
  if (place === undefined) return undefined;
  const written = unread.has(place) || typing === place;
  if (kind !== 'kept' && !(kind === 'moved' && written)) return undefined;
  const lines = fieldAt(dataSets, path)?.numberOf?.lines;
  const names = lines === undefined ? undefined : keyAt(dataSets, body, lines, to);
  return names === undefined ? { place, to } : { place, to, names };
}

/** Key of the line that a number names. */
const keyAt = (dataSets: DataSets, body: AnyBody, lines: string, number: string): string | undefined =>
  linesIn(body, lines)[Number(number) - 1]?.[dataSets[lines]?.key ?? ''];

/** The place of a field by its path in a body; undefined where it is no field's. */
export function placeAt(dataSets: DataSets, body: AnyBody, path: string): string | undefined {
  const { dataSet, line, field } = parsePath(path) ?? {};
  if (dataSet === undefined || field === undefined) return undefined;
  if (line === undefined) return placeOf(dataSet, field);
  const key = linesIn(body, dataSet)[line]?.[dataSets[dataSet]?.key ?? ''];
  return key === undefined ? undefined : placeOf(dataSet, field, key);
}

/** Without those whose lines are gone or whose place says what the other side wrote: they are no question any more. */
export function openConflicts(
  dataSets: DataSets,
  { body, unread, typing }: Seen,
  conflicts: readonly Conflict[],
): readonly Conflict[] {
  if (conflicts.length === 0) return conflicts;
  const valueAt = valueFinder(dataSets, body);
  const open = conflicts.filter(({ place, to, gone }) => {
    const value = valueAt(place);
    return (
      value !== undefined && (gone !== undefined || value !== to || unread.has(place) || typing === place)
    );
  });
  return open.length === conflicts.length ? conflicts : open;
}

/**
 * The edit that takes the other side's value at these places, in the stead of a text that is no value too, and leaves lines
 * away as one of them did.
 */
export function answerOf(
  dataSets: DataSets,
  { body, unread }: Shown,
  conflicts: readonly Conflict[],
  takeOther: readonly string[],
): { changes: Change[]; texts: UnreadChange[] } {
  const pathAt = pathFinder(dataSets, body);
  const taken = conflicts.filter(({ place }) => takeOther.includes(place));
  const at = ({ place }: Conflict): string[] => [pathAt(place)].filter((path) => path !== undefined);
  const [lines, fields] = [taken.filter(({ gone }) => gone), taken.filter(({ gone }) => !gone)];
  const find = lineFinder(dataSets, body);
  return {
    changes: [
      ...fields.flatMap((each) => at(each).flatMap((path) => taking(dataSets, path, each, find))),
      // From the last to the first, so that none moves the place of another.
      ...lines
        .flatMap(at)
        .sort((one, other) => lineIn(other) - lineIn(one))
        .map((path): Change => ({ op: 'remove', path, count: 1 })),
    ],
    texts: taken.filter(({ place }) => unread.has(place)).map(({ place }) => [place, undefined]),
  };
}

/** The changes that take what the other side wrote; a line that it named is named by its key, wherever it stands and whatever goes. */
function taking(
  dataSets: DataSets,
  path: string,
  { to, names }: Conflict,
  find: ReturnType<typeof lineFinder>,
): Change[] {
  const link = fieldAt(dataSets, path)?.numberOf;
  if (link === undefined || names === undefined) return [{ op: 'set', path, value: to }];
  const line = find(link.lines, names);
  const { field: _number, ...place } = parsePath(path)!;
  return [
    { op: 'set', path, value: line === undefined ? '' : String(line + 1) },
    { op: 'set', path: formatPath({ ...place, field: link.key }), value: line === undefined ? '' : names },
  ];
}

const lineIn = (path: string): number => parsePath(path)?.line ?? 0;
