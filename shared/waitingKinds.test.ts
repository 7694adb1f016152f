import { expect, it } from 'vitest';
import { ducaKind } from './duca/kind.ts';
import type { Permission } from './foundation/contracts/procedure.ts';
import { waitingKinds, waitingStates } from './waitingKinds.ts';

const who =
  (...held: Permission[]) =>
  (permission: Permission): boolean =>
    held.includes(permission);
const kindsOf = (...held: Permission[]): string[] => waitingKinds(who(...held)).map(({ module }) => module);

it('has nothing wait for who may do nothing', () => {
  expect(kindsOf()).toEqual([]);
});

it('has a kind wait for who reads it and may go on with something of it', () => {
  expect(kindsOf('duca:read')).toEqual([]);
  expect(kindsOf('duca:write', 'duca:transmit')).toEqual([]);
  expect(kindsOf('duca:read', 'duca:transmit', 'invoices:read', 'invoices:write')).toEqual([
    'invoices',
    'duca',
  ]);
});

it('has of a kind those states wait that the person has the right to go on with', () => {
  const of = (...held: Permission[]) => waitingStates(ducaKind, who(...held)).map(({ state }) => state);
  expect(of('duca:transmit')).toEqual(['RECHAZADA', 'RECHAZO', 'DECISION', 'LISTA']);
  expect(of('duca:write')).toEqual(['ROJO', 'AMARILLO', 'CORRECCION', 'BORRADOR']);
  expect(of('duca:write', 'duca:transmit')).toEqual(ducaKind.waits.map(({ state }) => state));
});
