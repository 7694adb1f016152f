import { expect, test } from 'vitest';
import { failureOf } from './tellFailure.ts';

test('a failure is told by its class and place, and nothing of what somebody typed', () => {
  const error = new TypeError('Cannot read "Café Antigua, NIT 576937K" of 1,250.00');
  error.stack = `${error.name}: ${error.message}\n    at f (https://despacho.example/assets/DucaEditor-x1.js:12:345)`;
  const told = failureOf(error, '/duca/DUCA-000123/fracciones');
  expect(told).toEqual({
    FALLA: 'TypeError: Cannot read "…" of #,#.#',
    LUGAR: 'DucaEditor-x1.js:12:345',
    PANTALLA: '/duca/#/fracciones',
  });
});

test('whatever was thrown, and however long, is told within the bounds of its procedure', () => {
  const told = failureOf('x'.repeat(5000), '');
  expect(told.FALLA).toHaveLength(300);
  expect(told.PANTALLA).toBe('-');
  expect(told.LUGAR.length).toBeLessThanOrEqual(2000);
});
