import { expect, it } from 'vitest';
import { invalidParam, refusal } from '../../shared/foundation/contracts/refusal.ts';
import { ApiError } from './apiError.ts';
import { fieldProblem } from './fieldProblem.ts';

const told = ({ message, code, status, details }: ReturnType<typeof refusal>) =>
  fieldProblem(new ApiError(message, { code, status, details }));

it('tells at its field what the server refuses of a parameter, by what it says beside its sentence', () => {
  expect(told(invalidParam('FECHA', 'debe ser un día: hoy o antes'))).toEqual({
    field: 'FECHA',
    text: 'Debe ser un día: hoy o antes.',
  });
  expect(told(invalidParam('TERMINOS.CUOTA', 'no está en la lista'))?.field).toBe('TERMINOS.CUOTA');
});

it('points at no field for whatever else goes wrong', () => {
  expect(told(refusal('not-found', { what: 'la DUCA' }))).toBeUndefined();
  expect(told(refusal('params.invalid', { name: 'FECHA', reason: 'falta' }))).toBeUndefined();
  expect(fieldProblem(new Error('Parámetro FECHA: falta.'))).toBeUndefined();
});
