import { catalogue } from '../catalogues/names.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { one, type AnyRecord, type DataSet } from '../foundation/fields/dataSet.ts';
import { field, type Field } from '../foundation/fields/field.ts';
import { kinds } from '../foundation/fields/kinds.ts';
import { keysOf } from '../foundation/keyed.ts';

/** What is tried out; a term that is absent stays as it is. Values in their stored form. */
export interface Supposed {
  regime?: string;
  incoterm?: string;
  /** By what the chosen lines claim a preference; blank claims none. */
  agreement?: string;
  origin?: string;
  /** Quota of the chosen lines; blank comes under none. */
  quota?: string;
  /** Local currency per US dollar. */
  rate?: string;
  /** Freight and insurance of the whole declaration, US dollars; shared among the lines by their price. */
  freight?: string;
  insurance?: string;
  /** Index of the one line that changes agreement, origin or quota; every one when absent. */
  line?: number;
}

/** Terms that a person may try out, on the screen and over the API; blank is as the declaration has it. */
export interface SupposedTerms<N extends string = string> {
  dataSet: DataSet<Record<N, Field>>;
  means: Readonly<Record<N, keyof Supposed>>;
}

/** A term that is tried without; blank already says that it stays. */
const NONE = '0';
/** What may be tried without. */
const MAY_BE_NONE: readonly (keyof Supposed)[] = ['agreement', 'quota'];

/** Fields of the terms that every declaration asks alike. */
export const commonTerms = {
  INCOTERM: field.choice('Incoterm', {
    catalogue: catalogue.incoterms,
    help: 'El precio pactado queda igual; cambia qué gastos van dentro de él.',
  }),
  FLETE: field.decimal('Flete, US$', {
    decimals: 2,
    help: 'Flete de toda la declaración; se reparte por el precio de cada línea.',
  }),
  SEGURO: field.decimal('Seguro, US$', {
    decimals: 2,
    help: 'Seguro de toda la declaración; se reparte por el precio de cada línea.',
  }),
} as const;

export const supposedTerms = <N extends string>(
  fields: Record<N, Field>,
  means: Record<N, keyof Supposed>,
): SupposedTerms<N> => ({ dataSet: one('¿Y si…?', fields), means });

/** Only what was filled in is supposed; the rest stays as it is. */
export function supposedOf({ means }: SupposedTerms, record: AnyRecord): Supposed {
  const supposed: Supposed = {};
  for (const [name, meant] of Object.entries(means)) {
    const value = record[name] ?? '';
    if (value === '') continue;
    if (meant === 'line') supposed.line = Number(value) - 1;
    else supposed[meant] = MAY_BE_NONE.includes(meant) && value === NONE ? '' : value;
  }
  return supposed;
}

/** The lists of a form of terms: of what may be tried without, they offer none before all that they have. */
export function offeringNone({ dataSet, means }: SupposedTerms, reference: Reference): Reference {
  const offered = new Map<string, { none: CatalogueRow; rows: readonly CatalogueRow[] }>();
  for (const [name, { catalogue, label }] of Object.entries(dataSet.fields)) {
    const meant = means[name];
    if (catalogue === undefined || meant === undefined || !MAY_BE_NONE.includes(meant)) continue;
    const none = { CLAVE: NONE, VALOR: `Sin ${label.charAt(0).toLowerCase()}${label.slice(1)}` };
    offered.set(catalogue, { none, rows: [none, ...reference.rows(catalogue)] });
  }
  return {
    ...reference,
    hasCode: (list, code) => (code === NONE && offered.has(list)) || reference.hasCode(list, code),
    rows: (list) => offered.get(list)?.rows ?? reference.rows(list),
    row: (list, code) => (code === NONE ? offered.get(list)?.none : undefined) ?? reference.row(list, code),
  };
}

/**
 * Texts as a caller writes them, in their stored form.
 * @returns the record, or the field that cannot be read and why.
 */
export function readSupposed<N extends string>(
  terms: SupposedTerms<N>,
  texts: Readonly<Partial<Record<N, string>>>,
  reference: Reference,
): { ok: true; record: AnyRecord } | { ok: false; name: N; reason: string } {
  const { dataSet } = terms;
  const context = offeringNone(terms, reference);
  const record: AnyRecord = {};
  for (const name of keysOf(dataSet.fields)) {
    const text = texts[name]?.trim() ?? '';
    if (text === '') continue;
    const declared = dataSet.fields[name];
    const parsed = kinds[declared.kind].parse(text, declared, context);
    const reason = parsed.ok ? kinds[declared.kind].check(parsed.value, declared, context) : parsed.reason;
    if (reason !== undefined) return { ok: false, name, reason };
    if (parsed.ok) record[name] = parsed.value;
  }
  return { ok: true, record };
}
