import { expect, it } from 'vitest';
import { averageTime, monthName, share } from './figures.ts';
import { listOf } from './links.ts';
import { agesOf, rejectionsFrom } from './marks.ts';

it('a bar of unfinished work leads to the work of that age alone', () => {
  const data = {
    HASTA: '2026-11-22',
    EDADES: ['31', '4-7', '0-1'].map((EDAD) => ({ EDAD, DECLARACIONES: 1 })),
  };
  expect(agesOf(data).map(({ to }) => to)).toEqual([
    '/reportesgt/unfinished?hasta=2026-11-22&desde=2026-11-21',
    '/reportesgt/unfinished?hasta=2026-11-18&desde=2026-11-15',
    '/reportesgt/unfinished?hasta=2026-10-22',
  ]);
});

const days = { DESDE: '2026-10-24', HASTA: '2026-11-22' };

it('a share of nothing is no number, and time is an average of what was accepted', () => {
  expect(share(1, 0)).toBe('–');
  expect(share(1, 3)).toBe('33.3 %');
  expect(averageTime({ MINUTOS: 180, ACEPTADAS: 2 })).toBe('1 h 30 min');
  expect(averageTime({ MINUTOS: 17, ACEPTADAS: 2 })).toBe('9 min');
  expect(averageTime({ MINUTOS: 0, ACEPTADAS: 0 })).toBe('–');
});

it('a mark leads to the declarations of its own days and value', () => {
  expect(listOf('MES', '2026-10', days)).toBe(
    '/declaraciones?desde=2026-10-24&hasta=2026-10-31&estado=NO_ANULADAS',
  );
  expect(listOf('MES', '2026-11', days)).toBe(
    '/declaraciones?desde=2026-11-01&hasta=2026-11-22&estado=NO_ANULADAS',
  );
  expect(listOf('CLIENTE', 'PEÑALBA & HIJOS', days)).toBe(
    '/declaraciones?desde=2026-10-24&hasta=2026-11-22&estado=NO_ANULADAS&cliente=PE%C3%91ALBA+%26+HIJOS',
  );
});

it('a month is named as people write it', () => {
  expect(monthName('2026-11')).toBe('nov 2026');
  expect(monthName('2027-01')).toBe('ene 2027');
});

it('a bar of rejections leads to the objections of that regime, client or person alone', () => {
  const one = (CLAVE: string) => ({ CLAVE, NOMBRE: `${CLAVE} x`, RECHAZOS: 2, DECLARACIONES: 1 });
  const RECHAZOS_POR = { REGIMEN: [one('4000'), one('')], CLIENTE: [one('Uno')], USUARIO: [one('ana')] };
  const leads = (by: 'REGIMEN' | 'CLIENTE' | 'USUARIO') =>
    rejectionsFrom({ ...days, RECHAZOS_POR }, by).map(({ to }) => to.split('&').at(-1));
  expect(leads('REGIMEN')).toEqual(['regimen=4000', 'regimen=SIN_DATO']);
  expect([leads('CLIENTE'), leads('USUARIO')]).toEqual([['cliente=Uno'], ['usuario=ana']]);
});
