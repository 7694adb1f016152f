import { expect, test } from 'vitest';
import { RECOVERY_LENGTH, RECOVERY_LETTERS, shownRecoveryCode } from './codes.ts';
import { proof } from './proof.ts';

const read = (METODO: string, CODIGO: string): string | undefined => {
  const found = proof.safeParse({ METODO, CODIGO });
  return found.success && found.data.METODO !== 'llave' ? found.data.CODIGO : undefined;
};

test('a code is read as people type and paste it', () => {
  for (const typed of ['123456', '123 456', ' 123-456 ', '123 456', '1 2 3 4 5 6'])
    expect(read('codigo', typed), typed).toBe('123456');
  for (const other of ['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '123456'.repeat(10)])
    expect(read('codigo', other), other).toBeUndefined();
});

test('a recovery code is read with capitals, hyphens and blanks, or none', () => {
  const shown = 'abcd-efgh-jkmn-0123';
  for (const typed of [
    shown,
    shown.toUpperCase(),
    shown.replaceAll('-', ''),
    ` ${shown.replaceAll('-', ' ')} `,
  ])
    expect(read('recuperacion', typed), typed).toBe('abcdefghjkmn0123');
  for (const other of ['', 'abcd', `${shown}-x`, 'abcd-efgh-jkmn-012ñ', 'abcd#efgh#jkmn#0123'])
    expect(read('recuperacion', other), other).toBeUndefined();
});

test('a recovery code cannot be misread: 32 letters, none like another, in groups of four', () => {
  expect(new Set(RECOVERY_LETTERS).size).toBe(32);
  expect(RECOVERY_LETTERS).not.toMatch(/[ilou]/);
  expect(shownRecoveryCode('a'.repeat(RECOVERY_LENGTH))).toBe('aaaa-aaaa-aaaa-aaaa');
});

test('nothing else is a proof', () => {
  for (const other of [
    undefined,
    {},
    { METODO: 'clave', CODIGO: '123456' },
    { METODO: 'llave', CODIGO: '123456' },
  ])
    expect(proof.safeParse(other).success).toBe(false);
});
