import type { BodyOf, RecordOf } from '../foundation/fields/dataSet.ts';
import { containersData } from './fields/containers.ts';
import { documentData } from './fields/document.ts';

export const transportDataSets = { DOCUMENTO: documentData, CONTENEDORES: containersData };

export type TransportBody = BodyOf<typeof transportDataSets>;
export type TransportHeader = RecordOf<typeof documentData>;
export type Container = RecordOf<typeof containersData>;
