import { expect, it } from 'vitest';
import { many } from '../fields/dataSet.ts';
import { field } from '../fields/field.ts';
import { changesBetween } from './changesBetween.ts';

const dataSets = {
  BIENES: many('Bienes', 'ID', {
    ID: field.key(),
    NOMBRE: field.text('Nombre'),
    FACTURA: field.text('Factura', { writer: 'derivation' }),
    ARCHIVO: field.text('Archivo', { writer: 'system' }),
    LUGAR: field.integer('Lugar', { writer: 'computation' }),
  }),
};
const line = { ID: 'b', NOMBRE: 'Tela', FACTURA: 'fac-1', ARCHIVO: 'arc-1', LUGAR: '2' };

it('sends a line that comes back with its links and its file, and without what is computed of it', () => {
  expect(changesBetween(dataSets, { BIENES: [] }, { BIENES: [line] })).toEqual([
    {
      op: 'insert',
      path: 'BIENES[0]',
      lines: [{ ID: 'b', NOMBRE: 'Tela', FACTURA: 'fac-1', ARCHIVO: 'arc-1' }],
    },
  ]);
});

it('sends a file that was attached, and no field that a calculation moved', () => {
  const before = { BIENES: [{ ...line, ARCHIVO: '', LUGAR: '1' }] };
  expect(changesBetween(dataSets, before, { BIENES: [line] })).toEqual([
    { op: 'set', path: 'BIENES[0].ARCHIVO', value: 'arc-1' },
  ]);
});
