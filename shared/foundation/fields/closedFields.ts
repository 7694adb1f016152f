import { groupPermission, groupsOf, type ObjectName } from '../access/fieldGroups.ts';
import type { ModuleName } from '../modules.ts';
import type { DataSets } from './dataSet.ts';

const made = new WeakMap<DataSets, Map<string, DataSets>>();

/**
 * The data sets of a module as one person writes them: the fields of a group that they may not write are others'. So
 * whatever asks who writes a field keeps to it: what the server takes, what is asked, pasted and filled.
 */
export function dataSetsFor<S extends DataSets>(
  dataSets: S,
  module: ModuleName,
  permissions: ReadonlySet<string>,
): S {
  const closed = groupsOf(module).filter((group) => !permissions.has(groupPermission(group, 'write')));
  if (closed.length === 0) return dataSets;
  const name = closed.map(({ object }) => object).join(' ');
  const known = made.get(dataSets)?.get(name);
  if (known) return known as S;
  const isClosed = (group: ObjectName | undefined): boolean => closed.some(({ object }) => object === group);
  const narrowed = Object.fromEntries(
    Object.entries(dataSets).map(([set, dataSet]) => {
      if (!Object.values(dataSet.fields).some(({ group }) => isClosed(group))) return [set, dataSet];
      const fields = Object.entries(dataSet.fields).map(([each, field]) => [
        each,
        isClosed(field.group) && field.writer === undefined ? { ...field, writer: 'others' as const } : field,
      ]);
      return [set, { ...dataSet, fields: Object.fromEntries(fields) }];
    }),
  ) as S;
  made.set(dataSets, (made.get(dataSets) ?? new Map<string, DataSets>()).set(name, narrowed));
  return narrowed;
}
