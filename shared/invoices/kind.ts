import { defineKind } from '../foundation/documents/kind.ts';
import { invoiceStates } from './states.ts';

export const invoiceKind = defineKind({
  module: 'invoices',
  noun: { singular: 'factura', plural: 'facturas', gender: 'f' },
  idPrefix: 'fac',
  states: invoiceStates,
  label: 'Factura',
  plural: 'Facturas',
  icon: 'invoice',
  path: 'facturagt',
  moduleId: '3',
  called: ({ NUMERO_FACTURA = '' }) => NUMERO_FACTURA,
  party: 'NOMBRE_PROVEEDOR',
  making: 'Nueva factura',
  folder: 'facturas',
  printed: false,
  waits: [{ state: 'BORRADOR', urgency: 'draft', step: 'Completar', right: 'write' }],
  sources: [],
});
