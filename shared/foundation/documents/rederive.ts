import type { AnyBody, AnyRecord, DataSets } from '../fields/dataSet.ts';
import { formatPath } from '../fields/path.ts';

/** A place where a fresh derivation and the document differ, told to the person (spec: nothing is typed twice). */
export interface Move {
  path: string;
  /** `moved`: the derived value changed and was taken over. `kept`: a person's value stands against a new one. */
  kind: 'moved' | 'kept' | 'added' | 'removed';
  from: string;
  to: string;
}

export interface Rederived {
  body: AnyBody;
  moves: Move[];
}

/**
 * Derives again without losing a person's work: three-way merge of what was derived last time (`base`), what the
 * document says now (`mine`) and what is derived now (`fresh`). A field that a person changed stays; every other
 * takes the fresh value. Lines are matched by their key; a line that a person added stays, one that a person
 * removed stays away.
 */
export function rederive(dataSets: DataSets, base: AnyBody, mine: AnyBody, fresh: AnyBody): Rederived {
  const body: AnyBody = {};
  const moves: Move[] = [];
  for (const [name, dataSet] of Object.entries(dataSets)) {
    if (!dataSet.many) {
      body[name] = mergeRecord(
        base[name] as AnyRecord,
        mine[name] as AnyRecord,
        fresh[name] as AnyRecord,
        (field) => formatPath({ dataSet: name, field }),
      );
      continue;
    }
    const key = dataSet.key!;
    const baseLines = indexed((base[name] ?? []) as AnyRecord[], key);
    const mineLines = indexed((mine[name] ?? []) as AnyRecord[], key);
    const freshLines = (fresh[name] ?? []) as AnyRecord[];
    const lines: AnyRecord[] = [];
    for (const line of freshLines) {
      const id = line[key]!;
      const own = mineLines.get(id);
      const path = (field?: string): string =>
        formatPath({ dataSet: name, line: lines.length, ...(field ? { field } : {}) });
      if (own) lines.push(mergeRecord(baseLines.get(id), own, line, path));
      else if (!baseLines.has(id)) {
        moves.push({ path: path(), kind: 'added', from: '', to: '' });
        lines.push(line);
      }
    }
    const freshKeys = new Set(freshLines.map((line) => line[key]));
    for (const line of (mine[name] ?? []) as AnyRecord[]) {
      if (freshKeys.has(line[key]!)) continue;
      if (baseLines.has(line[key]!)) moves.push({ path: name, kind: 'removed', from: line[key]!, to: '' });
      else lines.push(line);
    }
    body[name] = lines;
  }
  return { body, moves };

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
