import type { Change } from '../../../shared/foundation/documents/patch.ts';
import {
  recordIn,
  type AnyBody,
  type AnyRecord,
  type DataSet,
  type DataSets,
  linesIn,
  asRecord,
  asLines,
} from '../../../shared/foundation/fields/dataSet.ts';
import { parsePath } from '../../../shared/foundation/fields/path.ts';
import { isComputed } from '../../../shared/foundation/fields/writer.ts';
import {
  partsOf,
  placeOf,
  withUnread,
  type Unread,
  type UnreadChange,
  type UnreadText,
} from '../../kit/unread.ts';
import { lineFinder, standing } from './unreadTexts.ts';

/** What a person sees of a document and may undo: its body and the texts in it that are no values. */
export interface Shown {
  body: AnyBody;
  unread: Unread;
}

interface PlacedLine {
  dataSet: string;
  /** Key of the line before it; '' at the top. */
  after: string;
  line: AnyRecord;
}

/**
 * One step of work as what it changed, by places that hold while others add or remove lines. Only what a step wrote
 * is turned back by undoing it, and only while it still stands: another person's later value stays.
 */
export interface Step {
  fields: (readonly [place: string, from: string, to: string])[];
  removed: PlacedLine[];
  added: PlacedLine[];
  orders: (readonly [dataSet: string, from: string[], to: string[]])[];
  unread: (readonly [place: string, from: UnreadText | null, to: UnreadText | null])[];
}

/** The step that leads from one to the other; computed fields are no part of it. */
export function stepBetween(dataSets: DataSets, from: Shown, to: Shown): Step {
  const step: Step = { fields: [], removed: [], added: [], orders: [], unread: [] };
  for (const [name, dataSet] of Object.entries(dataSets)) {
    const before = from.body[name];
    const after = to.body[name];
    if (before === after) continue;
    if (dataSet.many) linesStep(step, name, dataSet, asLines(before), asLines(after));
    else recordStep(step, name, dataSet, undefined, asRecord(before), asRecord(after));
  }
  for (const place of new Set([...from.unread.keys(), ...to.unread.keys()])) {
    const [was, is] = [from.unread.get(place) ?? null, to.unread.get(place) ?? null];
    if (was !== is) step.unread.push([place, was, is]);
  }
  return step;
}

function recordStep(
  step: Step,
  name: string,
  dataSet: DataSet,
  key: string | undefined,
  before: AnyRecord,
  after: AnyRecord,
): void {
  if (before === after) return;
  for (const field of Object.keys(after)) {
    const [was, is] = [before[field] ?? '', after[field] ?? ''];
    if (was !== is && dataSet.fields[field] && !isComputed(dataSet.fields[field]))
      step.fields.push([placeOf(name, field, key), was, is]);
  }
}

function linesStep(
  step: Step,
  name: string,
  dataSet: DataSet,
  before: AnyRecord[],
  after: AnyRecord[],
): void {
  const key = dataSet.key!;
  const old = new Map(before.map((line) => [line[key] ?? '', line]));
  const kept = new Set(after.map((line) => line[key] ?? ''));
  const placed = (lines: AnyRecord[], other: { has: (id: string) => boolean }): PlacedLine[] =>
    lines.flatMap((line, at) =>
      other.has(line[key] ?? '') ? [] : [{ dataSet: name, after: lines[at - 1]?.[key] ?? '', line }],
    );
  step.removed.push(...placed(before, kept));
  step.added.push(...placed(after, old));
  const keys = (lines: AnyRecord[]): string[] => lines.map((line) => line[key] ?? '');
  const stayed = keys(after).filter((id) => old.has(id));
  // Sorted, lines are put by the whole order; else each new or gone line knows its neighbour.
  if (
    keys(before)
      .filter((id) => kept.has(id))
      .some((id, at) => id !== stayed[at])
  )
    step.orders.push([name, keys(before), keys(after)]);
  for (const line of after) {
    const was = old.get(line[key] ?? '');
    if (was) recordStep(step, name, dataSet, line[key] ?? '', was, line);
  }
}

/** How many values a step holds, for the bound of the memory. */
export const weightOf = (step: Step): number =>
  step.fields.length +
  step.unread.length +
  [...step.removed, ...step.added].reduce((sum, { line }) => sum + Object.keys(line).length, 0) +
  step.orders.reduce((sum, [, from]) => sum + 2 * from.length, 0);

/** The step that undoes it. */
export const backwards = ({ fields, removed, added, orders, unread }: Step): Step => ({
  fields: fields.map(([place, from, to]) => [place, to, from]),
  removed: added,
  added: removed,
  orders: orders.map(([name, from, to]) => [name, to, from]),
  unread: unread.map(([place, from, to]) => [place, to, from]),
});

/** What is shown after a step; parts of it that no longer find what they changed are passed over. */
export function applyStep(dataSets: DataSets, shown: Shown, step: Step): Shown {
  const body = { ...shown.body };
  for (const name of new Set([...step.removed, ...step.added].map((each) => each.dataSet)))
    body[name] = withLines(dataSets[name]!.key!, linesIn(body, name), name, step);
  for (const [name, , to] of step.orders) {
    const key = dataSets[name]!.key!;
    const place = new Map(to.map((id, at) => [id, at]));
    const lines = linesIn(body, name);
    const moved = lines
      .filter((line) => place.has(line[key] ?? ''))
      .sort((one, other) => place.get(one[key] ?? '')! - place.get(other[key] ?? '')!);
    body[name] = lines.map((line) => (place.has(line[key] ?? '') ? moved.shift()! : line));
  }
  const find = lineFinder(dataSets, body);
  const copied = new Set<string>();
  for (const [place, from, to] of step.fields) {
    const { dataSet, key, field } = partsOf(place);
    if (key === undefined) {
      const record = recordIn(body, dataSet);
      if ((record[field] ?? '') === from) body[dataSet] = { ...record, [field]: to };
      continue;
    }
    const at = find(dataSet, key);
    const line = at === undefined ? undefined : linesIn(body, dataSet)[at];
    if (at === undefined || !line || (line[field] ?? '') !== from) continue;
    if (!copied.has(dataSet)) body[dataSet] = [...linesIn(body, dataSet)];
    copied.add(dataSet);
    linesIn(body, dataSet)[at] = { ...line, [field]: to };
  }
  const unread = withUnread(
    shown.unread,
    step.unread.map(([place, , to]) => [place, to ?? undefined]),
  );
  return { body, unread: standing(dataSets, body, unread) };
}

function withLines(key: string, before: AnyRecord[], name: string, step: Step): AnyRecord[] {
  const taken = new Set(step.removed.filter((each) => each.dataSet === name).map(({ line }) => line[key]));
  const lines = before.filter((line) => !taken.has(line[key]));
  const there = new Set(lines.map((line) => line[key]));
  const added = step.added.filter((each) => each.dataSet === name && !there.has(each.line[key]));
  // Runs of lines follow each other; each run is put in at once.
  for (let at = 0; at < added.length;) {
    let end = at + 1;
    while (end < added.length && added[end]!.after === added[end - 1]!.line[key]) end += 1;
    const { after } = added[at]!;
    const before = after === '' ? -1 : lines.findIndex((line) => line[key] === after);
    const place = after !== '' && before < 0 ? lines.length : before + 1;
    lines.splice(place, 0, ...added.slice(at, end).map((each) => each.line));
    at = end;
  }
  return lines;
}

/**
 * The place of the one field that an edit typed in, so that its letters, and a text that waited there with the value it
 * became, are one step; '' when it did more.
 */
export function onePlace(
  dataSets: DataSets,
  body: AnyBody,
  changes: readonly Change[],
  unread: readonly UnreadChange[],
): string {
  const [change] = changes;
  if (!change) return unread.length === 1 ? unread[0]![0] : '';
  if (changes.length > 1 || unread.length > 1 || change.op !== 'set') return '';
  const path = parsePath(change.path);
  if (path?.line === undefined || path.field === undefined) return change.path;
  const key = linesIn(body, path.dataSet)[path.line]?.[dataSets[path.dataSet]?.key ?? ''];
  return key === undefined ? change.path : placeOf(path.dataSet, path.field, key);
}
