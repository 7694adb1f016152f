import type { AnyBody, AnyRecord, DataSet } from '../../shared/foundation/fields/dataSet.ts';
import { isComputed } from '../../shared/foundation/fields/writer.ts';
import type { Problem, Severity } from '../../shared/foundation/rules/problem.ts';
import { cellsOf } from '../kit/fields/layout.ts';
import { problemsOfSection, type SectionPlace } from './sections.ts';

/** How far a section is: nothing in it yet, something, all that it needs, or something wrong; what nobody fills in is at no point. */
export type Progress = 'none' | 'empty' | 'begun' | 'done' | 'wrong';

export interface SectionState {
  progress: Progress;
  counts: Readonly<Record<Severity, number>>;
}

/** Whether a person, a source or the authority wrote anything; what a calculation fills in by itself is no beginning. */
function hasContent(
  section: SectionPlace,
  dataSet: DataSet,
  content: AnyRecord | AnyRecord[] | undefined,
): boolean {
  if (Array.isArray(content)) return content.length > 0;
  if (!content) return false;
  const names = section.layout
    ? section.layout.flatMap((row) => cellsOf(row).map(({ name }) => name))
    : Object.keys(dataSet.fields);
  return names.some((name) => {
    const field = dataSet.fields[name];
    return field !== undefined && !isComputed(field) && (content[name] ?? '') !== '';
  });
}

/** Whether nobody fills it in: it has no fields, or all of them are calculated. */
function isNobodys({ layout }: SectionPlace, { fields }: DataSet): boolean {
  const shown = layout?.flatMap((row) => cellsOf(row).map(({ name }) => name)) ?? Object.keys(fields);
  return shown.every((name) => {
    const field = fields[name];
    return field === undefined || field.hidden === true || field.kind === 'key' || isComputed(field);
  });
}

/** Where a section stands, with its problems counted by kind; an empty one is never complete. */
export function sectionState(
  section: SectionPlace,
  dataSet: DataSet,
  body: AnyBody,
  problems: readonly Problem[],
): SectionState {
  const counts = { missing: 0, error: 0, warning: 0 };
  for (const { severity } of problemsOfSection(section, problems)) counts[severity] += 1;
  if (counts.error === 0 && isNobodys(section, dataSet)) return { progress: 'none', counts };
  const filled = hasContent(section, dataSet, body[section.dataSet]);
  const progress = counts.error > 0 ? 'wrong' : !filled ? 'empty' : counts.missing > 0 ? 'begun' : 'done';
  return { progress, counts };
}
