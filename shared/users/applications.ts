import type { ModuleName } from '../foundation/modules.ts';

/** How a module appears in app management (spec 3) and which routes it guards (spec 2 and 6). */
export interface Application {
  name: string;
  /** Area of the hash route: the guard matches it against the path. */
  link: string;
}

export const applications: Record<ModuleName, Application> = {
  catalogues: { name: 'Catálogos', link: 'catalogs' },
  tariff: { name: 'Arancel', link: 'arancel' },
  products: { name: 'Mis clasificaciones', link: 'classification' },
  users: { name: 'Permisos', link: 'permisosUsuarios' },
  'work-orders': { name: 'Órdenes de trabajo', link: 'ordenestrabajo' },
  transmission: { name: 'Transmisión', link: 'transmisiones' },
  invoices: { name: 'Facturas', link: 'facturagt' },
  'transport-documents': { name: 'Documentos de transporte', link: 'conocimientobl' },
  dva: { name: 'Declaración del valor (DVA)', link: 'dvagt' },
  duca: { name: 'DUCA', link: 'ducagt' },
  manifests: { name: 'Manifiestos', link: 'manifiestos' },
  notifications: { name: 'Notificaciones', link: 'notificaciones' },
  reports: { name: 'Reportes', link: 'reportesgt' },
};

/** Module ids of configuration and permission rows (spec 3). */
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
  products: '',
  users: '',
  'work-orders': '1',
  'transport-documents': '2',
  invoices: '3',
  dva: '4',
  duca: '6',
  reports: '7',
  transmission: '8',
  manifests: '9',
  notifications: '',
};

export type RightKey = 'escribir' | 'transmitir';

/** Rights that some procedure asks for besides reading; what is not here would be a mark without effect. */
export const rightsOf: Partial<Record<ModuleName, readonly RightKey[]>> = {
  'work-orders': ['escribir'],
  invoices: ['escribir'],
  'transport-documents': ['escribir'],
  dva: ['escribir'],
  duca: ['escribir', 'transmitir'],
  transmission: ['transmitir'],
};
