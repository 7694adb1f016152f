import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { Change } from '../../../shared/foundation/documents/patch.ts';
import { asRecord, type AnyBody, type AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';

/**
 * What a save wrote besides the caller's changes: computed fields, new line keys, lines that a calculation added or took
 * away. Applied to what was asked they give what is stored. Blanks of an added line are left out, as any caller may:
 * ten thousand fractions have twenty thousand taxes, and an answer ends at 6 MB.
 */
export function computedChanges(definition: AnyDocument, asked: AnyBody, stored: AnyBody): Change[] {
  const changes: Change[] = [];
  for (const name of Object.keys(definition.dataSets)) {
    const before = asked[name];
    const after = stored[name];
    if (before === after || after === undefined) continue;
    if (!Array.isArray(after)) {
      addFields(changes, name, asRecord(before), after);
      continue;
    }
    const had = Array.isArray(before) ? before : [];
    const common = Math.min(had.length, after.length);
    for (let line = 0; line < common; line += 1) {
      if (had[line] !== after[line]) addFields(changes, `${name}[${line}]`, had[line]!, after[line]!);
    }
    if (had.length > common) {
      changes.push({ op: 'remove', path: `${name}[${common}]`, count: had.length - common });
    } else if (after.length > common) {
      changes.push({ op: 'insert', path: name, lines: after.slice(common).map(filled) });
    }
  }
  return changes;
}

function addFields(changes: Change[], path: string, before: AnyRecord, after: AnyRecord): void {
  for (const field in after) {
    const value = after[field]!;
    if ((before[field] ?? '') !== value) changes.push({ op: 'set', path: `${path}.${field}`, value });
  }
}

const filled = (line: AnyRecord): AnyRecord =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== ''));
