import type { StateMachine } from '../foundation/documents/states.ts';
import { sentStates, sentTransitions } from '../transmission/declarationLife.ts';

const { doubt, resume, escalate, accept, reject, takenOut } = sentTransitions;

/** Life of a manifest (domain 9): draft, validated as often as wanted, presented, registered or rejected. */
export const manifestStates = {
  initial: 'BORRADOR',
  states: {
    BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true },
    VALIDANDO: { label: 'En validación', tone: 'progress', icon: 'send', editable: false },
    VALIDADA: { label: 'Validado', tone: 'good', icon: 'check', editable: false },
    TRANSMITIENDO: { ...sentStates.TRANSMITIENDO, label: 'Presentado, sin respuesta' },
    CONFIRMANDO: sentStates.CONFIRMANDO,
    DECISION: sentStates.DECISION,
    ACEPTADA: { ...sentStates.ACEPTADA, label: 'Registrado' },
    RECHAZADA: { ...sentStates.RECHAZADA, label: 'Rechazado' },
    ANULADA: { label: 'Anulado', tone: 'neutral', icon: 'cross', editable: false },
  },
  transitions: {
    validate: {
      from: ['BORRADOR', 'VALIDADA', 'RECHAZADA'],
      to: 'VALIDANDO',
      label: 'validar',
      byPerson: false,
    },
    validated: { from: ['VALIDANDO'], to: 'VALIDADA', label: 'quedar validado', byPerson: false },
    invalid: { from: ['VALIDANDO'], to: 'BORRADOR', label: 'no pasar la validación', byPerson: false },
    reopen: { from: ['VALIDANDO', 'VALIDADA'], to: 'BORRADOR', label: 'volver a borrador', byPerson: true },
    transmit: {
      from: ['BORRADOR', 'VALIDADA', 'RECHAZADA'],
      to: 'TRANSMITIENDO',
      label: 'presentar',
      byPerson: false,
    },
    doubt,
    resume,
    escalate,
    accept,
    reject,
    takenOut,
    annul: {
      from: ['BORRADOR', 'VALIDADA', 'RECHAZADA'],
      to: 'ANULADA',
      label: 'eliminar',
      byPerson: true,
      freesNumber: true,
    },
  },
} as const satisfies StateMachine;
