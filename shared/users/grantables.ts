import { groupPermission, groupsOf, type ObjectName } from '../foundation/access/fieldGroups.ts';
import type { RightKey } from '../foundation/access/permissionRow.ts';
import { rightName, type RightName } from '../foundation/access/roles.ts';
import type { Permission } from '../foundation/contracts/procedure.ts';
import { APPLICATIONS, type ModuleName } from '../foundation/modules.ts';
import { applications, rightsOf } from './applications.ts';

/** One thing that may be given to a person: a row of the permission matrix, and the permission that it is. */
export interface Grantable {
  name: RightName;
  module: ModuleName;
  object: ObjectName | '';
  key: RightKey;
  /** What the executor asks for. */
  permission: Permission;
  /** «Transmitir», «Ver gastos y saldos». */
  label: string;
}

const WORDS: Record<RightKey, string> = {
  entrar: 'Entrar y ver',
  escribir: 'Escribir',
  transmitir: 'Transmitir',
  liberar: 'Liberar',
  ver: 'Ver',
};

const VERBS = {
  entrar: 'read',
  escribir: 'write',
  transmitir: 'transmit',
  liberar: 'release',
  ver: 'read',
} as const satisfies Record<RightKey, string>;

const ofModule = (module: ModuleName): Grantable[] => [
  ...(['entrar', ...(rightsOf[module] ?? [])] as const).map((key): Grantable => ({
    name: rightName(module, '', key),
    module,
    object: '',
    key,
    permission: `${module}:${VERBS[key]}`,
    label: WORDS[key],
  })),
  ...groupsOf(module).flatMap((group) =>
    group.keys.map((key): Grantable => ({
      name: rightName(module, group.object, key),
      module,
      object: group.object,
      key,
      permission: groupPermission(group, VERBS[key]),
      label: `${WORDS[key]} ${group.label.toLowerCase()}`,
    })),
  ),
];

/** Everything that may be given, by application: what a person may do is decided of these and shown of these. */
export const grantables: readonly Grantable[] = APPLICATIONS.flatMap(ofModule);

export const grantableOf = (name: string): Grantable | undefined =>
  grantables.find((each) => each.name === name);

/** «DUCA: transmitir» */
export const titleOfRight = ({ module, label }: Grantable): string =>
  `${applications[module].name}: ${label.toLowerCase()}`;
