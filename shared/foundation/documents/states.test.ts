import { expect, it } from 'vitest';
import { isFinal, isFinished, type StateMachine } from './states.ts';

const look = (label: string, editable: boolean) => ({
  label,
  tone: 'neutral' as const,
  icon: 'pencil',
  editable,
});
const machine: StateMachine = {
  initial: 'BORRADOR',
  states: {
    BORRADOR: look('Borrador', true),
    LISTA: look('Lista', false),
    ACEPTADA: look('Aceptada', false),
    ANULADA: look('Anulada', false),
  },
  transitions: {
    ready: { from: ['BORRADOR'], to: 'LISTA', label: 'cerrar', byPerson: true },
    reopen: { from: ['LISTA'], to: 'BORRADOR', label: 'reabrir', byPerson: true },
    accept: { from: ['LISTA'], to: 'ACEPTADA', label: 'aceptarse', byPerson: false },
    restore: { from: ['ANULADA'], to: 'BORRADOR', label: 'recuperar', byPerson: true },
  },
};

it('a version is finished when it is an old one, or nobody can make its document editable again', () => {
  const finished = (ESTADO: string, version?: number) => isFinished(machine, { ESTADO, VERSION: 3 }, version);
  expect(['BORRADOR', 'LISTA'].map((state) => finished(state))).toEqual([false, false]);
  expect(['ACEPTADA', 'ANULADA', 'DE_ANTES'].map((state) => finished(state))).toEqual([true, true, true]);
  expect(finished('BORRADOR', 3)).toBe(false);
  expect(finished('BORRADOR', 2)).toBe(true);
});

it('a step is final when no person brings the document back from where it leads', () => {
  const final = (to: string): boolean => isFinal(machine, { to });
  expect(['BORRADOR', 'LISTA', 'ANULADA'].map(final)).toEqual([false, false, false]);
  expect(final('ACEPTADA')).toBe(true);
});
