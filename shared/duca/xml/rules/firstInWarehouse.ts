import type { AnyRecord } from '../../../foundation/fields/dataSet.ts';
import type { DucaXmlContext } from '../context.ts';
import { valueOf } from './rule.ts';

/** Depósito (DA): only the first value declaration is sent, and only what belongs to it. */
export const firstInWarehouse = (
  record: AnyRecord,
  _index: number,
  { modality, firstDva }: DucaXmlContext,
): boolean => modality !== 'DA' || valueOf(record, 'ID_DVA') === firstDva;
