import type { DossierEntry } from '../../../shared/duca/dossier/procedures.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
import { anyDuca } from '../ducas.ts';
import { sourceKinds } from '../sources.ts';
import { anyWorkOrder } from '../../work-orders/orders.ts';

const { invoices, transports, dvas } = sourceKinds;

/** Documents of an order that its dossier shows, in the order of the file. */
export const kindsInDossier: readonly AnyDocument[] = [invoices, transports, dvas, anyDuca];

/** Kind of an entry's document, the order itself among them. */
export const documentKind = (module: ModuleName): AnyDocument =>
  [anyWorkOrder, ...kindsInDossier].find((each) => each.module === module)!;

/** Where the bytes of an entry come from: versions and stored objects, so that they are the same whenever they are read. */
export type DossierSource =
  | { from: 'document'; module: ModuleName; id: string; version: number }
  | { from: 'print'; module: ModuleName; id: string; version: number; options: unknown }
  | { from: 'object'; bucket: 'files' | 'evidence'; name: string };

/** An entry with its source; a job keeps them in its row. */
export interface Sourced {
  entry: DossierEntry;
  source: DossierSource;
}
