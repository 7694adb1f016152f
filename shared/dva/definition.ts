import { defineDocument } from '../foundation/documents/definition.ts';
import { calculateDva } from './calculateDva.ts';
import { checkDva } from './checkDva.ts';
import { dvaColumns, dvaSummary } from './columns.ts';
import { dvaDataSets } from './fields/dataSets.ts';
import { dvaStates } from './states.ts';

/** The customs value declaration as a document. */
export const dvaDefinition = defineDocument({
  module: 'dva',
  noun: { singular: 'declaración del valor', plural: 'declaraciones del valor', gender: 'f' },
  idPrefix: 'dva',
  dataSets: dvaDataSets,
  states: dvaStates,
  columns: dvaColumns,
  summary: dvaSummary,
  called: ({ ID_DVA = '' }) => ID_DVA,
  // Its own life knows nothing of the authority: the DUCA that declares it writes its id together with the number.
  answered: ({ DVA }) => DVA.DUCA_ID !== '',
  uniqueNumber: (body) => body.DVA.ID_DVA,
  calculate: calculateDva,
  check: checkDva,
});
