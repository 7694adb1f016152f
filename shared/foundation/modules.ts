/** Every module of the product, in reading order: a module may import only those before it (decision 1). */
export const MODULES = [
  'catalogues',
  'tariff',
  'products',
  'users',
  'work-orders',
  'transmission',
  'invoices',
  'transport-documents',
  'dva',
  'duca',
  'manifests',
  'notifications',
  'reports',
] as const;

export type ModuleName = (typeof MODULES)[number];
