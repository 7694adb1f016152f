import { documentKinds, type KindName } from '../documentKinds.ts';
import type { DocumentKind } from '../foundation/documents/kind.ts';
import type { RightKey } from '../foundation/access/permissionRow.ts';
import type { ModuleName } from '../foundation/modules.ts';

/** How a module appears in app management (spec 3, app-management row) and which routes it guards (spec 2 and 6). */
export interface Application {
  name: string;
  /** Area of the hash route: the guard matches it against the path. */
  link: string;
}

/** One value of each kind of document, under its module. */
const ofKinds = <V>(value: (kind: DocumentKind) => V): Record<KindName, V> =>
  Object.fromEntries(documentKinds.map((kind) => [kind.module, value(kind)])) as Record<KindName, V>;

export const applications: Record<ModuleName, Application> = {
  catalogues: { name: 'Catálogos', link: 'catalogs' },
  tariff: { name: 'Arancel', link: 'arancel' },
  users: { name: 'Permisos', link: 'permisosUsuarios' },
  transmission: { name: 'Transmisión', link: 'transmisiones' },
  ...ofKinds(({ application, plural, path }) => ({ name: application ?? plural, link: path })),
  notifications: { name: 'Notificaciones', link: 'notificaciones' },
  logbook: { name: 'Bitácora', link: 'bitacora' },
  reports: { name: 'Reportes', link: 'reportesgt' },
};

/** Module ids of configuration and permission rows (spec 3, module ids). */
export const MODULE_IDS: Readonly<Record<string, string>> = {
  '1': 'Órdenes de trabajo',
  '2': 'Documento de transporte',
  '3': 'Facturas',
  '4': 'DVA',
  '5': 'DUA',
  '6': 'DUCA',
  '7': 'Reportes',
  '8': 'Transmisión',
  '9': 'Manifiestos',
};

/** Id of a module in permission rows; '' for the modules that spec 3 does not number. */
export const moduleIds: Record<ModuleName, string> = {
  catalogues: '',
  tariff: '',
  users: '',
  ...ofKinds(({ moduleId }) => moduleId),
  reports: '7',
  transmission: '8',
  notifications: '',
  logbook: '',
};

/** Rights in a whole application, besides entering it. */
export type ModuleRight = Exclude<RightKey, 'entrar' | 'ver'>;

/** Rights that some procedure asks for besides reading; what is not here would be a mark without effect. */
export const rightsOf: Partial<Record<ModuleName, readonly ModuleRight[]>> = {
  ...ofKinds(({ neverSent }): readonly ModuleRight[] =>
    neverSent ? ['escribir', 'transmitir', 'liberar'] : ['escribir'],
  ),
  transmission: ['transmitir'],
};
