import {
  linesIn,
  type AnyBody,
  type AnyRecord,
  type DataSets,
} from '../../../shared/foundation/fields/dataSet.ts';
import { labelOf } from '../../../shared/foundation/fields/label.ts';
import { BLANK } from '../../../shared/foundation/fields/shape.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { problem, type Problem } from '../../../shared/foundation/rules/problem.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { ApiError } from '../../api/apiError.ts';
import { noUnread, partsOf, UNREAD, withUnread, type Unread, type UnreadChange } from '../../kit/unread.ts';

/** Finds lines by their keys; each group is walked once, and only when it is asked for. */
export function lineFinder(
  dataSets: DataSets,
  body: AnyBody,
): (dataSet: string, key: string) => number | undefined {
  const known = new Map<string, Map<string, number>>();
  return (dataSet, key) => {
    const { [dataSet]: content } = body;
    const name = dataSets[dataSet]?.key;
    if (!Array.isArray(content) || name === undefined) return undefined;
    let lines = known.get(dataSet);
    if (!lines) known.set(dataSet, (lines = new Map(content.map((line, at) => [line[name] ?? '', at]))));
    return lines.get(key);
  };
}

/** Path of a place in a body, of a line where it names no field; undefined when its line is gone. */
export function pathFinder(dataSets: DataSets, body: AnyBody): (place: string) => string | undefined {
  const find = lineFinder(dataSets, body);
  return (place) => {
    const { dataSet, key, field } = partsOf(place);
    if (key === undefined) return formatPath({ dataSet, field });
    const line = find(dataSet, key);
    return line === undefined ? undefined : formatPath({ dataSet, line, ...(field === '' ? {} : { field }) });
  };
}

/** Reads the value of a place; undefined when its line is gone. */
export function valueFinder(dataSets: DataSets, body: AnyBody): (place: string) => string | undefined {
  const find = lineFinder(dataSets, body);
  return (place) => {
    const { dataSet, key, field } = partsOf(place);
    if (key === undefined) return (body[dataSet] as AnyRecord | undefined)?.[field] ?? '';
    const line = find(dataSet, key);
    return line === undefined ? undefined : (linesIn(body, dataSet)[line]?.[field] ?? '');
  };
}

/** Without the texts whose lines are gone. */
export function standing(dataSets: DataSets, body: AnyBody, unread: Unread): Unread {
  if (unread.size === 0) return unread;
  const pathAt = pathFinder(dataSets, body);
  const gone = [...unread.keys()].filter((place) => pathAt(place) === undefined);
  return withUnread(
    unread,
    gone.map((place): UnreadChange => [place, undefined]),
  );
}

/** The texts after an edit: what it says of them itself; and a value that it writes takes the place of a text. */
export function afterEdit(
  dataSets: DataSets,
  { before, after }: { before: AnyBody; after: AnyBody },
  unread: Unread,
  told: readonly UnreadChange[],
): Unread {
  const named = new Set(told.map(([place]) => place));
  const open = [...unread.keys()].filter((place) => !named.has(place));
  const was = open.length > 0 ? valueFinder(dataSets, before) : undefined;
  const now = open.length > 0 ? valueFinder(dataSets, after) : undefined;
  const written = open.filter((place) => was?.(place) !== now?.(place));
  const next = withUnread(unread, [...told, ...written.map((place): UnreadChange => [place, undefined])]);
  return next.size === 0 ? noUnread : standing(dataSets, after, next);
}

/** Problems without those that call blank what holds such a text: its own problem says what to do there. */
export function besideUnread(problems: readonly Problem[]): readonly Problem[] {
  const held = new Set(problems.filter((each) => each.code === UNREAD).map((each) => each.path));
  if (held.size === 0) return problems;
  return problems.filter((each) => each.code !== BLANK || !held.has(each.path));
}

/** What must be mended before the document is ready: one problem a text, with its cell, reason and remedy. */
export function unreadProblems(dataSets: DataSets, body: AnyBody, unread: Unread): Problem[] {
  if (unread.size === 0) return [];
  const pathAt = pathFinder(dataSets, body);
  return [...unread].flatMap(([place, { text, reason }]) => {
    const path = pathAt(place);
    if (path === undefined) return [];
    const shown = reason.includes(`«${text}»`) ? reason : `«${text}»: ${reason}`;
    return [problem(UNREAD, path, `${labelOf(dataSets, path)}: ${shown}. No se ha guardado.`)];
  });
}

/**
 * What keeps an act from being of all that is shown: texts that are no values, the first by its cell; undefined where there
 * are none, and where nothing of the document can be changed any more.
 */
export function unreadLeft(
  { dataSets, states }: Pick<AnyDocument, 'dataSets' | 'states'>,
  { header, body, unread }: { header: { ESTADO: string }; body: AnyBody; unread: Unread },
): ApiError | undefined {
  if (states.states[header.ESTADO]?.editable === false) return undefined;
  const problems = unreadProblems(dataSets, body, unread);
  const [first] = problems;
  if (!first) return undefined;
  const others = problems.length === 1 ? '' : ` Hay ${problems.length} así en «Problemas».`;
  return new ApiError(`${first.message} Corríjalo o bórrelo primero.${others}`, {
    code: 'unread',
    status: 0,
    problems,
  });
}
