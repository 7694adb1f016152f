import type { StateMachine } from '../foundation/documents/states.ts';
import { sentStates, sentTransitions } from '../transmission/declarationLife.ts';

/** Life of a DUA (domain 9): validated as often as wanted, registered once, and from then on as any declaration's. */
export const duaStates = {
  initial: 'BORRADOR',
  states: {
    BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true },
    LISTA: { label: 'Lista para registrar', tone: 'progress', icon: 'check', editable: false },
    VALIDANDO: { label: 'En validación', tone: 'progress', icon: 'send', editable: false },
    VALIDADA: { label: 'Validada', tone: 'good', icon: 'check', editable: false },
    ...sentStates,
    ACEPTADA: { ...sentStates.ACEPTADA, label: 'Registrada' },
    CANAL_PEDIDO: { ...sentStates.CANAL_PEDIDO, label: 'Registrada, canal solicitado' },
    LIBERADA: { ...sentStates.LIBERADA, label: 'Despachada (levante)' },
    CORRECCION: { ...sentStates.CORRECCION, label: 'En modificación' },
    DESISTIDA: { ...sentStates.DESISTIDA, label: 'Desistida' },
    ANULADA: { label: 'Anulada', tone: 'neutral', icon: 'cross', editable: false },
  },
  transitions: {
    ready: { from: ['BORRADOR', 'RECHAZADA'], to: 'LISTA', label: 'dar por lista', byPerson: false },
    reopen: {
      from: ['LISTA', 'VALIDANDO', 'VALIDADA'],
      to: 'BORRADOR',
      label: 'volver a borrador',
      byPerson: true,
    },
    validate: {
      from: ['BORRADOR', 'LISTA', 'VALIDADA', 'RECHAZADA'],
      to: 'VALIDANDO',
      label: 'validar',
      byPerson: false,
    },
    validated: { from: ['VALIDANDO'], to: 'VALIDADA', label: 'quedar validada', byPerson: false },
    invalid: { from: ['VALIDANDO'], to: 'BORRADOR', label: 'no pasar la validación', byPerson: false },
    transmit: {
      from: ['BORRADOR', 'LISTA', 'VALIDADA', 'RECHAZADA'],
      to: 'TRANSMITIENDO',
      label: 'registrar',
      byPerson: false,
    },
    ...sentTransitions,
    annul: {
      from: ['BORRADOR', 'LISTA', 'VALIDADA', 'RECHAZADA'],
      to: 'ANULADA',
      label: 'anular',
      byPerson: true,
      freesNumber: true,
    },
  },
} as const satisfies StateMachine;
