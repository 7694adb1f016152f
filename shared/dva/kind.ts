import { defineKind } from '../foundation/documents/kind.ts';
import { dvaStates } from './states.ts';

export const dvaKind = defineKind({
  module: 'dva',
  noun: { singular: 'declaración del valor', plural: 'declaraciones del valor', gender: 'f' },
  idPrefix: 'dva',
  states: dvaStates,
  label: 'DVA',
  plural: 'DVA',
  application: 'Declaración del valor (DVA)',
  icon: 'coins',
  path: 'dvagt',
  moduleId: '4',
  called: ({ ID_DVA = '' }) => ID_DVA,
  party: 'NOMBRE_PROVEEDOR',
  making: 'Derivar DVA',
  folder: 'dva',
  printed: true,
  waits: [{ state: 'EN_PREPARACION', urgency: 'draft', step: 'Completar', right: 'write' }],
  sources: ['work-orders', 'invoices', 'transport-documents'],
});
