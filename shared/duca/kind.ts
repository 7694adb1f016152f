import { defineKind } from '../foundation/documents/kind.ts';
import { formatUnifiedNumber } from '../foundation/numbers/declarationNumber.ts';
import { formatOrderNumber } from '../foundation/numbers/orderNumber.ts';
import { IN_FLIGHT_STATES, SENT_WAITS } from '../transmission/declarationLife.ts';
import { ducaStates } from './states.ts';

export const ducaKind = defineKind({
  module: 'duca',
  noun: { singular: 'DUCA', plural: 'DUCA', gender: 'f' },
  idPrefix: 'duc',
  states: ducaStates,
  label: 'DUCA',
  plural: 'DUCA',
  icon: 'stamp',
  path: 'ducagt',
  moduleId: '6',
  // The authority's number once there is one; the broker's until then.
  called: ({ NUMERO_DUCA = '', NO_ORDEN = '' }) =>
    NUMERO_DUCA === '' ? formatOrderNumber(NO_ORDEN) : formatUnifiedNumber(NUMERO_DUCA),
  party: 'IMPORTADOR',
  weight: 'PESO_BRUTO',
  making: 'Formar DUCA',
  folder: 'duca',
  printed: true,
  sources: ['work-orders', 'invoices', 'transport-documents', 'dva'],
  waits: [
    { state: 'RECHAZADA', urgency: 'rejected', step: 'Corregir y transmitir', right: 'transmit' },
    ...SENT_WAITS,
    { state: 'LISTA', urgency: 'ready', step: 'Transmitir', right: 'transmit' },
    { state: 'CORRECCION', urgency: 'draft', step: 'Rectificar', right: 'write' },
    { state: 'BORRADOR', urgency: 'draft', step: 'Completar', right: 'write' },
  ],
  neverSent: ['BORRADOR', 'LISTA', 'ANULADA'],
  inFlight: IN_FLIGHT_STATES,
  asked: ['CANAL_PEDIDO'],
});
