import { caftaDefinition } from '../../shared/cafta/definition.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import type { KindName } from '../../shared/documentKinds.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { partyDefinition } from '../../shared/parties/definition.ts';
import { productDefinition } from '../../shared/products/definition.ts';
import { registerDefinition } from '../../shared/registers/definition.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';

/** Every kind of document: what its fields are called, and how its versions are read. */
const definitions: Record<KindName, AnyDocument> = {
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

const byModule = new Map<string, AnyDocument>(Object.entries(definitions));

/** Definition of the documents of a module; undefined where it has none. */
export const definitionOf = (module: string): AnyDocument | undefined => byModule.get(module);
