import { asRecord, type AnyBody, type AnyRecord, type DataSets, asLines } from '../fields/dataSet.ts';
import { formatPath } from '../fields/path.ts';
import { fieldAt, isPersons } from '../fields/writer.ts';

/** One difference between two versions: a field that changed, or a line that came or went (matched by line key). */
export interface Difference {
  kind: 'changed' | 'added' | 'removed';
  /** Path in the newer body, or in the older one for a removed line. */
  path: string;
  before?: string;
  after?: string;
}

const fieldNames = (a: AnyRecord, b: AnyRecord): string[] => [
  ...new Set([...Object.keys(a), ...Object.keys(b)]),
];

function recordDiff(
  before: AnyRecord,
  after: AnyRecord,
  place: { dataSet: string; line?: number },
): Difference[] {
  return fieldNames(before, after)
    .filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
    .map((name) => ({
      kind: 'changed',
      path: formatPath({ ...place, field: name }),
      before: before[name] ?? '',
      after: after[name] ?? '',
    }));
}

/** All differences from one body to the other, in the order of the data sets. */
export function diffBodies(dataSets: DataSets, before: AnyBody, after: AnyBody): Difference[] {
  const found: Difference[] = [];
  for (const [name, dataSet] of Object.entries(dataSets)) {
    const old = before[name];
    const young = after[name];
    if (!dataSet.many) {
      found.push(...recordDiff(asRecord(old), asRecord(young), { dataSet: name }));
      continue;
    }
    const key = dataSet.key!;
    const oldLines = asLines(old);
    const youngLines = asLines(young);
    const byKey = new Map(oldLines.map((line) => [line[key], line]));
    youngLines.forEach((line, index) => {
      const earlier = byKey.get(line[key]);
      if (earlier) found.push(...recordDiff(earlier, line, { dataSet: name, line: index }));
      else found.push({ kind: 'added', path: formatPath({ dataSet: name, line: index }) });
    });
    const kept = new Set(youngLines.map((line) => line[key]));
    oldLines.forEach((line, index) => {
      if (!kept.has(line[key]))
        found.push({ kind: 'removed', path: formatPath({ dataSet: name, line: index }) });
    });
  }
  return found;
}

/**
 * Paths whose derived value a person changed since the last derivation; shown with a mark beside the field. What
 * others write, a calculation or the authority, is no person's change.
 */
export const changedByPerson = (dataSets: DataSets, derived: AnyBody, current: AnyBody): string[] =>
  diffBodies(dataSets, derived, current)
    .filter((difference) => difference.kind === 'changed' && isTyped(dataSets, difference.path))
    .map((difference) => difference.path);

function isTyped(dataSets: DataSets, path: string): boolean {
  const field = fieldAt(dataSets, path);
  return field === undefined || isPersons(field);
}
