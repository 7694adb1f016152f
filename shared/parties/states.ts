import type { StateMachine } from '../foundation/documents/states.ts';

/**
 * A party is offered while it is active; one that is kept aside stays readable, keeps its number and can come back, so
 * that a taxpayer never has two cards of one role.
 */
export const partyStates: StateMachine = {
  initial: 'ACTIVA',
  states: {
    ACTIVA: { label: 'Activa', tone: 'good', icon: 'check', editable: true },
    ARCHIVADA: { label: 'Archivada', tone: 'neutral', icon: 'lock', editable: false },
  },
  transitions: {
    archive: { from: ['ACTIVA'], to: 'ARCHIVADA', label: 'archivar', byPerson: true },
    restore: { from: ['ARCHIVADA'], to: 'ACTIVA', label: 'recuperar', byPerson: true },
  },
};

/** The state in which a party is offered, as the filter of a list says it. */
export const OFFERED = 'ACTIVA';
