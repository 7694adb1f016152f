import type { ModuleName } from '../modules.ts';

/**
 * Groups of fields inside a module that a person may be kept from, whatever else they do there (ID_OBJETO,
 * spec 3). Each is an object of its module, with what may be given of it: seen, and written by who writes the module. What
 * decides the taxes follows from values and lists and stands on the form, so it is not hidden; who may write it is given.
 */
export const FIELD_GROUPS = [
  { module: 'work-orders', object: 'costos', label: 'Gastos y saldos', keys: ['ver', 'escribir'] },
  { module: 'duca', object: 'tributos', label: 'Lo que decide los tributos', keys: ['escribir'] },
  { module: 'dua', object: 'tributos', label: 'Lo que decide los tributos', keys: ['escribir'] },
] as const satisfies readonly {
  module: ModuleName;
  object: string;
  label: string;
  keys: readonly ('ver' | 'escribir')[];
}[];

export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** Object of a permission record: a group of fields; '' for the module itself. */
export type ObjectName = FieldGroup['object'];

type Of<G, Verb extends string> = G extends { module: infer M extends string; object: infer O extends string }
  ? `${M}.${O}:${Verb}`
  : never;

/** What seeing and changing a group needs: `work-orders.costos:read`. */
export type GroupPermission = Of<FieldGroup, 'read' | 'write'>;

export const groupPermission = (
  { module, object }: Pick<FieldGroup, 'module' | 'object'>,
  verb: 'read' | 'write',
): GroupPermission => `${module}.${object}:${verb}` as GroupPermission;

export const groupsOf = (module: ModuleName): readonly FieldGroup[] =>
  FIELD_GROUPS.filter((each) => each.module === module);

const nameOf = ({ module, object }: FieldGroup): string => `${module}.${object}`;

/** Names of the groups that there are, for what is kept of them. */
export const GROUP_NAMES: readonly string[] = FIELD_GROUPS.map(nameOf);

/** Groups that there were before anybody kept which there are. */
const FIRST: readonly string[] = ['work-orders.costos'];

/**
 * Groups that came after something that gives rights was kept: until somebody says otherwise they go with the writing of
 * their module, so that nobody loses by an upgrade what they did until then.
 */
export const laterGroups = (known: readonly string[] = FIRST): readonly FieldGroup[] =>
  FIELD_GROUPS.filter((group) => !known.includes(nameOf(group)));
