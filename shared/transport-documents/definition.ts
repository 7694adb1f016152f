import { defineDocument } from '../foundation/documents/definition.ts';
import { markOf, marksOf } from '../foundation/documents/mark.ts';
import { calculateTransport } from './calculate.ts';
import { checkTransport } from './check.ts';
import { transportDataSets } from './dataSets.ts';
import { transportStates } from './states.ts';
import { transportColumns, transportSummary } from './summary.ts';

/** The transport document: bill of lading, air waybill or consignment note, with its containers. */
export const transportDefinition = defineDocument({
  module: 'transport-documents',
  noun: { singular: 'documento de transporte', plural: 'documentos de transporte', gender: 'm' },
  idPrefix: 'tra',
  dataSets: transportDataSets,
  states: transportStates,
  columns: transportColumns,
  summary: transportSummary,
  called: ({ NUMERO_DOCUMENTO = '' }) => NUMERO_DOCUMENTO,
  marks: ({ DOCUMENTO, CONTENEDORES }) =>
    marksOf(
      markOf('transporte', DOCUMENTO.NUMERO_DOCUMENTO),
      ...CONTENEDORES.map((each) => markOf('contenedor', each.NUMERO_CONTENEDOR)),
    ),
  calculate: calculateTransport,
  check: checkTransport,
});
