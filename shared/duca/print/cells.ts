import { cellsOf, type Slot as FormSlot } from '../../foundation/print/slots.ts';
import { ducaDataSets } from '../dataSets.ts';
import type { PrintFacts } from './facts.ts';

export type Slot = FormSlot<PrintFacts>;

/** A box of the DUCA by its field, with its width in millimetres; 0 for what is left of its row. */
export const cell = cellsOf<PrintFacts, typeof ducaDataSets>(ducaDataSets);
