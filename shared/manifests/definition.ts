import { defineDocument } from '../foundation/documents/definition.ts';
import { calculateManifest } from './calculate.ts';
import { checkManifest } from './check.ts';
import { manifestDataSets } from './dataSets.ts';
import { manifestKind } from './kind.ts';
import { manifestMarks } from './marks.ts';
import { manifestColumns, manifestSummary } from './summary.ts';

/** The cargo manifest of Honduras: formed of transport documents or a file, validated and presented to SARAH. */
export const manifestDefinition = defineDocument({
  ...manifestKind,
  dataSets: manifestDataSets,
  columns: manifestColumns,
  summary: manifestSummary,
  // The pre-printed number is reserved for one manifest of the company.
  uniqueNumber: ({ MANIFIESTO }) => MANIFIESTO.NUMERO_PREIMPRESO,
  marks: manifestMarks,
  goods: ({ TITULOS }) => TITULOS.map((each) => each.DESCRIPCION),
  index: {
    words: ['NUMERO_PREIMPRESO', 'MANIFIESTO', 'NOMBRE_TRANSPORTISTA', 'MATRICULA_UNIDAD_TRANSPORTE'],
    values: ['MANIFIESTO', 'NOMBRE_TRANSPORTISTA', 'CREADO_POR'],
    days: ['FECHA_LLEGADA'],
  },
  answered: ({ MANIFIESTO }) => MANIFIESTO.MANIFIESTO !== '',
  calculate: calculateManifest,
  check: checkManifest,
});
