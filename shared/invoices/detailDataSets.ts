import { additionalsData } from './fields/additionals.ts';
import { aircraftData } from './fields/aircraft.ts';
import { documentsData } from './fields/documents.ts';
import { machineryData } from './fields/machinery.ts';
import { seriesData } from './fields/series.ts';
import { vehiclesData } from './fields/vehicles.ts';
import { vesselsData } from './fields/vessels.ts';
import { notCopied } from '../foundation/fields/dataSet.ts';
import { keysOf } from '../foundation/keyed.ts';

/**
 * What describes the items further; every line names its item (spec 1 and 7). Apart from the invoice itself, of
 * which the documents that declare these units need nothing. Units and papers are of the one shipment: a copy leaves them out.
 */
export const detailDataSets = {
  SERIES: notCopied(seriesData),
  VEHICULOS: notCopied(vehiclesData),
  MAQUINARIA: notCopied(machineryData),
  AERONAVES: notCopied(aircraftData),
  EMBARCACIONES: notCopied(vesselsData),
  DOCUMENTOS: notCopied(documentsData),
  ADICIONALES: additionalsData,
};

export type DetailName = keyof typeof detailDataSets;
export const detailNames = keysOf(detailDataSets);

/** The data sets that describe goods one by one. */
export const unitNames = ['VEHICULOS', 'MAQUINARIA', 'AERONAVES', 'EMBARCACIONES'] as const;
export type UnitName = (typeof unitNames)[number];
