import type { Move } from '../../../shared/foundation/documents/rederive.ts';
import { linesIn, type AnyBody, type DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { parsePath } from '../../../shared/foundation/fields/path.ts';
import { isComputedAt } from '../../../shared/foundation/fields/writer.ts';
import { placeOf } from '../../kit/unread.ts';
import { pathFinder } from './unreadTexts.ts';

/** A field that both sides wrote, by its place, which holds while lines move; and what the other side wrote there. */
export interface Conflict {
  place: string;
  to: string;
}

/**
 * What a person has to choose: of the places where a merge, which made `body`, found both sides different, and of what
 * an earlier one had `asked` and nobody has answered.
 */
export function conflictsOf(
  dataSets: DataSets,
  body: AnyBody,
  moves: readonly Move[],
  asked: readonly Conflict[],
): readonly Conflict[] {
  const found = moves.flatMap((move) => foundAt(dataSets, body, move));
  const told = new Set(found.map(({ place }) => place));
  return [...openConflicts(dataSets, body, asked).filter(({ place }) => !told.has(place)), ...found];
}

function foundAt(dataSets: DataSets, body: AnyBody, { path, kind, to }: Move): Conflict[] {
  const { dataSet, line, field } = parsePath(path) ?? {};
  if (kind !== 'kept' || dataSet === undefined || field === undefined) return [];
  if (isComputedAt(dataSets, path)) return [];
  if (line === undefined) return [{ place: placeOf(dataSet, field), to }];
  const key = linesIn(body, dataSet)[line]?.[dataSets[dataSet]?.key ?? ''];
  return key === undefined ? [] : [{ place: placeOf(dataSet, field, key), to }];
}

/** Without those whose lines are gone: what a person removed is no question any more. */
export function openConflicts(
  dataSets: DataSets,
  body: AnyBody,
  conflicts: readonly Conflict[],
): readonly Conflict[] {
  if (conflicts.length === 0) return conflicts;
  const pathAt = pathFinder(dataSets, body);
  const open = conflicts.filter(({ place }) => pathAt(place) !== undefined);
  return open.length === conflicts.length ? conflicts : open;
}
