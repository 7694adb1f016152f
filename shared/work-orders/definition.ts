import { defineDocument } from '../foundation/documents/definition.ts';
import { checkWorkOrder } from './check.ts';
import { workOrderKind } from './kind.ts';
import { workOrderColumns, workOrderDataSets, workOrderSummary } from './summary.ts';

/** The work order: the broker's file that holds every other document. */
export const workOrderDefinition = defineDocument({
  ...workOrderKind,
  dataSets: workOrderDataSets,
  columns: workOrderColumns,
  summary: workOrderSummary,
  index: {
    words: [
      'NUMERO_ORDEN',
      'CORRELATIVO',
      'NOMBRE_IMPORTADOR',
      'NIT_IMPORTADOR',
      'DESCRIPCION',
      'REFERENCIA_CLIENTE',
      'USUARIO_ASIGNADO',
    ],
    // The narrowest first: a list by several is read from the first that is asked.
    values: ['NIT_IMPORTADOR', 'ID_USUARIO_ASIGNADO', 'CREADO_POR', 'ID_PRIORIDAD'],
    open: ['ID_USUARIO_ASIGNADO'],
    days: ['FECHA_LIMITE'],
    totals: 'ID_PRIORIDAD',
  },
  // Sent to the authority with every declaration; two orders with one number would be one declaration there.
  uniqueNumber: (body) => body.ORDEN.NUMERO_ORDEN,
  // What the product fills in (correlative, assignment, closing) comes from procedures, not from other fields.
  calculate: (body) => body,
  check: checkWorkOrder,
});
