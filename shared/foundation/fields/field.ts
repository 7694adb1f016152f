import type { ObjectName } from '../access/fieldGroups.ts';
import type { ModuleName } from '../modules.ts';

/** The whole vocabulary of field kinds; a new one needs an ADR (the stop rule is fifteen). */
export type KindName =
  | 'text'
  | 'note'
  | 'integer'
  | 'decimal'
  | 'date'
  | 'dateTime'
  | 'flag'
  | 'choice'
  | 'tariff'
  | 'taxId'
  | 'container'
  | 'orderNumber'
  | 'declarationNumber'
  | 'reference'
  | 'key';

/**
 * Who may write a field: the person at work, the derivation of a document from its sources, a calculation out of its
 * other fields, the authority by its answer, or the product itself in one of its procedures; `others` are persons with a
 * right that the one at work has not, and no declaration says it (`closedFields.ts`).
 */
export type Writer = 'person' | 'derivation' | 'computation' | 'authority' | 'system' | 'others';

export interface FieldOptions {
  /** Number of the box on the paper form, as printed: '42.10'. */
  box?: string;
  /** One or two sentences shown beside the field, in the help box and in the API's documentation. */
  help?: string;
  /** Other headings that a supplier's list gives it: a pasted or imported column of that name is this field's. */
  alsoCalled?: readonly string[];
  /** Longest text in characters. */
  max?: number;
  /** Decimals of a `decimal`; the value is stored in canonical form with exactly as many. */
  decimals?: number;
  /** Fewest decimals a `decimal` shows: trailing zeros beyond them are kept and sent, not shown ('12.5000000' reads 12.50). */
  fewest?: number;
  /** Whether a `decimal` or `integer` may be below zero; amounts of a declaration may not. */
  negative?: true;
  /** Catalogue that lists the allowed codes of a `choice`. */
  catalogue?: string;
  /** Catalogue whose entries are offered while it is typed; what is typed need not be one of them. */
  offered?: string;
  /** Who writes it; absent: the person who works on the document. What others write is shown and never asked. */
  writer?: Exclude<Writer, 'person'>;
  /** Group of fields that it is of, which a person may be kept from writing (`access/fieldGroups.ts`). */
  group?: ObjectName;
  /** Asked, printed and sent only while another field of the same record holds one of these values. */
  when?: { field: string; is: readonly string[] };
  /** Owed before the document may be printed or transmitted, whatever the regime. */
  owed?: true;
  /** A day that may lie decades before the operation, as a contract's. */
  older?: true;
  /** Module whose document a `reference` names. */
  refersTo?: ModuleName;
  /**
   * Number under which a line of another data set stands: that data set, and the field of the same record that keeps the
   * line's key. The key says which line is meant; the number follows it.
   */
  numberOf?: { lines: string; key: string };
  /** Typed anew in a copy of the document: it is of its day or of the one operation. Whatever does not say so is copied. */
  copied?: false;
  /** What it takes of a card that the company keeps of a party: role and field of the card, 'IMPORTADOR.NOMBRE'. */
  party?: `${string}.${string}`;
  /**
   * Services that check it while it is typed (`shared/transmission/lookups`), and the fields of the same record that
   * each fills, by the name of what it says: `{ nit: { NOMBRE: 'NOMBRE_IMPORTADOR' } }`.
   */
  lookups?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Kept and sent but not shown: identities of lines and of their sources. */
  hidden?: true;
}

/** One line says everything about a field; type, schema, input, column, paste, CSV, diff and help derive from it. */
export interface Field extends FieldOptions {
  kind: KindName;
  /** Spanish label, as on the official form where there is one. */
  label: string;
}

type Declare = (label: string, options?: FieldOptions) => Field;

const declare =
  (kind: KindName): Declare =>
  (label, options = {}) => ({ kind, label, ...options });

/** Builders, one a kind: `field.decimal('Valor FOB', { box: '25', decimals: 2 })`. */
export const field = {
  text: declare('text'),
  note: declare('note'),
  integer: declare('integer'),
  decimal: declare('decimal'),
  date: declare('date'),
  dateTime: declare('dateTime'),
  flag: declare('flag'),
  choice: declare('choice'),
  tariff: declare('tariff'),
  taxId: declare('taxId'),
  container: declare('container'),
  orderNumber: declare('orderNumber'),
  declarationNumber: declare('declarationNumber'),
  reference: declare('reference'),
  /** Keys are given by whoever adds the line; a `writer` says that they are the ids of documents or of their lines. */
  key: (writer?: FieldOptions['writer']): Field => ({
    kind: 'key',
    label: 'Clave',
    hidden: true,
    ...(writer ? { writer } : {}),
  }),
} as const;
