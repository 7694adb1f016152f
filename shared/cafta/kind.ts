import { defineKind } from '../foundation/documents/kind.ts';
import { caftaStates } from './states.ts';

export const caftaKind = defineKind({
  module: 'cafta',
  noun: { singular: 'certificación de origen', plural: 'certificaciones de origen', gender: 'f' },
  idPrefix: 'cer',
  states: caftaStates,
  label: 'Certificación de origen',
  plural: 'Certificaciones de origen',
  application: 'CAFTA',
  icon: 'stamp',
  path: 'caftagt',
  moduleId: '',
  called: ({ NUMERO_CERTIFICACION = '' }) => NUMERO_CERTIFICACION,
  party: 'NOMBRE_EXPORTADOR',
  making: 'Nueva certificación',
  waits: [{ state: 'BORRADOR', urgency: 'draft', step: 'Completar y emitir', right: 'write' }],
  folder: 'certificaciones',
  printed: true,
  // One covers goods of many orders.
  outsideOrders: true,
  sources: [],
});
