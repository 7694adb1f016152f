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
  const known = made.get(dataSets) ?? new Map<string, DataSets>();
  made.set(dataSets, known);
  const narrowed = known.get(name) ?? narrow(dataSets, closed);
  known.set(name, narrowed);
  return narrowed as S;
}

function narrow(dataSets: DataSets, closed: ReturnType<typeof groupsOf>): DataSets {
  const isClosed = (group: ObjectName | undefined): boolean => closed.some(({ object }) => object === group);
  return Object.fromEntries(
    Object.entries(dataSets).map(([set, dataSet]) => {
      if (!Object.values(dataSet.fields).some(({ group }) => isClosed(group))) return [set, dataSet];
      const fields = Object.entries(dataSet.fields).map(([each, field]) => [
        each,
        isClosed(field.group) && field.writer === undefined ? { ...field, writer: 'others' as const } : field,
      ]);
      return [set, { ...dataSet, fields: Object.fromEntries(fields) }];
    }),
  );
}
