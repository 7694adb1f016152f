import { expect, it } from 'vitest';
import { leaveFor, NOT_ASSIGNED, UNAVAILABLE } from './leaveFor.ts';

const access = (ACCESO_APP_FACTURACION: string) => async () => [{ ACCESO_APP_FACTURACION }];
const failing = () => Promise.reject(new Error('sin red'));
const known = (application: string) => `https://${application}.example.com/`;
const unasked = () => Promise.reject(new Error('It was asked'));

it('profile 3 goes to commercial invoicing only where its access check says 1', async () => {
  expect(await leaveFor('commercialInvoicing', access('1'), known)).toEqual({
    address: 'https://commercialInvoicing.example.com/',
  });
  expect(await leaveFor('commercialInvoicing', access('0'), known)).toEqual({ told: UNAVAILABLE });
  expect(await leaveFor('commercialInvoicing', async () => [], known)).toEqual({ told: UNAVAILABLE });
  expect(await leaveFor('commercialInvoicing', failing, known)).toEqual({ told: NOT_ASSIGNED });
});

it('every other application is there where the installation named it, and asks nothing', async () => {
  expect(await leaveFor('tracking', unasked, known)).toEqual({ address: 'https://tracking.example.com/' });
  expect(await leaveFor('correlatives', unasked, () => undefined)).toEqual({ told: UNAVAILABLE });
});

it('says it in the words of the specification', () => {
  expect(UNAVAILABLE).toBe(
    'La Aplicación no esta disponible en este horario para tu usuario. Contacta con el administrador.',
  );
  expect(NOT_ASSIGNED).toBe('La Aplicación no esta asignada a tu usuario. Contacta con el administrador.');
});
