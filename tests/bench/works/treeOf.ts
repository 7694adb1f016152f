import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { recordsOf, type Plan } from '../../../shared/foundation/xml/plan.ts';

/** The values of a message by the same rules as ours, as the plain object tree that XML builders take. */
export function treeOf<C>(
  plan: Plan<C>,
  body: AnyBody,
  context: C,
  text: (value: string) => string,
): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const group of plan.groups) {
    const { list, node } = group.definition;
    const records = recordsOf(group, body, context).map(({ record }) => {
      const element: Record<string, string> = {};
      for (const each of group.elements) {
        const value = each.read(record, context);
        if (value !== undefined && (value !== '' || !each.optional)) element[each.node] = text(value);
      }
      return element;
    });
    if (records.length > 0 || group.mandatory)
      root[list ?? node] = list === undefined ? records[0] : records.length > 0 ? { [node]: records } : '';
  }
  return { [plan.root]: root };
}
