import { defineKind } from '../foundation/documents/kind.ts';
import { formatOrderNumber } from '../foundation/numbers/orderNumber.ts';
import { workOrderStates } from './states.ts';

export const workOrderKind = defineKind({
  module: 'work-orders',
  noun: { singular: 'orden de trabajo', plural: 'órdenes de trabajo', gender: 'f' },
  idPrefix: 'ord',
  states: workOrderStates,
  label: 'Orden',
  plural: 'Órdenes de trabajo',
  icon: 'folder',
  path: 'ordenestrabajo',
  moduleId: '1',
  called: ({ NUMERO_ORDEN = '', CORRELATIVO = '' }) => formatOrderNumber(NUMERO_ORDEN) || CORRELATIVO,
  party: 'NOMBRE_IMPORTADOR',
  importerAt: 'ORDEN.NIT_IMPORTADOR',
  making: 'Nueva orden',
  folder: 'orden',
  printed: false,
  outsideOrders: true,
  sources: [],
});
