import type { CountryCode } from './countries/country.ts';
import { isModuleOf } from './countries/isModuleOf.ts';
import type { DocumentKind } from './foundation/documents/kind.ts';
import { caftaKind } from './cafta/kind.ts';
import { duaKind } from './dua/kind.ts';
import { ducaKind } from './duca/kind.ts';
import { dvaKind } from './dva/kind.ts';
import { invoiceKind } from './invoices/kind.ts';
import { manifestKind } from './manifests/kind.ts';
import { partyKind } from './parties/kind.ts';
import { productKind } from './products/kind.ts';
import { registerKind } from './registers/kind.ts';
import { transportKind } from './transport-documents/kind.ts';
import { workOrderKind } from './work-orders/kind.ts';

const kinds = [
  partyKind,
  productKind,
  workOrderKind,
  invoiceKind,
  transportKind,
  dvaKind,
  ducaKind,
  duaKind,
  manifestKind,
  caftaKind,
  registerKind,
] as const;

/** Module of a kind of document. */
export type KindName = (typeof kinds)[number]['module'];

/**
 * Every kind of document, in the order in which a file grows. A new one is a line here; everything that serves all
 * kinds alike reads this list and names none of them.
 */
export const documentKinds: readonly (DocumentKind & { module: KindName })[] = kinds;

type OutsideOrders = Extract<(typeof kinds)[number], { outsideOrders: true }>['module'];

export type KindInOrder = Exclude<KindName, OutsideOrders>;

/** The kinds that lie in a work order. */
export const kindsInOrder = documentKinds.filter(
  (each): each is typeof each & { module: KindInOrder } => !each.outsideOrders,
);

/** The kinds that lie in a work order of a country: of the declarations its own alone. */
export const kindsInOrderOf = (country: CountryCode) =>
  kindsInOrder.filter(({ module }) => isModuleOf(country, module));
