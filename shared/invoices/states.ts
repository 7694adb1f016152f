import type { StateMachine } from '../foundation/documents/states.ts';

/** Life of an invoice (domain 9): the declaration that uses it locks it, and gives it back when it falls. */
export const invoiceStates: StateMachine = {
  initial: 'BORRADOR',
  states: {
    BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true },
    USADA: { label: 'Usada en una declaración', tone: 'good', icon: 'lock', editable: false },
    ANULADA: { label: 'Anulada', tone: 'bad', icon: 'cross', editable: false },
  },
  transitions: {
    use: { from: ['BORRADOR'], to: 'USADA', label: 'usarse en una declaración', byPerson: false },
    release: { from: ['USADA'], to: 'BORRADOR', label: 'liberarse', byPerson: false },
    annul: { from: ['BORRADOR'], to: 'ANULADA', label: 'anular', byPerson: true },
    restore: { from: ['ANULADA'], to: 'BORRADOR', label: 'recuperar', byPerson: true },
  },
};
