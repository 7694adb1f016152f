import { expect, it } from 'vitest';
import { printStanding } from './printStanding.ts';

it.each([
  ['a version that was never accepted', 'BORRADOR', false, 'SIN_ACEPTAR'],
  ['an earlier version of what was accepted', 'VERDE', false, 'SIN_ACEPTAR'],
  ['what was accepted', 'ACEPTADA', true, 'ACEPTADA'],
  ['what has its channel', 'ROJO', true, 'ACEPTADA'],
  ['a change that nobody sent', 'CORRECCION', true, 'ENMIENDA'],
  ['a change on its way', 'TRANSMITIENDO', true, 'ENMIENDA'],
  ['what was withdrawn', 'DESISTIDA', true, 'ANULADA'],
])('a print of %s says so', (_, state, answered, standing) => {
  expect(printStanding(state, answered, false)).toBe(standing);
  expect(printStanding(state, answered, true)).toBe('BORRADOR');
});
