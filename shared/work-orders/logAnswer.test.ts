import { expect, it } from 'vitest';
import { logAnswer } from './logAnswer.ts';

const row = { RESULTADO: 1, DESCRIPCION: 'Anotado', FILAS_AFECTADAS: 1 };

it('takes result, description and rows of the one row, without an error line when it is 1', () => {
  expect(logAnswer([row])).toEqual({ ...row, ERRORES: [] });
  expect(logAnswer([{ RESULTADO: '1', DESCRIPCION: 'ok', FILAS_AFECTADAS: '2' }])).toMatchObject({
    RESULTADO: 1,
    FILAS_AFECTADAS: 2,
    ERRORES: [],
  });
});

it('adds the error line of any other result, word for word', () => {
  expect(logAnswer([{ RESULTADO: 5, DESCRIPCION: 'Orden cerrada', FILAS_AFECTADAS: 0 }])).toEqual({
    RESULTADO: 5,
    DESCRIPCION: 'Orden cerrada',
    FILAS_AFECTADAS: 0,
    ERRORES: ['Error:5 - Orden cerrada'],
  });
});

it("says 'Sin Respuesta' of an empty list and the exception of what is no list", () => {
  expect(logAnswer([])).toMatchObject({ RESULTADO: 0, DESCRIPCION: 'Sin Respuesta' });
  expect(logAnswer([null])).toMatchObject({ RESULTADO: 0, DESCRIPCION: 'Sin Respuesta' });
  expect(logAnswer(new Error('sin red'))).toMatchObject({
    RESULTADO: -999,
    DESCRIPCION: 'Excepción:[sin red]',
  });
  expect(logAnswer(undefined)).toMatchObject({ RESULTADO: -999 });
  expect(logAnswer('<html>').DESCRIPCION).toBe('Excepción:[<html>]');
});
