import { expect, it } from 'vitest';
import type { CatalogueRow } from '../../../shared/foundation/documents/reference.ts';
import { offers } from './offers.ts';

const tariff = [
  { CLAVE: '8471300000', VALOR: 'Computadoras portátiles' },
  { CLAVE: '8517130000', VALOR: 'Teléfonos inteligentes' },
  { CLAVE: '8517620000', VALOR: 'Aparatos para recibir o transmitir datos' },
  { CLAVE: '8518300000', VALOR: 'Auriculares, incluso con micrófono' },
];
const units: CatalogueRow[] = [
  { CLAVE: 'KGM', VALOR: 'Kilogramo', ALIAS: 'kg|kilos' },
  { CLAVE: 'MTK', VALOR: 'Metro cuadrado', ALIAS: 'm2' },
  { CLAVE: 'K', VALOR: 'Kit' },
];
const codes = (rows: typeof tariff, text: string): string[] => offers(rows, text, 10).map((row) => row.CLAVE);

it('finds a code by its digits, with points or without', () => {
  expect(codes(tariff, '8517.')).toEqual(['8517130000', '8517620000']);
  expect(codes(tariff, '851762')).toEqual(['8517620000']);
});

it('finds an entry by words in any order, accents ignored, the beginnings of words first', () => {
  expect(codes(tariff, 'microfono auri')).toEqual(['8518300000']);
  expect(codes(tariff, 'tel')).toEqual(['8517130000']);
  expect(codes(tariff, 'atos')).toEqual(['8517620000']);
});

it('puts the very code before other names, and these before codes that begin so', () => {
  expect(offers(units, 'k', 10).map((row) => row.CLAVE)).toEqual(['K', 'KGM']);
  expect(offers(units, 'm2', 10).map((row) => row.CLAVE)).toEqual(['MTK']);
  expect(offers(units, '', 2)).toHaveLength(2);
});
