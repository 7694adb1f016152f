import { describe, expect, it } from 'vitest';
import { sampleDataSets } from '../documents/sampleDataSets.fixture.ts';
import { blankBody, many } from './dataSet.ts';
import { field } from './field.ts';
import { shownValue, type FieldContext } from './kinds.ts';
import { settleShape } from './settle.ts';
import { MAX_LINES, owedProblems, shapeProblems } from './shape.ts';

const context: FieldContext = {
  today: '2026-11-20',
  checkTaxId: (value) => ({ ok: true, value }),
  hasCode: () => undefined,
};
const blank = blankBody(sampleDataSets);

describe('shapeProblems', () => {
  it('lets blanks pass and names field, line and reason of what has not its shape', () => {
    expect(shapeProblems(sampleDataSets, blank, context)).toEqual([]);
    const body = { ...blank, ITEMS: [{ ID_ITEM: 'a', MARCA: 'too long', VALOR: '1.5' }] };
    const found = shapeProblems(sampleDataSets, body, context);
    expect(found.map(({ code, path }) => [code, path])).toEqual([
      ['shape.text', 'ITEMS[0].MARCA'],
      ['shape.decimal', 'ITEMS[0].VALOR'],
    ]);
    expect(found[0]?.message).toBe('Línea 1, Marca: tiene 8 caracteres y admite 5; acórtelo.');
  });

  it('shows what the authority answered as it came, whatever its code and its decimals, and finds no fault with it', () => {
    const writer = 'authority';
    const AMOUNT = field.decimal('Importe', { decimals: 2, fewest: 0, writer });
    const ITEM = field.integer('Ítem', { writer });
    const sets = {
      ITEMS: many('Líneas', 'ID', {
        ID: field.key(writer),
        TRIBUTO: field.choice('Tributo', { catalogue: 'cat_tributos', writer }),
        AMOUNT,
        ITEM,
      }),
    };
    const body = { ITEMS: [{ ID: 'a', TRIBUTO: 'STD', AMOUNT: '1131.125', ITEM: 'B-1' }] };
    expect(shapeProblems(sets, body, { ...context, hasCode: () => false })).toEqual([]);
    expect(settleShape(sets, body, context).body).toBe(body);
    expect(shownValue('1131.125', AMOUNT)).toBe('1,131.125');
    expect(shownValue('1131.1', { ...AMOUNT, fewest: 2 })).toBe('1,131.10');
    expect(shownValue('B-1', ITEM)).toBe('B-1');
    const own = { ITEMS: { ...sets.ITEMS, fields: { AMOUNT: field.decimal('Importe') } } };
    expect(shapeProblems(own, { ITEMS: [{ AMOUNT: '1131.125' }] }, context)).toHaveLength(1);
  });

  it('refuses unknown groups and fields, and values that are not text', () => {
    const body = { ...blank, OTRO: [], FACTURA: { NADA: 'x', NUMERO: 5 as unknown as string } };
    expect(shapeProblems(sampleDataSets, body, context).map((each) => each.code)).toEqual([
      'shape.unknown-field',
      'shape.not-text',
      'shape.unknown-data-set',
    ]);
  });
});

describe('the most lines of a group', () => {
  const lines = Array.from({ length: MAX_LINES + 1 }, (_, index) => ({ ID_ITEM: `${index}`, VALOR: '1.00' }));
  const codes = (computed: boolean): string[] => {
    const VALOR = field.decimal('Valor', {
      decimals: 2,
      ...(computed ? { writer: 'computation' as const } : {}),
    });
    const ITEMS = many('Líneas', 'ID_ITEM', { ID_ITEM: field.key(), VALOR });
    return shapeProblems({ ITEMS }, { ITEMS: lines }, context).map((each) => each.code);
  };

  it('holds for what people type, not for what a calculation makes of it', () => {
    expect(codes(false)).toEqual(['shape.too-many-lines']);
    expect(codes(true)).toEqual([]);
  });
});

describe('owedProblems', () => {
  it('asks a switched field only when its switch says so', () => {
    const paths = (flag: string) =>
      owedProblems(sampleDataSets, {
        ...blank,
        FACTURA: { NUMERO: 'F', HAY_CONTRATO: flag, CONTRATO: '' },
      }).map((each) => each.path);
    expect(paths('0')).toEqual([]);
    expect(paths('1')).toEqual(['FACTURA.CONTRATO']);
  });

  it('names each line that owes a value', () => {
    const body = { ...blank, FACTURA: { NUMERO: 'F' }, ITEMS: [{ VALOR: '1.00' }, { VALOR: '' }] };
    expect(owedProblems(sampleDataSets, body)).toEqual([
      expect.objectContaining({
        path: 'ITEMS[1].VALOR',
        message: 'Casilla 38, línea 2, Valor: falta este dato; complételo.',
      }),
    ]);
  });
});
