import { expect, it } from 'vitest';
import { many, one } from '../../../shared/foundation/fields/dataSet.ts';
import { field } from '../../../shared/foundation/fields/field.ts';
import { differenceGroups } from './differenceRows.ts';

const dataSets = {
  CABEZA: one('Identificación', {
    FECHA: field.date('Fecha', { box: '3' }),
    OCULTO: field.text('Oculto', { hidden: true }),
  }),
  LINEAS: many('Fracciones', 'ID', { ID: field.key(), VALOR: field.decimal('Valor', { box: '48' }) }),
};

it('tells what changed by section and line, with labels and values as they are read, and nothing hidden', () => {
  const groups = differenceGroups(dataSets, [
    { kind: 'changed', path: 'CABEZA.FECHA', before: '', after: '2026-11-20' },
    { kind: 'changed', path: 'CABEZA.OCULTO', before: 'a', after: 'b' },
    { kind: 'changed', path: 'LINEAS[1].VALOR', before: '1000.00', after: '2500.50' },
    { kind: 'added', path: 'LINEAS[2]' },
    { kind: 'removed', path: 'LINEAS[1]' },
  ]);
  expect(
    groups.map(({ title, rows }) => [title, ...rows.map((row) => [row.label, row.before, row.after])]),
  ).toEqual([
    ['Identificación', ['3 Fecha', '(en blanco)', '20/11/2026']],
    ['Fracciones, línea 2', ['48 Valor', '1,000.00', '2,500.50']],
    ['Fracciones, línea 3', ['Línea nueva', '—', 'está']],
    ['Fracciones, línea 2 (quitada)', ['Línea quitada', 'estaba', '—']],
  ]);
});
