import { defineDocument } from '../foundation/documents/definition.ts';
import { markOf, marksOf } from '../foundation/documents/mark.ts';
import { calculateTransport } from './calculate.ts';
import { checkTransport } from './check.ts';
import { transportDataSets } from './dataSets.ts';
import { transportKind } from './kind.ts';
import { transportColumns, transportSummary } from './summary.ts';

/** The transport document: bill of lading, air waybill or consignment note, with its containers. */
export const transportDefinition = defineDocument({
  ...transportKind,
  dataSets: transportDataSets,
  columns: transportColumns,
  summary: transportSummary,
  marks: ({ DOCUMENTO, CONTENEDORES }) =>
    marksOf(
      markOf('transporte', DOCUMENTO.NUMERO_DOCUMENTO),
      ...CONTENEDORES.map((each) => markOf('contenedor', each.NUMERO_CONTENEDOR)),
    ),
  index: {
    words: ['NUMERO_DOCUMENTO', 'NOMBRE_TRANSPORTISTA', 'MANIFIESTO', 'CONTENEDORES'],
    values: ['NOMBRE_TRANSPORTISTA', 'CREADO_POR'],
  },
  calculate: calculateTransport,
  check: checkTransport,
});
