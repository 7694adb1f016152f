import type { StateMachine } from '../foundation/documents/states.ts';

/** Life of a DUA before it is registered (domain 9). What the authority answers adds its own states. */
export const duaStates = {
  initial: 'BORRADOR',
  states: {
    BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true },
    LISTA: { label: 'Lista para registrar', tone: 'progress', icon: 'check', editable: false },
    ANULADA: { label: 'Anulada', tone: 'neutral', icon: 'cross', editable: false },
  },
  transitions: {
    ready: { from: ['BORRADOR'], to: 'LISTA', label: 'dar por lista', byPerson: false },
    reopen: { from: ['LISTA'], to: 'BORRADOR', label: 'volver a borrador', byPerson: true },
    annul: {
      from: ['BORRADOR', 'LISTA'],
      to: 'ANULADA',
      label: 'anular',
      byPerson: true,
      freesNumber: true,
    },
  },
} as const satisfies StateMachine;
