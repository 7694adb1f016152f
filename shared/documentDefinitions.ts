import { caftaDefinition } from './cafta/definition.ts';
import type { KindName } from './documentKinds.ts';
import { duaDefinition } from './dua/definition.ts';
import { ducaDefinition } from './duca/definition.ts';
import { dvaDefinition } from './dva/definition.ts';
import type { AnyDocument } from './foundation/documents/definition.ts';
import { invoiceDefinition } from './invoices/definition.ts';
import { manifestDefinition } from './manifests/definition.ts';
import { partyDefinition } from './parties/definition.ts';
import { productDefinition } from './products/definition.ts';
import { registerDefinition } from './registers/definition.ts';
import { transportDefinition } from './transport-documents/definition.ts';
import { workOrderDefinition } from './work-orders/definition.ts';

/**
 * Every kind of document whole: its fields, checks and tables. It brings all of that along, so what needs no more than
 * a name, an address or a label of a kind reads `documentKinds`.
 */
export const documentDefinitions: Readonly<Record<KindName, AnyDocument>> = {
  parties: partyDefinition,
  products: productDefinition,
  'work-orders': workOrderDefinition,
  invoices: invoiceDefinition,
  'transport-documents': transportDefinition,
  dva: dvaDefinition,
  duca: ducaDefinition,
  dua: duaDefinition,
  manifests: manifestDefinition,
  cafta: caftaDefinition,
  registers: registerDefinition,
};

const byModule = new Map<string, AnyDocument>(Object.entries(documentDefinitions));

/** Definition of the documents of a module; undefined where it has none. */
export const definitionOf = (module: string): AnyDocument | undefined => byModule.get(module);
