import { defineKind } from '../foundation/documents/kind.ts';
import { formatOrderNumber } from '../foundation/numbers/orderNumber.ts';
import { IN_FLIGHT_STATES, SENT_WAITS } from '../transmission/declarationLife.ts';
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
  weight: 'PESO_BRUTO',
  making: 'Formar DUA',
  waits: [
    { state: 'RECHAZADA', urgency: 'rejected', step: 'Corregir y registrar', right: 'transmit' },
    ...SENT_WAITS,
    { state: 'VALIDADA', urgency: 'ready', step: 'Registrar', right: 'transmit' },
    { state: 'LISTA', urgency: 'ready', step: 'Registrar', right: 'transmit' },
    { state: 'CORRECCION', urgency: 'draft', step: 'Modificar', right: 'write' },
    { state: 'BORRADOR', urgency: 'draft', step: 'Completar', right: 'write' },
  ],
  neverSent: ['BORRADOR', 'LISTA', 'VALIDANDO', 'VALIDADA', 'ANULADA'],
  inFlight: IN_FLIGHT_STATES,
  asked: ['CANAL_PEDIDO', 'VALIDANDO'],
  folder: 'dua',
  printed: true,
  sources: ['work-orders', 'invoices', 'transport-documents', 'dva'],
});
