import type { ModuleName } from '../modules.ts';

/**
 * Groups of fields inside a module that a person may be kept from, whatever else they do there (ID_OBJETO,
 * spec 3). Each is an object of its module: hidden, only read, or written by who writes the module.
 */
export const FIELD_GROUPS = [
  { module: 'work-orders', object: 'costos', label: 'Gastos y saldos' },
] as const satisfies readonly { module: ModuleName; object: string; label: string }[];

type Group = (typeof FIELD_GROUPS)[number];

/** Object of a permission record: a group of fields; '' for the module itself. */
export type ObjectName = Group['object'];

/** What seeing and changing a group needs: `work-orders.costos:read`. */
export type GroupPermission = `${Group['module']}.${Group['object']}:${'read' | 'write'}`;

export const groupsOf = (module: ModuleName): readonly Group[] =>
  FIELD_GROUPS.filter((each) => each.module === module);
