import { cellsOf, type Cell, type FieldName } from '../../foundation/print/slots.ts';
import { dvaDataSets, type DvaDataSets } from '../fields/dataSets.ts';
import type { PrintFacts } from './facts.ts';

const anyCell = cellsOf<PrintFacts, DvaDataSets>(dvaDataSets);

/** A box of the first page by its field, with its width in millimetres; 0 for what is left of its row. */
export const cell = (
  name: FieldName<DvaDataSets, 'DVA'>,
  width: number,
  look?: Parameters<typeof anyCell>[3],
): Cell<PrintFacts> => anyCell('DVA', name, width, look);
