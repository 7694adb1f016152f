import { expect, it } from 'vitest';
import { noticesInForce } from './noticesInForce.ts';

it('tells a notice from its first day to its last, and one without days always', () => {
  const rows = [
    { CLAVE: '1', VALOR: 'Mantenimiento', DESDE: '2026-11-20', HASTA: '2026-11-22' },
    { CLAVE: '2', VALOR: 'Siempre', DESDE: '', HASTA: '' },
  ];
  const told = (day: string): string[] => noticesInForce(rows, day).map(({ CLAVE }) => CLAVE);
  expect(told('2026-11-19')).toEqual(['2']);
  expect(told('2026-11-20')).toEqual(['1', '2']);
  expect(told('2026-11-22')).toEqual(['1', '2']);
  expect(told('2026-11-23')).toEqual(['2']);
});
