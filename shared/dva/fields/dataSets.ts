import { many, notCopied, one, type BodyOf, type RecordOf } from '../../foundation/fields/dataSet.ts';
import { conditionFields } from './conditions.ts';
import { goodsFields } from './goods.ts';
import { invoiceFields } from './invoices.ts';
import { partyFields } from './parties.ts';
import { relatedDucaFields } from './relatedDuca.ts';
import { transactionFields } from './transaction.ts';
import { valueFields } from './value.ts';

/** Data sets of the customs value declaration, in the order of the paper. */
export const dvaDataSets = {
  DVA: one('Declaración del valor en aduana', {
    ...partyFields,
    ...transactionFields,
    ...conditionFields,
    ...valueFields,
  }),
  MERCANCIAS: many('Descripción de las mercancías', 'ID_ITEM', goodsFields),
  // Those of the one operation.
  FACTURAS: notCopied(many('Facturas', 'ID_FACTURA', invoiceFields)),
  LINEAS_DUCA: many('Líneas de la DUCA', 'LINK', relatedDucaFields),
} as const;

export type DvaDataSets = typeof dvaDataSets;
export type DvaBody = BodyOf<DvaDataSets>;
export type DvaHeader = RecordOf<DvaDataSets['DVA']>;
export type DvaGoodsLine = RecordOf<DvaDataSets['MERCANCIAS']>;
export type DvaInvoiceLine = RecordOf<DvaDataSets['FACTURAS']>;
export type DvaDucaLine = RecordOf<DvaDataSets['LINEAS_DUCA']>;
