import type { StateMachine } from '../foundation/documents/states.ts';
import { sentStates, sentTransitions } from '../transmission/declarationLife.ts';

export { HELD_ANSWER_STATES, IN_FLIGHT_STATES } from '../transmission/declarationLife.ts';

/** Life of a DUCA: as any declaration's once it is sealed (domain 9). */
export const ducaStates = {
  initial: 'BORRADOR',
  states: {
    BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true },
    LISTA: { label: 'Lista para transmitir', tone: 'progress', icon: 'check', editable: false },
    ...sentStates,
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
    ...sentTransitions,
    annul: {
      from: ['BORRADOR', 'LISTA', 'RECHAZADA'],
      to: 'ANULADA',
      label: 'anular',
      byPerson: true,
      freesNumber: true,
    },
  },
} as const satisfies StateMachine;
