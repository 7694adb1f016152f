import { defineKind } from './kind.ts';

/** A kind of document for tests that need one and care for none. */
export const sampleKind = defineKind({
  module: 'invoices',
  noun: { singular: 'factura', plural: 'facturas', gender: 'f' },
  idPrefix: 'fac',
  states: { initial: 'A', states: {}, transitions: {} },
  label: 'Factura',
  plural: 'Facturas',
  icon: 'invoice',
  path: 'facturagt',
  moduleId: '3',
  called: ({ NUMERO = '' }) => NUMERO,
  making: 'Nueva factura',
  folder: 'facturas',
  printed: false,
  sources: [],
});
