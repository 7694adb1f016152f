import type { StateMachine } from '../foundation/documents/states.ts';

/** States in which an order is still work for someone: they count as assigned (spec 2, bell). */
export const OPEN_STATES: readonly string[] = ['ABIERTA', 'EN_PROCESO', 'REABIERTA'];

/** Days within which a deleted order may be brought back. */
export const DAYS_TO_RESTORE = 30;

/**
 * Life of a work order (domain 9). Closing, reopening and deleting have procedures of their own, because each looks at
 * more than the order; so none of them is a plain transition by a person.
 */
export const workOrderStates: StateMachine = {
  initial: 'ABIERTA',
  states: {
    ABIERTA: { label: 'Abierta', tone: 'neutral', icon: 'circle', editable: true },
    EN_PROCESO: { label: 'En proceso', tone: 'progress', icon: 'clock', editable: true },
    CERRADA: { label: 'Cerrada', tone: 'good', icon: 'check', editable: false },
    REABIERTA: { label: 'Reabierta', tone: 'warn', icon: 'undo', editable: true },
    ELIMINADA: { label: 'Eliminada', tone: 'bad', icon: 'cross', editable: false },
  },
  transitions: {
    start: { from: ['ABIERTA', 'REABIERTA'], to: 'EN_PROCESO', label: 'poner en proceso', byPerson: true },
    close: { from: OPEN_STATES, to: 'CERRADA', label: 'cerrarse', byPerson: false },
    reopen: { from: ['CERRADA'], to: 'REABIERTA', label: 'reabrirse', byPerson: false },
    restore: { from: ['ELIMINADA'], to: 'REABIERTA', label: 'recuperarse', byPerson: false },
    delete: { from: OPEN_STATES, to: 'ELIMINADA', label: 'eliminarse', byPerson: false },
  },
};
