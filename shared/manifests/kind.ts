import { defineKind } from '../foundation/documents/kind.ts';
import { IN_FLIGHT_STATES } from '../transmission/declarationLife.ts';
import { manifestStates } from './states.ts';

export const manifestKind = defineKind({
  module: 'manifests',
  noun: { singular: 'manifiesto', plural: 'manifiestos', gender: 'm' },
  idPrefix: 'man',
  states: manifestStates,
  label: 'Manifiesto',
  plural: 'Manifiestos',
  icon: 'notebook',
  path: 'manifiestos',
  moduleId: '9',
  // The authority's number once there is one; the form's until then.
  called: ({ MANIFIESTO = '', NUMERO_PREIMPRESO = '' }) => MANIFIESTO || NUMERO_PREIMPRESO,
  party: 'NOMBRE_TRANSPORTISTA',
  making: 'Nuevo manifiesto',
  waits: [
    { state: 'RECHAZADA', urgency: 'rejected', step: 'Corregir y presentar', right: 'transmit' },
    { state: 'DECISION', urgency: 'decision', step: 'Decidir', right: 'transmit' },
    { state: 'VALIDADA', urgency: 'ready', step: 'Presentar', right: 'transmit' },
    { state: 'BORRADOR', urgency: 'draft', step: 'Completar', right: 'write' },
  ],
  neverSent: ['BORRADOR', 'VALIDANDO', 'VALIDADA', 'ANULADA'],
  inFlight: IN_FLIGHT_STATES,
  asked: ['VALIDANDO'],
  folder: 'manifiestos',
  printed: true,
  // It holds titles of many orders.
  outsideOrders: true,
  sources: ['work-orders', 'transport-documents'],
});
