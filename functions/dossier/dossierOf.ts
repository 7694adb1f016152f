import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { ModuleName } from '../../shared/foundation/modules.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { Call } from '../runtime/executor.ts';
import type { PrintKind } from '../runtime/prints/kind.ts';
import type { PrintRow } from '../runtime/prints/row.ts';
import type { Sourced } from './source.ts';

export type Doors = Pick<Call<unknown>, 'services' | 'scope' | 'reference'>;

export interface PrintedRow extends PrintRow {
  VERSION: number;
  OPCIONES: unknown;
}

/** How a document with a form of its own is printed for a dossier. Its functions are methods, as those of a print. */
export interface PrintedKind<O = unknown> {
  kind: PrintKind<PrintRow>;
  options(header: HeaderRow, reference: Reference): O;
  /** Options of a print while the document has holes. */
  draft(reference: Reference): O;
  name(version: number, options: O): string;
  /** Whether a stored print of the version, by its options, shows what the dossier wants to show. */
  serves(stored: O, options: O): boolean;
}

/** The dossier of an order that ends in one kind of declaration. */
export interface DossierOf {
  /** Its group answers the procedures, its table and folder keep what is packed. */
  declaration: AnyDocument;
  /** Documents that the declaration is made from, in the order of the file. */
  papers: readonly AnyDocument[];
  /** Queue of large ones. */
  queue: string;
  prints: Partial<Record<ModuleName, PrintedKind>>;
  /** What was attached to a declaration, part by part. */
  attached: readonly ((call: Doors, declaration: HeaderRow) => Promise<Sourced[]>)[];
}

/** Documents of an order that its dossier shows, in the order of the file. */
export const kindsIn = ({ papers, declaration }: DossierOf): readonly AnyDocument[] => [
  ...papers,
  declaration,
];
