import { expect, it, vi } from 'vitest';
import { optionsOf } from './NarrowFields.tsx';

vi.mock('../api/queries.ts', () => ({ useProcedure: vi.fn() }));
vi.mock('../kit/PlainSelect.tsx', () => ({ PlainSelect: vi.fn() }));
vi.mock('../kit/Filters.tsx', () => ({ Filters: vi.fn() }));

const value = (FILTRO: 'ESTADO' | 'CLIENTE', VALOR: string, NOMBRE: string) => ({ FILTRO, VALOR, NOMBRE });
const values = [
  value('ESTADO', 'ANULADA', 'Anulada'),
  value('ESTADO', 'VERDE', 'Canal verde'),
  value('CLIENTE', 'Uno', 'Uno'),
];

it('a report is narrowed to what its days hold, and to what was not annulled where something was', () => {
  expect(optionsOf('CLIENTE', values, '').map(({ label }) => label)).toEqual(['Todos', 'Uno']);
  const states = ['Todos', 'Sin anuladas', 'Anulada', 'Canal verde'];
  expect(optionsOf('ESTADO', values, '').map(({ label }) => label)).toEqual(states);
  expect(optionsOf('ESTADO', values.slice(1), '').map(({ label }) => label)).toEqual([
    'Todos',
    'Canal verde',
  ]);
});

it('what the address asks for stays among the choices, whatever the days hold', () => {
  expect(optionsOf('CLIENTE', [], 'Otro').at(-1)).toEqual({ value: 'Otro', label: 'Otro' });
  expect(optionsOf('ESTADO', [], 'NO_ANULADAS').at(-1)).toEqual({
    value: 'NO_ANULADAS',
    label: 'sin anuladas',
  });
  expect(optionsOf('CLIENTE', [], 'SIN_DATO').at(-1)).toEqual({ value: 'SIN_DATO', label: 'sin dato' });
});
