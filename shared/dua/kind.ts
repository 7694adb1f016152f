import { defineKind } from '../foundation/documents/kind.ts';
import { formatOrderNumber } from '../foundation/numbers/orderNumber.ts';
import { duaStates } from './states.ts';

export const duaKind = defineKind({
  module: 'dua',
  noun: { singular: 'DUA', plural: 'DUA', gender: 'f' },
  idPrefix: 'dua',
  states: duaStates,
  label: 'DUA',
  plural: 'DUA',
  icon: 'stamp',
  path: 'duahn',
  moduleId: '5',
  // The authority's id once there is one; the broker's own number until then.
  called: ({ ID_SARAH = '', NO_ORDEN = '' }) => ID_SARAH || formatOrderNumber(NO_ORDEN),
  party: 'IMPORTADOR',
  making: 'Formar DUA',
  waits: [{ state: 'BORRADOR', urgency: 'draft', step: 'Completar', right: 'write' }],
  folder: 'dua',
  printed: true,
  sources: ['work-orders', 'invoices', 'transport-documents', 'dva'],
});
