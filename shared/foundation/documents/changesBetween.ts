import type { Change } from './patch.ts';
import {
  asRecord,
  type AnyBody,
  type AnyRecord,
  type DataSet,
  type DataSets,
  asLines,
} from '../fields/dataSet.ts';
import { formatPath } from '../fields/path.ts';
import { isComputed } from '../fields/writer.ts';

/**
 * The changes that lead from one body to the other, for the server: what was typed, coalesced. Computed fields are
 * left out, the server computes them itself. Lines are matched by their key.
 */
export function changesBetween(dataSets: DataSets, from: AnyBody, to: AnyBody): Change[] {
  if (from === to) return [];
  return Object.entries(dataSets).flatMap(([name, dataSet]) => {
    const before = from[name];
    const after = to[name];
    if (before === after) return [];
    return dataSet.many
      ? lineChanges(name, dataSet, asLines(before), asLines(after))
      : recordChanges(dataSet, asRecord(before), asRecord(after), { dataSet: name });
  });
}

function recordChanges(
  dataSet: DataSet,
  before: AnyRecord,
  after: AnyRecord,
  place: { dataSet: string; line?: number },
): Change[] {
  if (before === after) return [];
  return Object.entries(after)
    .filter(
      ([name, value]) =>
        value !== (before[name] ?? '') && dataSet.fields[name] && !isComputed(dataSet.fields[name]),
    )
    .map(([name, value]) => ({ op: 'set', path: formatPath({ ...place, field: name }), value }));
}

const typed = (dataSet: DataSet, line: AnyRecord): AnyRecord =>
  Object.fromEntries(
    Object.entries(line).filter(
      ([name, value]) => value !== '' && dataSet.fields[name] && !isComputed(dataSet.fields[name]),
    ),
  );

function lineChanges(name: string, dataSet: DataSet, before: AnyRecord[], after: AnyRecord[]): Change[] {
  const key = dataSet.key!;
  const kept = new Set(after.map((line) => line[key]));
  const stayed = before.filter((line) => kept.has(line[key]));
  const old = new Map(before.map((line) => [line[key], line]));
  const order = after.filter((line) => old.has(line[key]));
  if (stayed.some((line, index) => line[key] !== order[index]?.[key])) {
    return [{ op: 'set', path: name, value: after.map((line) => typed(dataSet, line)) }];
  }
  return [...removals(name, before, kept, key), ...arrivals(name, dataSet, after, old, key)];
}

/** From the last to the first, so that a removal does not move the places of those still to come. */
function removals(
  name: string,
  before: AnyRecord[],
  kept: ReadonlySet<string | undefined>,
  key: string,
): Change[] {
  const changes: Change[] = [];
  for (let end = before.length - 1; end >= 0;) {
    if (kept.has(before[end]![key])) {
      end -= 1;
      continue;
    }
    let start = end;
    while (start > 0 && !kept.has(before[start - 1]![key])) start -= 1;
    changes.push({ op: 'remove', path: formatPath({ dataSet: name, line: start }), count: end - start + 1 });
    end = start - 1;
  }
  return changes;
}

/** New lines in runs and changed fields, from the first to the last: every place is right when its turn comes. */
function arrivals(
  name: string,
  dataSet: DataSet,
  after: AnyRecord[],
  old: ReadonlyMap<string | undefined, AnyRecord>,
  key: string,
): Change[] {
  const changes: Change[] = [];
  let run: { op: 'insert'; path: string; lines: AnyRecord[] } | undefined;
  after.forEach((line, index) => {
    const earlier = old.get(line[key]);
    if (earlier) {
      run = undefined;
      changes.push(...recordChanges(dataSet, earlier, line, { dataSet: name, line: index }));
    } else if (run) run.lines.push(typed(dataSet, line));
    else {
      run = { op: 'insert', path: formatPath({ dataSet: name, line: index }), lines: [typed(dataSet, line)] };
      changes.push(run);
    }
  });
  return changes;
}
