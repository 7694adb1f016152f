import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyBody } from '../fields/dataSet.ts';
import { sampleDataSets } from './sampleDataSets.fixture.ts';
import { isKept, movedSources, staleMoves, type SourceVersions } from './sources.ts';

const versions = fc.record({
  invoices: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 9 })),
  dva: fc.dictionary(fc.constantFrom('x', 'y'), fc.integer({ min: 1, max: 9 })),
});

describe('movedSources', () => {
  it('tells what changed, what came and what went', () => {
    expect(
      movedSources({ invoices: { a: 1, b: 2, c: 3 } }, { invoices: { a: 1, b: 5, d: 1 }, dva: { x: 4 } }),
    ).toEqual([
      { module: 'invoices', id: 'b', from: 2, to: 5 },
      { module: 'invoices', id: 'd', from: 0, to: 1 },
      { module: 'dva', id: 'x', from: 0, to: 4 },
      { module: 'invoices', id: 'c', from: 3, to: 0 },
    ]);
  });

  it('is silent for equal versions, and its moves lead from the one to the other', () => {
    fc.assert(
      fc.property(versions, versions, (taken, now) => {
        expect(movedSources(taken, taken)).toEqual([]);
        const led: SourceVersions = structuredClone(taken);
        for (const { module, id, from, to } of movedSources(taken, now)) {
          expect(led[module]?.[id] ?? 0).toBe(from);
          if (to === 0) delete led[module]![id];
          else (led[module] ??= {})[id] = to;
        }
        expect(led).toEqual(now);
      }),
    );
  });
});

interface Line {
  id: string;
  brand: string;
  remark: string;
}

/** A derivation that takes brands and no remarks. */
const derived = (lines: readonly Line[]): AnyBody => ({
  FACTURA: { NUMERO: 'F-1', FECHA: '', TOTAL: '', HAY_CONTRATO: '', CONTRATO: '' },
  ITEMS: lines.map(({ id, brand }) => ({ ID_ITEM: id, MARCA: brand, VALOR: '' })),
});
const line = fc.record({ brand: fc.constantFrom('A', 'B'), remark: fc.constantFrom('', 'nota') });
const lines = fc
  .array(line, { maxLength: 4 })
  .map((all) => all.map((each, at): Line => ({ ...each, id: `i${at}` })));
const MOVE = { module: 'invoices', id: 'a', from: 1, to: 2 } as const;
const never = (): boolean => false;

describe('staleMoves', () => {
  it('counts a move exactly when something that the derivation writes is another one', () => {
    fc.assert(
      fc.property(lines, lines, (before, now) => {
        const taken = (all: readonly Line[]): string =>
          JSON.stringify(all.map(({ id, brand }) => [id, brand]));
        const stale = staleMoves(sampleDataSets, [MOVE], derived(before), derived(now), never);
        expect(stale.length > 0).toBe(taken(before) !== taken(now));
      }),
    );
  });

  it('counts what always counts, and a derivation that is no longer made', () => {
    const body = derived([{ id: 'a', brand: 'A', remark: '' }]);
    const came = { ...MOVE, from: 0 };
    expect(staleMoves(sampleDataSets, [MOVE, came], body, body, ({ from }) => from === 0)).toEqual([came]);
    expect(staleMoves(sampleDataSets, [MOVE], body, undefined, never)).toEqual([MOVE]);
    expect(staleMoves(sampleDataSets, [MOVE], undefined, undefined, never)).toEqual([]);
  });
});

describe('isKept', () => {
  const kept = (VERSIONES: SourceVersions) => ({
    VERSION: 1,
    TOMADAS: {},
    CONSERVADAS: { VERSIONES, MOTIVO: '', USUARIO: '', FECHA: '' },
  });

  it('holds for the version that a person saw, and for no other', () => {
    expect(isKept({ VERSION: 1, TOMADAS: { invoices: { a: 2 } } }, MOVE)).toBe(false);
    expect(isKept(kept({ invoices: { a: 2 } }), MOVE)).toBe(true);
    expect(isKept(kept({ invoices: { a: 1 } }), MOVE)).toBe(false);
    expect(isKept(kept({}), { ...MOVE, to: 0 })).toBe(true);
    expect(isKept(kept({ invoices: { a: 1 } }), { ...MOVE, to: 0 })).toBe(false);
  });
});
