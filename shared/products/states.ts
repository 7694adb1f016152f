import type { StateMachine } from '../foundation/documents/states.ts';

/** A product that was deleted stays readable, is proposed no more and gives its code back; nothing is lost by it. */
export const productStates: StateMachine = {
  initial: 'VIGENTE',
  states: {
    VIGENTE: { label: 'Vigente', tone: 'good', icon: 'check', editable: true },
    ELIMINADO: { label: 'Eliminado', tone: 'neutral', icon: 'lock', editable: false },
  },
  transitions: {
    delete: { from: ['VIGENTE'], to: 'ELIMINADO', label: 'eliminar', byPerson: true, freesNumber: true },
  },
};
