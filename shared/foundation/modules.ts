/** Every module of the product, in reading order: a module may import only those before it (decision 1). */
export const MODULES = [
  'catalogues',
  'tariff',
  'parties',
  'registers',
  'products',
  'taxes',
  'users',
  'work-orders',
  'transmission',
  'dossier',
  'invoices',
  'transport-documents',
  'dva',
  'cafta',
  'declarations',
  'duca',
  'manifests',
  'dua',
  'notifications',
  'logbook',
  'reports',
] as const;

/** Modules that work for others and are no application: nobody enters them, nobody is granted them. */
const SERVING = ['taxes', 'dossier', 'declarations'] as const;

/** A module that a company has and a user is given (spec 3, app-management row). */
export type ModuleName = Exclude<(typeof MODULES)[number], (typeof SERVING)[number]>;

const isApplication = (name: (typeof MODULES)[number]): name is ModuleName =>
  !SERVING.some((each) => each === name);

/** The applications, in reading order. */
export const APPLICATIONS: readonly ModuleName[] = MODULES.filter(isApplication);
