import type { Recall } from '../foundation/documents/recall.ts';
import type { DvaBody } from './fields/dataSets.ts';
import { dvaKind } from './kind.ts';

/** Of the same supplier and importer: what stands between the two is what a DVA asks (domain 2.2). */
export const dvaRecall: Recall<DvaBody> = {
  whose: 'proveedor y cliente',
  saidBy: 'proveedor',
  column: dvaKind.party,
  partyOf: ({ DVA }) => ({ taxId: DVA.NIT_IMPORTADOR, name: DVA.NOMBRE_PROVEEDOR }),
};
