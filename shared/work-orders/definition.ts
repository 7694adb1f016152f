import { defineDocument } from '../foundation/documents/definition.ts';
import { formatOrderNumber } from '../foundation/numbers/orderNumber.ts';
import { checkWorkOrder } from './check.ts';
import { workOrderStates } from './states.ts';
import { workOrderColumns, workOrderDataSets, workOrderSummary } from './summary.ts';

/** The work order: the broker's file that holds every other document. */
export const workOrderDefinition = defineDocument({
  module: 'work-orders',
  noun: { singular: 'orden de trabajo', plural: 'órdenes de trabajo', gender: 'f' },
  idPrefix: 'ord',
  dataSets: workOrderDataSets,
  states: workOrderStates,
  columns: workOrderColumns,
  summary: workOrderSummary,
  called: ({ NUMERO_ORDEN = '', CORRELATIVO = '' }) => formatOrderNumber(NUMERO_ORDEN) || CORRELATIVO,
  // Sent to the authority with every declaration; two orders with one number would be one declaration there.
  uniqueNumber: (body) => body.ORDEN.NUMERO_ORDEN,
  // What the product fills in (correlative, assignment, closing) comes from procedures, not from other fields.
  calculate: (body) => body,
  check: checkWorkOrder,
});
