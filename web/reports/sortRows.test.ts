import { expect, it } from 'vitest';
import { columnsOf } from '../../shared/reports/shownColumns.ts';
import { sortRows } from './sortRows.ts';

const row = (CLIENTE: string, IMPORTE: string, FECHA: string) => ({ CLIENTE, TRIBUTOS: IMPORTE, FECHA });
const rows = [
  row('Ñandú', '900.00', '2026-02-01'),
  row('Óptica', '-5.00', '2025-12-31'),
  row('Nogal', '1200.50', '2026-11-20'),
  row('avena 10', '', ''),
  row('Avena 9', '10.00', '2026-01-05'),
];
const columns = columnsOf('declarations');
const sorted = (order: string) => sortRows(rows, columns, order).map(({ CLIENTE }) => CLIENTE);

it('a report is sorted by amounts as amounts, by days as days and by names as Spanish has them', () => {
  expect(sorted('TRIBUTOS')).toEqual(['Óptica', 'avena 10', 'Avena 9', 'Ñandú', 'Nogal']);
  expect(sorted('-FECHA')).toEqual(['Nogal', 'Ñandú', 'Avena 9', 'Óptica', 'avena 10']);
  expect(sorted('CLIENTE')).toEqual(['Avena 9', 'avena 10', 'Nogal', 'Ñandú', 'Óptica']);
});

it('it stays as it came for a column that is not shown', () => {
  expect(sorted('')).toEqual(rows.map(({ CLIENTE }) => CLIENTE));
  expect(sorted('-OTRA')).toEqual(sorted(''));
});
