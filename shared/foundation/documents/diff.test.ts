import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedByPerson, diffBodies } from './diff.ts';
import { sampleDataSets } from './sampleDataSets.fixture.ts';

const line = (id: string, marca: string) => ({ ID_ITEM: id, MARCA: marca, VALOR: '1.00' });
const body = (numero: string, ...lines: ReturnType<typeof line>[]) => ({
  FACTURA: { NUMERO: numero },
  ITEMS: lines,
});

describe('diffBodies', () => {
  it('tells changed fields, added and removed lines, matching lines by key and not by position', () => {
    const before = body('F-1', line('a', 'X'), line('b', 'Y'));
    const after = body('F-2', line('c', 'new'), line('b', 'Z'));
    expect(diffBodies(sampleDataSets, before, after)).toEqual([
      { kind: 'changed', path: 'FACTURA.NUMERO', before: 'F-1', after: 'F-2' },
      { kind: 'added', path: 'ITEMS[0]' },
      { kind: 'changed', path: 'ITEMS[1].MARCA', before: 'Y', after: 'Z' },
      { kind: 'removed', path: 'ITEMS[0]' },
    ]);
  });

  it('is empty for a body and itself, whatever the body', () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.string(), { maxLength: 8 }), (numero, ids) => {
        const any = body(numero, ...ids.map((id) => line(id, id)));
        expect(diffBodies(sampleDataSets, any, structuredClone(any))).toEqual([]);
      }),
    );
  });
});

describe('changedByPerson', () => {
  it('says nothing of what a calculation writes', () => {
    const derived = { FACTURA: { NUMERO: 'F', TOTAL: '1.00' }, ITEMS: [] };
    const current = { FACTURA: { NUMERO: 'G', TOTAL: '2.00' }, ITEMS: [] };
    expect(changedByPerson(sampleDataSets, derived, current)).toEqual(['FACTURA.NUMERO']);
  });

  it('names the fields that stand apart from what was derived, not the lines a person added', () => {
    const derived = body('F-1', line('a', 'X'));
    expect(changedByPerson(sampleDataSets, derived, body('F-9', line('a', 'W'), line('own', 'Q')))).toEqual([
      'FACTURA.NUMERO',
      'ITEMS[0].MARCA',
    ]);
  });
});
