import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../foundation/documents/patch.ts';
import type { AnyBody } from '../../foundation/fields/dataSet.ts';
import { calculateDuca } from '../calculate.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { regroup, type Regrouping } from './regroup.ts';
import { regroupingCosts } from './regroupingCosts.ts';

const reference = sampleReference();
const formed = ducaFromDvas(
  sampleSources({ lines: 30, invoices: 3, suppliers: 1, containers: 1 }),
  reference,
);
const at = (rate: string): DucaBody =>
  calculateDuca({ ...formed, DUCA: { ...formed.DUCA, TIPO_CAMBIO: rate } }, reference);
const after = (body: DucaBody, changes: ReturnType<typeof regroup>['changes']): DucaBody =>
  calculateDuca(applyChanges(ducaDataSets, body as AnyBody, changes) as unknown as DucaBody, reference);
const cents = (amount: string): number => Math.round(Number(amount) * 100);
const taxes = (body: DucaBody): Map<string, number> =>
  new Map(body.TRIBUTOS.map((each) => [each.CODIGO_TRIBUTO, cents(each.IMPORTE)]));

/** Splits the first so many goods of a fraction off. */
const splitting = (body: DucaBody, line: number, take: number): Regrouping => {
  const { ID_FRACCION } = body.FRACCIONES[line % body.FRACCIONES.length]!;
  const goods = body.FRACCION_ITEMS.filter((each) => each.ID_FRACCION === ID_FRACCION);
  return { do: 'split', items: goods.slice(0, take).map((each) => each.ID_ITEM) };
};
const RATES = fc.integer({ min: 700_001, max: 799_999 }).map((rate) => (rate / 100_000).toFixed(5));

describe('regroupingCosts', () => {
  it('is each tax and the total as they would be, and the customs value as it stays', () => {
    let moved = 0;
    fc.assert(
      fc.property(RATES, fc.nat({ max: 40 }), fc.integer({ min: 1, max: 3 }), (rate, line, take) => {
        const body = at(rate);
        const { changes, refused } = regroup(body, splitting(body, line, take));
        fc.pre(refused === undefined);
        const rows = regroupingCosts(body, changes, reference);
        const then = after(body, changes);
        const [was, is] = [taxes(body), taxes(then)];
        if (rows.length === 0) {
          expect(is).toEqual(was);
          return;
        }
        moved += 1;
        const [value, ...rest] = rows;
        const total = rest.pop();
        expect(value).toEqual({
          label: 'Valor en aduana, US$',
          from: formed.DUCA.TOTAL_CIF_DOLARES,
          to: formed.DUCA.TOTAL_CIF_DOLARES,
          change: '0.00',
        });
        expect(rest.map((each) => [each.label, cents(each.from), cents(each.to)])).toEqual(
          [...was].map(([code, amount]) => [code, amount, is.get(code)]),
        );
        expect(rest.map((each) => cents(each.to) - cents(each.from))).toEqual(
          rest.map((each) => cents(each.change)),
        );
        expect(total).toMatchObject({
          label: 'Total de tributos',
          from: body.DUCA.TOTAL_GENERAL,
          to: then.DUCA.TOTAL_GENERAL,
        });
      }),
      { numRuns: 60 },
    );
    expect(moved).toBeGreaterThan(0);
  });

  it('is at most half a cent a tax for each fraction there was and is, and nothing in the values', () => {
    fc.assert(
      fc.property(
        RATES,
        fc.array(fc.record({ line: fc.nat({ max: 40 }), take: fc.integer({ min: 1, max: 4 }) }), {
          minLength: 1,
          maxLength: 6,
        }),
        (rate, steps) => {
          const first = at(rate);
          let body = first;
          for (const { line, take } of steps) {
            const { changes, refused } = regroup(body, splitting(body, line, take));
            if (refused === undefined) body = after(body, changes);
          }
          const half = (first.FRACCIONES.length + body.FRACCIONES.length) / 2;
          const was = taxes(first);
          for (const [code, amount] of taxes(body))
            expect(Math.abs(amount - was.get(code)!), `${code} at ${rate}`).toBeLessThanOrEqual(half);
          for (const name of ['TOTAL_FOB_DOLARES', 'TOTAL_CIF_DOLARES', 'PESO_BRUTO_TOTAL'] as const)
            expect(body.DUCA[name]).toBe(first.DUCA[name]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has rows of the taxes that add up to the total, with a paid and an exempt fraction', () => {
    const free = formed.FRACCIONES.map((each, line) => ({ ...each, ACUERDO_2_ID: line % 2 ? '' : '100' }));
    let told = 0;
    for (const rate of ['7.70001', '7.73901', '7.81237', '7.90003']) {
      const body = calculateDuca(
        { ...formed, FRACCIONES: free, DUCA: { ...formed.DUCA, TIPO_CAMBIO: rate } },
        reference,
      );
      for (const line of free.keys()) {
        const { changes } = regroup(body, splitting(body, line, 1));
        const [, ...rows] = regroupingCosts(body, changes, reference);
        const total = rows.pop();
        if (!total) continue;
        told += 1;
        for (const side of ['from', 'to', 'change'] as const)
          expect(rows.reduce((sum, each) => sum + cents(each[side]), 0)).toBe(cents(total[side]));
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  it('says nothing where nothing moves', () => {
    expect(regroupingCosts(formed, [], reference)).toEqual([]);
  });
});
