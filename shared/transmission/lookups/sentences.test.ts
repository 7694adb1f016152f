import { describe, expect, it } from 'vitest';
import { LOOKUP_REASONS } from './kept.ts';
import { isAgainst, lookupSentence } from './sentences.ts';

const TODAY = '2026-11-20';
const standing = { name: 'rtn', country: 'HN', key: '08019021000018', again: true, today: TODAY } as const;

describe('what is known of a look-up', () => {
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

  it('is that there is no such thing, by who says so', () => {
    expect(lookupSentence({ ...standing, state: 'NO_EXISTE', said: {} })).toBe(
      '08019021000018: el SAR no tiene ese RTN.',
    );
  });

  it('is what speaks against it too', () => {
    const said = { NOMBRE: 'ACME', ESTADO: 'BAJA' };
    expect(lookupSentence({ ...standing, state: 'VERIFICADA', said })).toBe(
      'El SAR: ACME; está como «BAJA» y no como activo.',
    );
    const permits = { ...standing, name: 'permisos', state: 'VERIFICADA', said: { PERMISOS: '' } } as const;
    expect(lookupSentence(permits)).toBe('La ventanilla única: no pide permisos.');
  });

  it('is why nothing is, each in its own words, and what to do', () => {
    const of = (reason: (typeof LOOKUP_REASONS)[number] | undefined, again = true) =>
      lookupSentence({ ...standing, state: 'SIN_VERIFICAR', said: {}, reason, again });
    expect(of('silent')).toBe(
      'RTN en el SAR: sin verificar; el servicio no responde. Siga: se verifica solo.',
    );
    expect(of(undefined)).toBe(of('silent'));
    expect(of('credentials', false)).toBe(
      'RTN en el SAR: sin verificar; el servicio no acepta el usuario de su empresa. Verifíquelo por otro medio.',
    );
    expect(new Set(LOOKUP_REASONS.map((reason) => of(reason))).size).toBe(LOOKUP_REASONS.length - 1);
  });

  it('names the look-up where a country has none', () => {
    expect(lookupSentence({ ...standing, country: 'SV', state: 'NO_EXISTE', said: {} })).toBe(
      '08019021000018: RTN en el SAR no tiene ese RTN.',
    );
  });
});

it('what was said is against using it where there is no such thing, or the service says so of it', () => {
  const against = (ESTADO: 'VERIFICADA' | 'NO_EXISTE' | 'SIN_VERIFICAR', state: string) =>
    isAgainst('rtn', { ESTADO, DICE: { ESTADO: state } }, TODAY);
  expect(against('NO_EXISTE', 'ACTIVO')).toBe(true);
  expect(against('VERIFICADA', 'BAJA')).toBe(true);
  expect(against('VERIFICADA', 'ACTIVO')).toBe(false);
  expect(against('SIN_VERIFICAR', 'BAJA')).toBe(false);
  expect(isAgainst('permisos', { ESTADO: 'VERIFICADA', DICE: {} }, TODAY)).toBe(false);
});
