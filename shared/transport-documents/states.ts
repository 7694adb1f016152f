import type { StateMachine } from '../foundation/documents/states.ts';

/** Life of a transport document (domain 9): the declaration that uses it locks it, and gives it back when it falls. */
export const transportStates: StateMachine = {
  initial: 'BORRADOR',
  states: {
    BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true },
    USADO: { label: 'Usado en una declaración', tone: 'good', icon: 'lock', editable: false },
    ANULADO: { label: 'Anulado', tone: 'bad', icon: 'cross', editable: false },
  },
  transitions: {
    use: { from: ['BORRADOR'], to: 'USADO', label: 'usarse en una declaración', byPerson: false },
    release: { from: ['USADO'], to: 'BORRADOR', label: 'liberarse', byPerson: false },
    annul: { from: ['BORRADOR'], to: 'ANULADO', label: 'anular', byPerson: true },
    restore: { from: ['ANULADO'], to: 'BORRADOR', label: 'recuperar', byPerson: true },
  },
};
