import { defineDocument } from '../foundation/documents/definition.ts';
import { formatOrderNumber } from '../foundation/numbers/orderNumber.ts';
import { calculateDuca } from './calculate.ts';
import { checkDuca } from './check.ts';
import { ducaDataSets } from './dataSets.ts';
import { ducaMarks } from './marks.ts';
import { ANSWERED_STATES, ducaStates } from './states.ts';
import { ducaColumns, ducaSummary } from './summary.ts';

/** The DUCA: derived from the value declarations of an order, edited, sealed and transmitted. */
export const ducaDefinition = defineDocument({
  module: 'duca',
  noun: { singular: 'DUCA', plural: 'DUCA', gender: 'f' },
  idPrefix: 'duc',
  dataSets: ducaDataSets,
  states: ducaStates,
  columns: ducaColumns,
  summary: ducaSummary,
  called: ({ NO_ORDEN = '' }) => formatOrderNumber(NO_ORDEN),
  // The authority refuses a second declaration of the same order number.
  uniqueNumber: (body) => body.DUCA.NO_ORDEN,
  marks: ducaMarks,
  answered: (_body, state) => ANSWERED_STATES.includes(state),
  calculate: calculateDuca,
  check: checkDuca,
});
