import type { Problem } from '../rules/problem.ts';
import { applyChanges, type Change } from '../documents/patch.ts';
import type { AnyBody, AnyRecord, DataSets } from './dataSet.ts';
import { kinds, type FieldContext } from './kinds.ts';
import { parsePath } from './path.ts';
import { shapeProblems } from './shape.ts';

/**
 * Body in stored form, and what has no such form. A value that a person or a program wrote in another way ('36' for
 * '36.00', '5/3/2026' for a date) is read as its input would read it; whatever cannot be read stays, with its problem.
 */
export function settleShape<B extends AnyBody>(
  dataSets: DataSets,
  body: B,
  context: FieldContext,
): { body: B; problems: Problem[] } {
  const problems = shapeProblems(dataSets, body, context);
  const changes: Change[] = [];
  const left = problems.filter((each) => {
    const value = readable(dataSets, body, each.path, context);
    if (value === undefined) return true;
    changes.push({ op: 'set', path: each.path, value });
    return false;
  });
  return { body: changes.length === 0 ? body : applyChanges(dataSets, body, changes), problems: left };
}

/** The value at a path as its kind stores it; undefined when there is no field or it does not read. */
function readable(
  dataSets: DataSets,
  body: AnyBody,
  text: string,
  context: FieldContext,
): string | undefined {
  const path = parsePath(text);
  const field = path?.field === undefined ? undefined : dataSets[path.dataSet]?.fields[path.field];
  if (!path || !field) return undefined;
  const content = body[path.dataSet];
  const record: AnyRecord | undefined = Array.isArray(content) ? content[path.line ?? -1] : content;
  const value = record?.[path.field!];
  if (typeof value !== 'string') return undefined;
  if (value.trim() === '') return '';
  const parsed = kinds[field.kind].parse(value, field, context);
  if (!parsed.ok) return undefined;
  return kinds[field.kind].check(parsed.value, field, context) === undefined ? parsed.value : undefined;
}
