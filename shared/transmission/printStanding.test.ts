import { expect, it } from 'vitest';
import type { Operation } from './operations.ts';
import { isAccepted, isSettled, printStanding, type VersionSays } from './printStanding.ts';

const held = (state: string, operation: Operation, answered: boolean, says?: VersionSays) => ({
  state,
  operation,
  answered,
  ...(says ? { says } : {}),
});

it.each([
  ['a version that was never accepted', held('BORRADOR', 'R', false), 'SIN_ACEPTAR'],
  ['a number that somebody typed', held('RECHAZADA', 'R', true), 'SIN_ACEPTAR'],
  ['a number that was typed, on its way', held('TRANSMITIENDO', 'R', true), 'SIN_ACEPTAR'],
  ['an earlier version of what was accepted', held('VERDE', 'R', false, 'ACEPTADO'), 'SIN_ACEPTAR'],
  ['what was accepted', held('ACEPTADA', 'R', true), 'ACEPTADA'],
  ['what has its channel', held('ROJO', 'M', true), 'ACEPTADA'],
  ['a change that nobody sent', held('CORRECCION', 'R', true), 'ENMIENDA'],
  ['a change on its way', held('TRANSMITIENDO', 'M', true), 'ENMIENDA'],
  ['what is being changed', held('CORRECCION', 'R', true, 'ACEPTADO'), 'ACEPTADA'],
  ['what is being changed, with the change on its way', held('DECISION', 'M', true, 'ACEPTADO'), 'ACEPTADA'],
  ['a change that was given up', held('VERDE', 'R', true, 'CAMBIO'), 'ENMIENDA'],
  ['what was accepted before a change was', held('VERDE', 'M', true, 'SUSTITUIDO'), 'SUSTITUIDA'],
  ['what is asked to be withdrawn', held('TRANSMITIENDO', 'D', true), 'EN_ANULACION'],
  ['a withdrawal in doubt', held('CONFIRMANDO', 'D', true), 'EN_ANULACION'],
  ['what was withdrawn', held('DESISTIDA', 'D', true), 'ANULADA'],
  ['an earlier version of what was withdrawn', held('DESISTIDA', 'D', true, 'SUSTITUIDO'), 'ANULADA'],
  ['a change that was given up before it was withdrawn', held('DESISTIDA', 'D', true, 'CAMBIO'), 'ENMIENDA'],
])('a print of %s says so', (_, of, standing) => {
  expect(printStanding(of, false)).toBe(standing);
  expect(printStanding(of, true)).toBe('BORRADOR');
});

it('what was accepted is printed with its seal, and is settled', () => {
  const accepted = (['ACEPTADA', 'EN_ANULACION', 'SUSTITUIDA'] as const).map((each) => [
    isAccepted(each),
    isSettled(each),
  ]);
  expect(accepted).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ]);
  expect([isAccepted('ANULADA'), isSettled('ANULADA'), isSettled('ENMIENDA')]).toEqual([false, true, false]);
});
