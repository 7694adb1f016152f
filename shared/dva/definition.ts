import { defineDocument } from '../foundation/documents/definition.ts';
import { calculateDva } from './calculateDva.ts';
import { checkDva } from './checkDva.ts';
import { dvaColumns, dvaSummary } from './columns.ts';
import { dvaDataSets } from './fields/dataSets.ts';
import { dvaKind } from './kind.ts';

/** The customs value declaration as a document. */
export const dvaDefinition = defineDocument({
  ...dvaKind,
  dataSets: dvaDataSets,
  columns: dvaColumns,
  summary: dvaSummary,
  goods: ({ MERCANCIAS }) => MERCANCIAS.map((each) => each.NOMBRE_COMERCIAL),
  index: {
    words: ['ID_DVA', 'NOMBRE_PROVEEDOR', 'NUMERO_FACTURAS', 'NUMERO_DECLARACION'],
    values: ['NOMBRE_PROVEEDOR', 'DUCA_ID', 'CREADO_POR'],
  },
  // Its own life knows nothing of the authority: the DUCA that declares it writes its id together with the number.
  answered: ({ DVA }) => DVA.DUCA_ID !== '',
  uniqueNumber: (body) => body.DVA.ID_DVA,
  // It is sworn on a day, and accepted with its declaration on another, which then counts.
  day: ({ DVA }) => DVA.FECHA_ACEPTACION || DVA.FECHA_DECLARACION,
  calculate: calculateDva,
  check: checkDva,
});
