import { ducaDefinition } from '../../../shared/duca/definition.ts';
import type { DossierEntry } from '../../../shared/duca/dossier/procedures.ts';
import { anyDocument, type AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { sourceKinds } from '../sources.ts';
import { anyWorkOrder } from '../../work-orders/orders.ts';

/** Kinds of document that a dossier shows as pages of their own. */
export const dossierKinds = {
  orders: anyWorkOrder,
  ...sourceKinds,
  ducas: anyDocument(ducaDefinition),
} as const satisfies Record<string, AnyDocument>;
export type DossierKind = keyof typeof dossierKinds;

/** Those with a printed form; the others are written as a page. */
export type PrintedKind = 'dvas' | 'ducas';

/** Where the bytes of an entry come from: versions and stored objects, so that they are the same whenever they are read. */
export type DossierSource =
  | { from: 'document'; kind: DossierKind; id: string; version: number }
  | { from: 'print'; kind: PrintedKind; id: string; version: number; options: unknown }
  | { from: 'object'; bucket: 'files' | 'evidence'; name: string };

/** An entry with its source; a job keeps them in its row. */
export interface Sourced {
  entry: DossierEntry;
  source: DossierSource;
}
