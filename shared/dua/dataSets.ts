import { copyPending } from '../foundation/copies/copyPending.ts';
import { notCopied, type BodyOf, type RecordOf } from '../foundation/fields/dataSet.ts';
import { ACCEPTED_VERSIONS, acceptedVersions } from '../transmission/acceptedVersions.ts';
import { declaration } from './fields/declaration.ts';
import { discharges } from './fields/discharges.ts';
import { goods } from './fields/goods.ts';
import { authorityLiquidation, ownLiquidation } from './fields/liquidation.ts';
import {
  complements,
  documents,
  itemAdvantages,
  itemComplements,
  itemDocuments,
  packages,
  suppliers,
} from './fields/papers.ts';
import { transport } from './fields/transport.ts';

/**
 * Everything that a DUA stores, under the names of spec 3: lists of the whole in the singular, lists of an item in the plural.
 * Lines of a title of transport, what is owed, what the authority answered and what was discharged are of their own day: a
 * copy leaves them out.
 */
export const duaDataSets = {
  DECLARACION: declaration,
  DETALLE_PROVEEDORES: suppliers,
  DETALLE_DOCUMENTO: documents,
  DETALLE_COMPLEMENTARIO: complements,
  DETALLE_BULTOS: notCopied(packages),
  DETALLE_MERCANCIAS: goods,
  DETALLE_DOCUMENTOS: itemDocuments,
  DETALLE_COMPLEMENTARIOS: itemComplements,
  DETALLE_VENTAJAS: itemAdvantages,
  DETALLE_TRANSPORTE: transport,
  LIQUIDACION: notCopied(ownLiquidation.totals),
  LIQUIDACION_ITEMS: notCopied(ownLiquidation.items),
  LIQUIDACION_ITEM_TRIBUTOS: notCopied(ownLiquidation.itemTaxes),
  LIQUIDACION_TRIBUTOS: notCopied(ownLiquidation.taxes),
  SARAH_LIQUIDACION: notCopied(authorityLiquidation.totals),
  SARAH_ITEMS: notCopied(authorityLiquidation.items),
  SARAH_ITEM_TRIBUTOS: notCopied(authorityLiquidation.itemTaxes),
  SARAH_TRIBUTOS: notCopied(authorityLiquidation.taxes),
  DESCARGAS: notCopied(discharges),
  PENDIENTES: notCopied(copyPending),
  [ACCEPTED_VERSIONS]: acceptedVersions,
};

export type DuaBody = BodyOf<typeof duaDataSets>;
export type DuaItem = RecordOf<typeof goods>;
export type DuaItemTax = DuaBody['LIQUIDACION_ITEM_TRIBUTOS'][number];
