import { expect, it, vi } from 'vitest';
import { monthAsked, monthOptions, sumOf } from './months.ts';

vi.mock('../../api/serverClock.ts', () => ({ serverNow: () => new Date('2026-12-01T15:00:00Z') }));

it('the month is the one of the address, and this one where the address names none', () => {
  expect(monthAsked('2026-11')).toBe('2026-11');
  expect([monthAsked(''), monthAsked('2026-13'), monthAsked('ayer')]).toEqual(Array(3).fill('2026-12'));
});

it('months are offered newest first by their names, an older one that the address asks for among them', () => {
  const values = monthOptions('2019-03').map(({ value }) => value);
  expect(values.slice(0, 2)).toEqual(['2026-12', '2026-11']);
  expect(values.at(-1)).toBe('2019-03');
  expect(monthOptions('2026-12')[1]).toEqual({ value: '2026-11', label: 'noviembre de 2026' });
});

it('the sum of a month is of every company, in hundredths and not in fractions', () => {
  const company = (ACEPTADAS: number, TOTAL: string) => ({
    ...{ ID: 'x', NOMBRE: 'x', NIT: '1', PAIS: 'GT' },
    MES: { MES: '2026-11', ENVIADAS: ACEPTADAS, ACEPTADAS, RECHAZADAS: 0, CARGOS: [], TOTAL },
  });
  expect(sumOf([company(3, '0.10'), company(4, '0.20')])).toEqual({ accepted: 7, total: '0.30' });
  expect(sumOf([])).toEqual({ accepted: 0, total: '0' });
});
