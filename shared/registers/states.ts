import type { StateMachine } from '../foundation/documents/states.ts';

/** What no longer holds is kept aside: it stays readable with its papers, and nobody is told that it ends. */
export const registerStates: StateMachine = {
  initial: 'ACTIVO',
  states: {
    ACTIVO: { label: 'Activo', tone: 'good', icon: 'check', editable: true },
    ARCHIVADO: { label: 'Archivado', tone: 'neutral', icon: 'lock', editable: false },
  },
  transitions: {
    archive: { from: ['ACTIVO'], to: 'ARCHIVADO', label: 'archivar', byPerson: true },
    restore: { from: ['ARCHIVADO'], to: 'ACTIVO', label: 'recuperar', byPerson: true },
  },
};
