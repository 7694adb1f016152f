import { APPLICATIONS, type ModuleName } from '../modules.ts';
import { isOneOf } from '../oneOf.ts';
import { FIELD_GROUPS, type ObjectName } from './fieldGroups.ts';

/**
 * What may be given: to enter the application, to write and to transmit in it, to release what another prepared; of a
 * group of fields to see it, and to write it.
 */
export const RIGHT_KEYS = ['entrar', 'escribir', 'transmitir', 'liberar', 'ver'] as const;
export type RightKey = (typeof RIGHT_KEYS)[number];

/** What is said of one right of one person (spec 3, user permission record); `ID_USUARIO` is whose row it lies in. */
export interface PermissionRow {
  ID_MODULO: ModuleName;
  /** Group of fields of the module; '' or absent for the module itself. */
  ID_OBJETO?: ObjectName | '';
  CLAVE: RightKey;
  /** '1' gives it, '0' takes away what the role would give. */
  VALOR: string;
}

/** Numbers of spec 3 (module ids) by which other programs name a module. */
const NUMBERED: Readonly<Record<string, ModuleName>> = {
  '1': 'work-orders',
  '2': 'transport-documents',
  '3': 'invoices',
  '4': 'dva',
  '5': 'dua',
  '6': 'duca',
  '7': 'reports',
  '8': 'transmission',
  '9': 'manifests',
};

/** The module of a permission row, by name or by the number of spec 3; undefined for what is neither. */
export const moduleOfId = (id: string): ModuleName | undefined =>
  NUMBERED[id] ?? APPLICATIONS.find((module) => module === id);

const textAt = (raw: Readonly<Record<string, unknown>>, ...names: readonly string[]): string => {
  const found = names.map((name) => raw[name]).find((value) => value !== undefined && value !== null);
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
};

/**
 * A permission row as any program wrote it: IDMODULO, IDOBJETO and IDUSUARIO are read like ID_MODULO, ID_OBJETO and
 * ID_USUARIO (spec 3). Undefined when it names no right that there is.
 */
export function readPermissionRow(
  raw: Readonly<Record<string, unknown>>,
): (Required<PermissionRow> & { ID_USUARIO: string }) | undefined {
  const ID_MODULO = moduleOfId(textAt(raw, 'ID_MODULO', 'IDMODULO'));
  const ID_OBJETO = textAt(raw, 'ID_OBJETO', 'IDOBJETO');
  const CLAVE = textAt(raw, 'CLAVE').toLowerCase();
  if (!ID_MODULO || !isOneOf(RIGHT_KEYS, CLAVE)) return undefined;
  const ID_USUARIO = textAt(raw, 'ID_USUARIO', 'IDUSUARIO');
  const VALOR = textAt(raw, 'VALOR');
  if (ID_OBJETO === '' || ID_OBJETO === '0') return { ID_USUARIO, ID_MODULO, ID_OBJETO: '', CLAVE, VALOR };
  const group = FIELD_GROUPS.find(
    ({ module, object, keys }) => module === ID_MODULO && object === ID_OBJETO && isOneOf(keys, CLAVE),
  );
  return group && { ID_USUARIO, ID_MODULO, ID_OBJETO: group.object, CLAVE, VALOR };
}
