import type { AnyBody, AnyRecord } from '../fields/dataSet.ts';
import { pathOf, recordsOf, type Plan, type PlannedElement, type PlannedGroup } from './plan.ts';

/** Mandatory elements of a record that have no text. Kept by record: an unchanged line is never read twice. */
type Known<C> = WeakMap<AnyRecord, readonly PlannedElement<C>[]>;

const remembered = new WeakMap<object, WeakMap<object, Known<never>>>();

/** What a message still owes: the path of each mandatory element without text, and of each mandatory group without lines. */
export function missingPaths<C extends object>(plan: Plan<C>, body: AnyBody, context: C): string[] {
  const paths: string[] = [];
  for (const group of plan.groups) {
    const { dataSet } = group.definition;
    const records = recordsOf(group, body, context);
    if (records.length === 0 && group.mandatory) paths.push(dataSet);
    const known = memoryOf(group, context);
    for (const { record, line } of records) {
      let missing = known.get(record);
      if (!missing) {
        missing = group.elements.filter((each) => each.mandatory && isBlank(each, record, context));
        known.set(record, missing);
      }
      for (const each of missing) paths.push(pathOf(dataSet, line, each.place(context)));
    }
  }
  return paths;
}

/** What cannot be written is not missing: its shape and the writer tell of it. */
function isBlank<C>({ read }: PlannedElement<C>, record: AnyRecord, context: C): boolean {
  try {
    return read(record, context) === '';
  } catch {
    return false;
  }
}

/** Rules may read the context, so what is remembered of a record belongs to that context. */
function memoryOf<C extends object>(group: PlannedGroup<C>, context: C): Known<C> {
  const byContext = remembered.get(group) ?? new WeakMap<object, Known<never>>();
  remembered.set(group, byContext);
  const known = (byContext.get(context) as Known<C> | undefined) ?? new WeakMap();
  byContext.set(context, known);
  return known;
}
