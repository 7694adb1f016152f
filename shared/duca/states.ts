import type { StateMachine } from '../foundation/documents/states.ts';

/** States in which a declaration is with the authority, or may be. */
export const IN_FLIGHT_STATES: readonly string[] = ['TRANSMITIENDO', 'CONFIRMANDO', 'DECISION'];

const ACCEPTED = ['ACEPTADA', 'CANAL_PEDIDO'];

/** States in which the authority has accepted the declaration: its fields hold what it answered. */
export const ANSWERED_STATES: readonly string[] = [...ACCEPTED, 'VERDE', 'AMARILLO', 'ROJO'];

/**
 * Life of a DUCA (domain 9). The authority's answers move it through events; a state after acceptance is never left
 * backwards, whatever event arrives late.
 */
export const ducaStates = {
  initial: 'BORRADOR',
  states: {
    BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true },
    LISTA: { label: 'Lista para transmitir', tone: 'progress', icon: 'check', editable: false },
    TRANSMITIENDO: { label: 'Sellada, en transmisión', tone: 'progress', icon: 'send', editable: false },
    CONFIRMANDO: {
      label: 'Confirmando con la autoridad',
      tone: 'progress',
      icon: 'question',
      editable: false,
    },
    DECISION: { label: 'Necesita su decisión', tone: 'warn', icon: 'person', editable: false },
    ACEPTADA: { label: 'Aceptada', tone: 'good', icon: 'check', editable: false },
    RECHAZADA: { label: 'Rechazada', tone: 'bad', icon: 'cross', editable: true },
    CANAL_PEDIDO: { label: 'Aceptada, canal solicitado', tone: 'progress', icon: 'clock', editable: false },
    VERDE: { label: 'Canal verde', tone: 'good', icon: 'flag', editable: false },
    AMARILLO: { label: 'Canal amarillo', tone: 'warn', icon: 'flag', editable: false },
    ROJO: { label: 'Canal rojo', tone: 'bad', icon: 'flag', editable: false },
    ANULADA: { label: 'Anulada', tone: 'neutral', icon: 'cross', editable: false },
  },
  transitions: {
    ready: { from: ['BORRADOR', 'RECHAZADA'], to: 'LISTA', label: 'dar por lista', byPerson: false },
    reopen: { from: ['LISTA'], to: 'BORRADOR', label: 'volver a borrador', byPerson: true },
    transmit: {
      from: ['BORRADOR', 'LISTA', 'RECHAZADA'],
      to: 'TRANSMITIENDO',
      label: 'transmitir',
      byPerson: false,
    },
    doubt: { from: ['TRANSMITIENDO', 'DECISION'], to: 'CONFIRMANDO', label: 'confirmar', byPerson: false },
    resume: {
      from: ['CONFIRMANDO', 'DECISION'],
      to: 'TRANSMITIENDO',
      label: 'volver a la cola',
      byPerson: false,
    },
    escalate: {
      from: ['TRANSMITIENDO', 'CONFIRMANDO'],
      to: 'DECISION',
      label: 'pedir una decisión',
      byPerson: false,
    },
    accept: { from: IN_FLIGHT_STATES, to: 'ACEPTADA', label: 'aceptar', byPerson: false },
    reject: { from: IN_FLIGHT_STATES, to: 'RECHAZADA', label: 'rechazar', byPerson: false },
    askChannel: { from: ['ACEPTADA'], to: 'CANAL_PEDIDO', label: 'solicitar el canal', byPerson: false },
    channelRefused: { from: ['CANAL_PEDIDO'], to: 'ACEPTADA', label: 'quedar sin canal', byPerson: false },
    green: {
      from: [...IN_FLIGHT_STATES, ...ACCEPTED],
      to: 'VERDE',
      label: 'asignar canal verde',
      byPerson: false,
    },
    yellow: {
      from: [...IN_FLIGHT_STATES, ...ACCEPTED],
      to: 'AMARILLO',
      label: 'asignar canal amarillo',
      byPerson: false,
    },
    red: {
      from: [...IN_FLIGHT_STATES, ...ACCEPTED],
      to: 'ROJO',
      label: 'asignar canal rojo',
      byPerson: false,
    },
    annul: {
      from: ['BORRADOR', 'LISTA', 'RECHAZADA'],
      to: 'ANULADA',
      label: 'anular',
      byPerson: true,
      freesNumber: true,
    },
  },
} as const satisfies StateMachine;

export type DucaTransition = keyof typeof ducaStates.transitions;
