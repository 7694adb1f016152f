import { expect, test } from 'vitest';
import { makePassword, passwordComplaint } from './passwordWords.ts';

test('a password of ours is one that the rules take, whatever chance says', async () => {
  const cryptoRandom = (count: number): Uint32Array => crypto.getRandomValues(new Uint32Array(count));
  for (let turn = 0; turn < 200; turn += 1) {
    const made = makePassword(cryptoRandom);
    expect(made).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
    expect(await passwordComplaint(made, ['agente.gt', 'Óscar Menchú'])).toBe('');
  }
});

test('what is wrong is a sentence', async () => {
  expect(await passwordComplaint('', [])).toBe('Escriba la contraseña.');
  expect(await passwordComplaint('corta', [])).toMatch(
    /^La contraseña tiene 5 caracteres y necesita 12 o más/,
  );
});
