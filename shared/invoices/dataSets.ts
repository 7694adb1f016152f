import { copyPending } from '../foundation/copies/copyPending.ts';
import { notCopied, type BodyOf, type RecordOf } from '../foundation/fields/dataSet.ts';
import { detailDataSets } from './detailDataSets.ts';
import { headerData } from './fields/header.ts';
import { itemsData } from './fields/items.ts';

export const invoiceDataSets = {
  FACTURA: headerData,
  ITEMS: itemsData,
  ...detailDataSets,
  PENDIENTES: notCopied(copyPending),
};

export type InvoiceBody = BodyOf<typeof invoiceDataSets>;
export type InvoiceHeader = RecordOf<typeof headerData>;
export type InvoiceItem = RecordOf<typeof itemsData>;
