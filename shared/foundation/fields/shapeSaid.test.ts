import { expect, it, vi } from 'vitest';
import { sampleDataSets } from '../documents/sampleDataSets.fixture.ts';
import { blankBody } from './dataSet.ts';
import { kinds, type FieldContext } from './kinds.ts';
import { formatPath, parsePath } from './path.ts';
import { MAX_LINES, owedProblems, shapeProblems } from './shape.ts';

const context: FieldContext = {
  today: '2026-11-20',
  checkTaxId: (value) => ({ ok: true, value }),
  hasCode: () => undefined,
};
const blank = blankBody(sampleDataSets);
const sent = (value: unknown): string => value as string;

it('tells what cannot be stored, where it is and what to do', () => {
  const body = {
    ...blank,
    FACTURA: { NADA: 'x', NUMERO: sent(5) },
    ITEMS: [{ ID_ITEM: 'a', VALOR: 'x' }],
    OTRO: { x: '' },
  };
  expect(shapeProblems(sampleDataSets, body, context)).toEqual([
    {
      code: 'shape.unknown-field',
      severity: 'error',
      path: 'FACTURA.NADA',
      message: 'El campo NADA no existe en «Factura»; quítelo.',
    },
    {
      code: 'shape.not-text',
      severity: 'error',
      path: 'FACTURA.NUMERO',
      message: 'Casilla 1, Número: el valor debe enviarse como texto.',
    },
    {
      code: 'shape.decimal',
      severity: 'error',
      path: 'ITEMS[0].VALOR',
      message:
        'Casilla 38, línea 1, Valor: «x» no es un número con hasta 2 decimales; escríbalo como 1,234.50.',
    },
    {
      code: 'shape.unknown-data-set',
      severity: 'error',
      path: '',
      message: 'El grupo de datos OTRO no existe en este documento.',
    },
  ]);
});

it('takes lines for lines and a record for a record, and nothing else', () => {
  const codes = (body: object) =>
    shapeProblems(sampleDataSets, body as never, context).map((each) => each.code);
  expect(codes({ FACTURA: [] })).toEqual(['shape.unknown-data-set']);
  expect(codes({ ITEMS: {} })).toEqual(['shape.unknown-data-set']);
  expect(codes({ ITEMS: [], FACTURA: {} })).toEqual([]);
});

it('holds as many lines as a paste may bring, and says how many are too many', () => {
  const of = (length: number) =>
    shapeProblems(
      sampleDataSets,
      { ...blank, ITEMS: Array.from({ length }, () => ({ ID_ITEM: '' })) },
      context,
    );
  expect(of(MAX_LINES)).toEqual([]);
  expect(of(MAX_LINES + 1)).toEqual([
    {
      code: 'shape.too-many-lines',
      severity: 'error',
      path: 'ITEMS',
      message: '«Líneas» tiene 10001 líneas y admite 10000; divídalas en varios documentos.',
    },
  ]);
});

it('looks at a record once for the same data set and lists, and again for others', () => {
  const look = vi.spyOn(kinds.text, 'check');
  const record = { NUMERO: 'F-1', FECHA: '' };
  const once = (told: FieldContext) => shapeProblems(sampleDataSets, { FACTURA: record }, told);
  once(context);
  once(context);
  expect(look).toHaveBeenCalledTimes(1);
  once({ ...context });
  expect(look).toHaveBeenCalledTimes(2);
  shapeProblems({ ...sampleDataSets, FACTURA: { ...sampleDataSets.FACTURA } }, { FACTURA: record }, context);
  expect(look).toHaveBeenCalledTimes(3);
  look.mockRestore();
});

it('asks for what is owed and not there at all, as for what is blank, and not for groups that are absent', () => {
  expect(owedProblems(sampleDataSets, { FACTURA: {} })).toEqual([
    {
      code: 'owed.blank',
      severity: 'missing',
      path: 'FACTURA.NUMERO',
      message: 'Casilla 1, Número: falta este dato; complételo.',
    },
  ]);
  expect(owedProblems(sampleDataSets, { FACTURA: { NUMERO: '1' } })).toEqual([]);
  expect(owedProblems(sampleDataSets, {})).toEqual([]);
});

it.each([
  ['FACTURA', { dataSet: 'FACTURA' }],
  ['FACTURA.NUMERO', { dataSet: 'FACTURA', field: 'NUMERO' }],
  ['ITEMS[0]', { dataSet: 'ITEMS', line: 0 }],
  ['ITEMS[999999].VALOR_2', { dataSet: 'ITEMS', line: 999_999, field: 'VALOR_2' }],
  ['A1_B[12].VaLor', { dataSet: 'A1_B', line: 12, field: 'VaLor' }],
])('reads the path %s and writes it again', (text, path) => {
  expect(parsePath(text)).toEqual(path);
  expect(formatPath(path)).toBe(text);
});

it.each([
  '',
  'items[0]',
  'ITEMS[]',
  'ITEMS[1000000]',
  'ITEMS[-1]',
  'ITEMS[0',
  'ITEMS.',
  'ITEMS.valor',
  'x ITEMS',
  'ITEMS.A B',
  'ITEMS[0].A.B',
  '1A',
])('reads no path in «%s»', (text) => expect(parsePath(text)).toBeUndefined());
