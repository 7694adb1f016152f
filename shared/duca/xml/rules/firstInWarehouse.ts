import type { AnyRecord } from '../../../foundation/fields/dataSet.ts';

/** What this rule asks of the message's context, which is made with its help. */
interface Asked {
  modality: string;
  firstDva: string;
}

/** Depósito (DA): only the first value declaration is sent, and only what belongs to it. */
export const firstInWarehouse = (
  { ID_DVA = '' }: AnyRecord,
  _index: number,
  { modality, firstDva }: Asked,
): boolean => modality !== 'DA' || ID_DVA === firstDva;
