import type { BodyOf, RecordOf } from '../foundation/fields/dataSet.ts';
import { additionalsData } from './fields/additionals.ts';
import { aircraftData } from './fields/aircraft.ts';
import { documentsData } from './fields/documents.ts';
import { headerData } from './fields/header.ts';
import { itemsData } from './fields/items.ts';
import { machineryData } from './fields/machinery.ts';
import { seriesData } from './fields/series.ts';
import { vehiclesData } from './fields/vehicles.ts';
import { vesselsData } from './fields/vessels.ts';

/** What describes the items further; every line names its item (spec 1, spec 7). */
export const detailDataSets = {
  SERIES: seriesData,
  VEHICULOS: vehiclesData,
  MAQUINARIA: machineryData,
  AERONAVES: aircraftData,
  EMBARCACIONES: vesselsData,
  DOCUMENTOS: documentsData,
  ADICIONALES: additionalsData,
};

export const invoiceDataSets = { FACTURA: headerData, ITEMS: itemsData, ...detailDataSets };

export type InvoiceBody = BodyOf<typeof invoiceDataSets>;
export type InvoiceHeader = RecordOf<typeof headerData>;
export type InvoiceItem = RecordOf<typeof itemsData>;

export type DetailName = keyof typeof detailDataSets;
export const detailNames = Object.keys(detailDataSets) as DetailName[];

/** The data sets that describe goods one by one. */
export const unitNames = ['VEHICULOS', 'MAQUINARIA', 'AERONAVES', 'EMBARCACIONES'] as const;
export type UnitName = (typeof unitNames)[number];
