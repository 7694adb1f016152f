import { defineKind } from '../foundation/documents/kind.ts';
import { registerStates } from './states.ts';

export const registerKind = defineKind({
  module: 'registers',
  noun: { singular: 'registro', plural: 'registros', gender: 'm' },
  idPrefix: 'reg',
  states: registerStates,
  label: 'Registro',
  plural: 'Registros',
  icon: 'building',
  path: 'registros',
  moduleId: '',
  called: ({ NUMERO = '' }) => NUMERO,
  party: 'NOMBRE',
  making: 'Nuevo registro',
  folder: 'registros',
  printed: false,
  outsideOrders: true,
  aside: true,
  sources: [],
});
