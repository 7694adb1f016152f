import type { DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import type { KindName } from '../../../shared/foundation/fields/field.ts';
import { formatPath, parsePath } from '../../../shared/foundation/fields/path.ts';
import { fieldAt, isPersons } from '../../../shared/foundation/fields/writer.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';

/** The same problem of one field on several lines, or a problem that stands alone. */
export interface Alike {
  first: Problem;
  /** All of them, the first one too, in their order. */
  all: readonly Problem[];
}

/** Problems of the same kind on the same field of different lines as one, where the first of them stands. */
export function alikeProblems(problems: readonly Problem[]): Alike[] {
  const groups = new Map<string, Problem[]>();
  for (const each of problems) {
    const place = parsePath(each.path);
    const key =
      place?.line === undefined
        ? `${groups.size}`
        : `${each.severity} ${each.code} ${place.dataSet}.${place.field ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()].map((all) => ({ first: all[0]!, all }));
}

/** Kinds of which several lines often share a value; an amount, a number or a description is each line's own. */
const SHARED: ReadonlySet<KindName> = new Set(['choice', 'flag', 'date']);

/** The field that one value fills on every line of the group; undefined where that makes no sense. */
export function fillable(dataSets: DataSets, { first, all }: Alike) {
  const field = fieldAt(dataSets, first.path);
  const filled = all.length > 1 && first.severity === 'missing' && field !== undefined;
  return filled && isPersons(field) && SHARED.has(field.kind) ? field : undefined;
}

/** What a person reads of a blank field in a list of them: its box and its name. */
export function shortLabel(dataSets: DataSets, path: string): string | undefined {
  const field = fieldAt(dataSets, path);
  return field && [field.box, field.label].filter(Boolean).join(' ');
}

/** Path of the same field whatever the line: the place of a value for all of them. */
export function columnPath(path: string): string {
  const { dataSet = '', field } = parsePath(path) ?? {};
  return formatPath({ dataSet, ...(field === undefined ? {} : { field }) });
}
