import { defineKind } from '../foundation/documents/kind.ts';
import { transportStates } from './states.ts';

export const transportKind = defineKind({
  module: 'transport-documents',
  noun: { singular: 'documento de transporte', plural: 'documentos de transporte', gender: 'm' },
  idPrefix: 'tra',
  states: transportStates,
  label: 'Transporte',
  plural: 'Documentos de transporte',
  icon: 'ship',
  path: 'conocimientobl',
  moduleId: '2',
  called: ({ NUMERO_DOCUMENTO = '' }) => NUMERO_DOCUMENTO,
  party: 'NOMBRE_TRANSPORTISTA',
  making: 'Nuevo documento',
  folder: 'transporte',
  printed: false,
  waits: [{ state: 'BORRADOR', urgency: 'draft', step: 'Completar', right: 'write' }],
  sources: [],
});
