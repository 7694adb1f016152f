import { expect, it } from 'vitest';
import { lookupSentence } from './sentences.ts';

const standing = {
  name: 'rtn',
  country: 'HN',
  key: '08019021000018',
  again: true,
  today: '2026-11-20',
} as const;

it.each([
  ['ACME', 'El SAR: ACME.'],
  ['ACME, S. DE R.L.', 'El SAR: ACME, S. DE R.L.'],
])('ends with one full stop, whatever «%s» ends with', (NOMBRE, sentence) => {
  const said = { NOMBRE, ESTADO: 'ACTIVO' };
  expect(lookupSentence({ ...standing, state: 'VERIFICADA', said })).toBe(sentence);
  expect(lookupSentence({ ...standing, state: 'SIN_VERIFICAR', said, reason: 'silent' })).toContain(
    ` Antes dijo: ${NOMBRE}${NOMBRE.endsWith('.') ? '' : '.'} Siga: se verifica solo.`,
  );
});
