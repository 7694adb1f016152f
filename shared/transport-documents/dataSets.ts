import { copyPending } from '../foundation/copies/copyPending.ts';
import { notCopied, type BodyOf, type RecordOf } from '../foundation/fields/dataSet.ts';
import { containersData } from './fields/containers.ts';
import { documentData } from './fields/document.ts';

export const transportDataSets = {
  DOCUMENTO: documentData,
  // Containers and seals are of each shipment.
  CONTENEDORES: notCopied(containersData),
  PENDIENTES: notCopied(copyPending),
};

export type TransportBody = BodyOf<typeof transportDataSets>;
export type TransportHeader = RecordOf<typeof documentData>;
export type Container = RecordOf<typeof containersData>;
