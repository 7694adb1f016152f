import type { FactClass } from './facts.ts';

/** Facts by which a person narrows a report, and statistics lead to what is behind a mark. */
export const FILTERS = [
  'ESTADO',
  'REGIMEN',
  'ADUANA',
  'CLIENTE',
  'AGENTE',
  'CANAL',
  'USUARIO',
  'CODIGO',
  'CAMPO',
] as const;
export type Filter = (typeof FILTERS)[number];

/** What a report is narrowed to: a value of each fact, as its documents say it, or one of the words below. */
export type Filters = Readonly<Partial<Record<Filter, string>>>;

export const filterLabels: Readonly<Record<Filter, string>> = {
  ESTADO: 'Estado',
  REGIMEN: 'Régimen',
  ADUANA: 'Aduana',
  CLIENTE: 'Cliente',
  AGENTE: 'Agente',
  CANAL: 'Canal',
  USUARIO: 'Hecha por',
  CODIGO: 'Código',
  CAMPO: 'Campo',
};

/** What a filter says for a fact that is blank. */
export const WITHOUT = 'SIN_DATO';

/** What the filter of states says for several of them: all that counts in statistics, and of that what the authority accepted. */
export const [NOT_VOID, ALL_ACCEPTED] = ['NO_ANULADAS', 'ACEPTADAS'] as const;

const WORDS: ReadonlyMap<string, string> = new Map([
  [NOT_VOID, 'sin anuladas'],
  [ALL_ACCEPTED, 'todas las aceptadas'],
]);

/** The value of a filter in words, where it is no value of a document. */
export const saidFilter = (filter: Filter, value: string): string =>
  value === WITHOUT ? 'sin dato' : ((filter === 'ESTADO' ? WORDS.get(value) : undefined) ?? value);

const OF_ORDERS = ['ESTADO', 'REGIMEN', 'ADUANA', 'CLIENTE', 'AGENTE', 'USUARIO'] as const;
const OF_DECLARATIONS = [...OF_ORDERS, 'CANAL'] as const;

/** By what facts of a class can be narrowed. An invoice says no client: it is its order's. */
export const filtersOfClass: Readonly<Record<FactClass, readonly Filter[]>> = {
  orden: OF_ORDERS,
  gasto: [...OF_ORDERS, 'CODIGO'],
  factura: ['CLIENTE'],
  declaracion: OF_DECLARATIONS,
  linea: OF_DECLARATIONS,
  tributo: [...OF_DECLARATIONS, 'CODIGO'],
  garantia: [...OF_DECLARATIONS, 'CODIGO'],
  documento: [...OF_DECLARATIONS, 'CODIGO'],
  transmision: [...OF_DECLARATIONS, 'CODIGO'],
  rechazo: [...OF_DECLARATIONS, 'CODIGO', 'CAMPO'],
};
