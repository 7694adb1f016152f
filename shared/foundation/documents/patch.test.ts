import { describe, expect, it } from 'vitest';
import { blankBody, type AnyBody } from '../fields/dataSet.ts';
import { applyChanges, changeSchema, ImpossibleChange } from './patch.ts';
import { sampleDataSets } from './sampleDataSets.fixture.ts';

const body: AnyBody = {
  ...blankBody(sampleDataSets),
  ITEMS: [
    { ID_ITEM: 'a', MARCA: 'X', VALOR: '1.00' },
    { ID_ITEM: 'b', MARCA: 'Y', VALOR: '2.00' },
  ],
};
const apply = (...changes: Parameters<typeof applyChanges>[2]) => applyChanges(sampleDataSets, body, changes);

describe('applyChanges', () => {
  it('sets a field of the header and of a line without touching the body it was given', () => {
    const next = apply(
      { op: 'set', path: 'FACTURA.NUMERO', value: 'F-1' },
      { op: 'set', path: 'ITEMS[1].MARCA', value: 'Z' },
    );
    expect(next['FACTURA']).toMatchObject({ NUMERO: 'F-1' });
    expect(next['ITEMS']).toEqual([
      { ID_ITEM: 'a', MARCA: 'X', VALOR: '1.00' },
      { ID_ITEM: 'b', MARCA: 'Z', VALOR: '2.00' },
    ]);
    expect(body['FACTURA']).toMatchObject({ NUMERO: '' });
    expect(body['ITEMS']).toMatchObject([{ MARCA: 'X' }, { MARCA: 'Y' }]);
  });

  it('inserts before a position, at the end, and removes', () => {
    const next = apply(
      { op: 'insert', path: 'ITEMS[0]', lines: [{ MARCA: 'first' }] },
      { op: 'insert', path: 'ITEMS', lines: [{ MARCA: 'last' }] },
      { op: 'remove', path: 'ITEMS[1]', count: 2 },
    );
    expect(next['ITEMS']).toEqual([
      { ID_ITEM: '', MARCA: 'first', VALOR: '' },
      { ID_ITEM: '', MARCA: 'last', VALOR: '' },
    ]);
  });

  it('replaces a whole list of lines', () => {
    expect(apply({ op: 'set', path: 'ITEMS', value: [{ MARCA: 'N' }] })['ITEMS']).toEqual([
      { ID_ITEM: '', MARCA: 'N', VALOR: '' },
    ]);
  });

  it.each([
    [{ op: 'set', path: 'ITEMS[2].MARCA', value: 'x' }, 'solo hay 2 líneas'],
    [{ op: 'set', path: 'ITEMS.MARCA', value: 'x' }, 'falta el número de línea'],
    [{ op: 'set', path: 'NADA.X', value: 'x' }, 'no existe el grupo NADA'],
    [{ op: 'set', path: 'FACTURA.NADA', value: 'x' }, 'no existe el campo NADA'],
    [{ op: 'set', path: '__proto__.x', value: 'x' }, 'la ruta no tiene la forma'],
    [{ op: 'insert', path: 'FACTURA', lines: [] }, 'el grupo no tiene líneas'],
    [{ op: 'remove', path: 'ITEMS[1]', count: 2 }, 'solo hay 2 líneas'],
    [{ op: 'set', path: 'FACTURA', value: 'x' }, 'un grupo recibe registros'],
  ] as const)('refuses %j, naming the path and the reason', (change, reason) => {
    expect(() => applyChanges(sampleDataSets, body, [change as never])).toThrow(ImpossibleChange);
    expect(() => applyChanges(sampleDataSets, body, [change as never])).toThrow(reason);
  });
});

describe('changeSchema', () => {
  it('refuses an operation that is none', () => {
    expect(changeSchema.safeParse({ op: 'drop', path: 'ITEMS' }).success).toBe(false);
    expect(changeSchema.safeParse({ op: 'remove', path: 'ITEMS', count: 0 }).success).toBe(false);
  });
});
