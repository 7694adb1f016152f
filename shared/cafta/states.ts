import type { StateMachine } from '../foundation/documents/states.ts';

/** A certification is written, issued when it lacks nothing, and from then on proves what it says until it is annulled. */
export const caftaStates = {
  initial: 'BORRADOR',
  states: {
    BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true },
    EMITIDA: { label: 'Emitida', tone: 'good', icon: 'check', editable: false },
    ANULADA: { label: 'Anulada', tone: 'neutral', icon: 'cross', editable: false },
  },
  transitions: {
    issue: { from: ['BORRADOR'], to: 'EMITIDA', label: 'emitir', byPerson: true },
    reopen: { from: ['EMITIDA'], to: 'BORRADOR', label: 'volver a borrador', byPerson: true },
    annul: {
      from: ['BORRADOR', 'EMITIDA'],
      to: 'ANULADA',
      label: 'anular',
      byPerson: true,
      freesNumber: true,
    },
  },
} as const satisfies StateMachine;
