import { expect, it } from 'vitest';
import { DOSSIER_GROUPS, folderOf } from './groups.ts';

it('numbers the folders as a file grows, the declaration of each country in the same place', () => {
  expect(
    ['orden', 'facturas', 'transporte', 'dva', 'duca', 'transmision', 'soporte', 'despacho', 'consultas'].map(
      folderOf,
    ),
  ).toEqual([
    '01-orden',
    '02-facturas',
    '03-transporte',
    '04-dva',
    '05-duca',
    '06-transmision',
    '07-soporte',
    '08-despacho',
    '09-consultas',
  ]);
  expect(folderOf('dua')).toBe('05-dua');
});

it('gives every part a number', () => {
  for (const group of DOSSIER_GROUPS) expect(folderOf(group)).toMatch(/^0[1-9]-/);
});
