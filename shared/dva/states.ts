import type { StateMachine } from '../foundation/documents/states.ts';

/**
 * Life of a DVA. A person says it is ready and takes that back; its DUCA declares it, and gives it back when the authority
 * rejects or annuls that, or a rectification drops it. The legal effect is the DUCA's, so a declared DVA is never edited.
 */
export const dvaStates: StateMachine = {
  initial: 'EN_PREPARACION',
  states: {
    EN_PREPARACION: { label: 'En preparación', tone: 'neutral', icon: 'pencil', editable: true },
    LISTA: { label: 'Lista', tone: 'good', icon: 'check', editable: false },
    DECLARADA: { label: 'Declarada', tone: 'good', icon: 'lock', editable: false },
    ANULADA: { label: 'Anulada', tone: 'bad', icon: 'cross', editable: false },
  },
  transitions: {
    ready: { from: ['EN_PREPARACION'], to: 'LISTA', label: 'dar por lista', byPerson: true },
    reopen: { from: ['LISTA'], to: 'EN_PREPARACION', label: 'volver a preparar', byPerson: true },
    declare: { from: ['EN_PREPARACION', 'LISTA'], to: 'DECLARADA', label: 'declarar', byPerson: false },
    release: { from: ['DECLARADA'], to: 'LISTA', label: 'liberar', byPerson: false },
    cancel: { from: ['EN_PREPARACION', 'LISTA'], to: 'ANULADA', label: 'anular', byPerson: true },
  },
};
