import { expect, test } from 'vitest';
import { byKeyFirst, exactly } from './byKeyFirst.ts';

const countries = [
  { value: 'AF', label: 'AF · Afganistán, no CN' },
  { value: 'CNX', label: 'CNX · Otra' },
  { value: 'VC', label: 'VC · San Vicente CN' },
  { value: 'CN', label: 'CN · China' },
];
const found = (search: string, limit = 60): string[] =>
  byKeyFirst(countries, search, limit).map((each) => each.value);

test('the very key comes first, then keys and words that begin with it', () => {
  expect(found('cn')).toEqual(['CN', 'CNX', 'AF', 'VC']);
});

test('a word that begins with the text comes before one that holds it', () => {
  const options = ['KM · Comoras', 'X · mora', 'Z · La Morada', 'mo ra'].map((label) => ({
    value: '-',
    label,
  }));
  expect(byKeyFirst(options, 'mora', 60).map((each) => each.label)).toEqual([
    'X · mora',
    'Z · La Morada',
    'KM · Comoras',
  ]);
  expect(byKeyFirst([options[0]!, { value: '-', label: 'Moravia' }], 'mora', 1)[0]!.label).toBe('Moravia');
});

test('accents and case do not matter', () => {
  expect(found('AFGANISTAN')).toEqual(['AF']);
});

test('nothing typed shows all, up to the limit', () => {
  expect(found('', 2)).toEqual(['AF', 'CNX']);
  expect(found('nada')).toEqual([]);
});

test('a text names an option by its key, its label, or as the only match', () => {
  expect(exactly(countries, 'cn')?.value).toBe('CN');
  expect(exactly(countries, 'san vicente')?.value).toBe('VC');
  expect(exactly(countries, 'c')).toBeUndefined();
  expect(exactly(countries, 'zz')).toBeUndefined();
});

test('another name stands right behind the key, and names an option unless two are called so', () => {
  const units = [
    { value: 'PCX', label: 'PCX · Otra' },
    { value: 'H87', label: 'H87 · Pieza', also: ['pcs', 'pc'] },
    { value: 'TNE', label: 'TNE · Tonelada', also: ['mt'] },
    { value: 'MTR', label: 'MTR · Metro', also: ['mt'] },
  ];
  expect(byKeyFirst(units, 'P.C.', 9).map((each) => each.value)).toEqual(['H87']);
  expect(byKeyFirst(units, 'pc', 9).map((each) => each.value)).toEqual(['H87', 'PCX']);
  expect(exactly(units, 'pc')?.value).toBe('H87');
  expect(exactly(units, 'Pcs.')?.value).toBe('H87');
  expect(exactly(units, 'mt')).toBeUndefined();
});
