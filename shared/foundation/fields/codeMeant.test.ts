import { expect, it } from 'vitest';
import { codeMeant } from './codeMeant.ts';

const units = [
  { CLAVE: 'H87', VALOR: 'Pieza', ALIAS: 'PCS|PZA' },
  { CLAVE: 'MTR', VALOR: 'Metro', ALIAS: 'MT|MTS' },
  { CLAVE: 'TNE', VALOR: 'Tonelada métrica', ALIAS: 'MT|TM' },
  { CLAVE: 'MTQ', VALOR: 'Metro cúbico', ALIAS: 'M3' },
  { CLAVE: 'TM', VALOR: 'Tambor' },
  { CLAVE: '10', VALOR: 'Diez', ALIAS: 'EE.UU.|C&F' },
];

it.each([
  ['H87', 'H87'],
  [' pcs. ', 'H87'],
  ['P.C.S.', 'H87'],
  ['piezá', 'H87'],
  ['metro cubico', 'MTQ'],
  ['m³', 'MTQ'],
  ['EEUU', '10'],
  ['c & f', '10'],
])('reads «%s» as %s', (text, value) => {
  expect(codeMeant(text, units)).toEqual({ ok: true, value });
});

it('lets a code stand before the other name of another entry', () => {
  expect(codeMeant('TM', units)).toEqual({ ok: true, value: 'TM' });
});

it.each(['pc', 'piezas', '1.0', '', '.', '|', 'PCS|PZA'])('never guesses what «%s» may be', (text) => {
  expect(codeMeant(text, units)).toBeUndefined();
});

it('asks which of two is meant, naming both', () => {
  expect(codeMeant('mt', units)).toEqual({
    ok: false,
    reason: '«mt» puede ser MTR (Metro) o TNE (Tonelada métrica); escriba el código',
  });
});
