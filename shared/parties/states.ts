import type { StateMachine } from '../foundation/documents/states.ts';

/** A party is offered while it is active; one that is kept aside stays readable and can come back. */
export const partyStates: StateMachine = {
  initial: 'ACTIVA',
  states: {
    ACTIVA: { label: 'Activa', tone: 'good', icon: 'check', editable: true },
    ARCHIVADA: { label: 'Archivada', tone: 'neutral', icon: 'lock', editable: false },
  },
  transitions: {
    archive: { from: ['ACTIVA'], to: 'ARCHIVADA', label: 'archivar', byPerson: true, freesNumber: true },
    restore: { from: ['ARCHIVADA'], to: 'ACTIVA', label: 'recuperar', byPerson: true },
  },
};
