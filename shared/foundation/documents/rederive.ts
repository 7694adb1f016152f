import { recordIn, type AnyBody, type AnyRecord, type DataSets, asLines } from '../fields/dataSet.ts';
import { formatPath } from '../fields/path.ts';

/** A place where a fresh derivation and the document differ, told to the person (spec: nothing is typed twice). */
export interface Move {
  path: string;
  /** `moved`: the derived value changed and was taken over. `kept`: a person's value stands against a new one. */
  kind: 'moved' | 'kept' | 'added' | 'removed';
  from: string;
  to: string;
}

export interface Rederived<B = AnyBody> {
  body: B;
  moves: Move[];
}

/**
 * Derives again without losing a person's work: three-way merge of what was derived last time (`base`), what the
 * document says now (`mine`) and what is derived now (`fresh`). A field that a person changed stays; every other
 * takes the fresh value. Lines are matched by their key and stand in the fresh order; a line that a person added stays,
 * behind the line that it was added behind and what came there by itself, and one that a person removed stays away.
 */
export function rederive<B extends AnyBody>(dataSets: DataSets, base: B, mine: B, fresh: B): Rederived<B> {
  const body: AnyBody = {};
  const moves: Move[] = [];
  for (const [name, dataSet] of Object.entries(dataSets)) {
    if (!dataSet.many) {
      body[name] = mergeRecord(recordIn(base, name), recordIn(mine, name), recordIn(fresh, name), (field) =>
        formatPath({ dataSet: name, field }),
      );
      continue;
    }
    const key = dataSet.key!;
    const baseLines = indexed(asLines(base[name]), key);
    const mineLines = indexed(asLines(mine[name]), key);
    const freshLines = asLines(fresh[name]);
    const freshKeys = new Set(freshLines.map((line) => line[key]));
    const own = ownLines(asLines(mine[name]), key, baseLines, freshKeys);
    const lines: AnyRecord[] = [];
    let waiting = own.behind.get(undefined) ?? [];
    for (const line of freshLines) {
      const id = line[key]!;
      const same = mineLines.get(id);
      const path = (field?: string): string =>
        formatPath({ dataSet: name, line: lines.length, ...(field ? { field } : {}) });
      if (same) {
        for (const each of waiting) lines.push(each);
        waiting = own.behind.get(id) ?? [];
        lines.push(mergeRecord(baseLines.get(id), same, line, path));
      } else if (!baseLines.has(id)) {
        moves.push({ path: path(), kind: 'added', from: '', to: '' });
        lines.push(line);
      }
    }
    for (const each of waiting) lines.push(each);
    for (const from of own.removed) moves.push({ path: name, kind: 'removed', from, to: '' });
    body[name] = lines;
  }
  return { body: body as B, moves };

  function mergeRecord(
    was: AnyRecord | undefined,
    own: AnyRecord | undefined,
    now: AnyRecord | undefined,
    path: (field: string) => string,
  ): AnyRecord {
    const merged: AnyRecord = { ...now, ...own };
    for (const [field, value] of Object.entries(now ?? {})) {
      const current = own?.[field] ?? '';
      const before = was?.[field] ?? '';
      if (current === value) continue;
      if (current === before) {
        merged[field] = value;
        moves.push({ path: path(field), kind: 'moved', from: current, to: value });
      } else if (before !== value) moves.push({ path: path(field), kind: 'kept', from: current, to: value });
    }
    return merged;
  }
}

const indexed = (lines: AnyRecord[], key: string): Map<string, AnyRecord> =>
  new Map(lines.map((line) => [line[key]!, line]));

/** The lines that only a person's side has, by the key of the shared line before them; and those gone from the other. */
function ownLines(
  mine: readonly AnyRecord[],
  key: string,
  base: ReadonlyMap<string, AnyRecord>,
  fresh: ReadonlySet<string | undefined>,
): { behind: Map<string | undefined, AnyRecord[]>; removed: string[] } {
  const behind = new Map<string | undefined, AnyRecord[]>();
  const removed: string[] = [];
  let last: string | undefined;
  for (const line of mine) {
    const id = line[key]!;
    if (fresh.has(id)) last = id;
    else if (base.has(id)) removed.push(id);
    else {
      const same = behind.get(last);
      if (same) same.push(line);
      else behind.set(last, [line]);
    }
  }
  return { behind, removed };
}
