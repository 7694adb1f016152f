import { expect, test } from 'vitest';
import { failuresText, moment, signInNotice, type SignIn } from './signInWords.ts';

const signIn = (facts: Partial<SignIn>): SignIn => ({
  ID_SESION: 'ses-1',
  FECHA: '2026-11-19T15:00:00.000Z',
  DIRECCION: '203.0.113.5',
  DISPOSITIVO: 'Chrome en Windows',
  NUEVO: '0',
  FALLIDOS: 0,
  ULTIMO_FALLIDO: '',
  ACTUAL: '0',
  ...facts,
});
const noticeOf = (...INGRESOS: SignIn[]) => signInNotice({ INGRESOS, FALLIDOS: 0, ULTIMO_FALLIDO: '' });

test('the sign-in before this one is told calmly, with when and from where', () => {
  const told = noticeOf(signIn({ FECHA: '2026-11-20T15:00:00.000Z', ACTUAL: '1' }), signIn({}));
  expect(told).toEqual({
    title: `Su ingreso anterior: ${moment('2026-11-19T15:00:00.000Z')}`,
    text: 'Con Chrome en Windows, desde 203.0.113.5.',
  });
});

test('another sign-in that came between is not the one before', () => {
  const told = noticeOf(signIn({ DIRECCION: '192.0.2.1' }), signIn({ ACTUAL: '1' }), signIn({}));
  expect(told?.text).toContain('203.0.113.5');
});

test('a browser never seen and wrong passwords are told with what to do', () => {
  const last = '2026-11-20T14:00:00.000Z';
  const told = noticeOf(
    signIn({ ACTUAL: '1', FALLIDOS: 3, ULTIMO_FALLIDO: last }),
    signIn({ NUEVO: '1', DISPOSITIVO: '' }),
  );
  expect(told?.text).toBe(
    `Con un navegador o programa sin nombre, desde 203.0.113.5. Ese navegador no se había visto antes. Hubo 3 intentos con una contraseña o un código equivocados, el último el ${moment(last)}. Si no fue usted, cambie su contraseña y cierre las demás sesiones en su perfil.`,
  );
  expect(failuresText(1, last)).toMatch(/^Hubo un intento /);
});

test('the first sign-in of all says nothing', () => {
  expect(noticeOf(signIn({ ACTUAL: '1' }))).toBeUndefined();
  expect(noticeOf()).toBeUndefined();
});
