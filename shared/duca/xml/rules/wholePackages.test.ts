import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromUnits, round, sum } from '../../../foundation/decimal/decimal.ts';
import { completeDuca } from '../../completeDuca.fixture.ts';
import type { DucaBody } from '../../dataSets.ts';
import { sampleReference } from '../../sampleSources.fixture.ts';
import { buildDucaXml } from '../buildDucaXml.ts';
import { wholePackages } from './wholePackages.ts';

const body = completeDuca();
const reference = sampleReference();
const preferences = { wholeTotals: true, preference8: false, variant: false };
const packed = (packages: readonly string[], total = sum(packages)): DucaBody => ({
  ...body,
  DUCA: { ...body.DUCA, CANTIDAD_BULTOS: total },
  FRACCIONES: packages.map((CANTIDAD_BULTOS) => ({ ...body.FRACCIONES[0]!, CANTIDAD_BULTOS })),
});
const sent = (duca: DucaBody): { total: string; lines: string[] } => {
  const xml = new TextDecoder().decode(buildDucaXml(duca, reference, false, { preferences }).bytes);
  const texts = (node: string) =>
    [...xml.matchAll(new RegExp(`<${node}>(.*?)</${node}>`, 'g'))].map((each) => each[1]!);
  return { total: texts('totalBultos')[0]!, lines: texts('numeroBultos') };
};

describe('whole packages of the message', () => {
  it.each([
    [['1.50', '1.50', '1.00'], '4', ['2', '1', '1']],
    [['0.40', '0.40', '0.40'], '1', ['1', '0', '0']],
    [['5.90', '0.10', '0.10', '0.10', '0.10', '0.10', '0.10'], '7', ['6', '1', '0', '0', '0', '0', '0']],
    [['3.00', '4.00'], '7', ['3', '4']],
  ])('of %j add up to %s', (packages, total, lines) => {
    expect(sent(packed(packages))).toEqual({ total, lines });
  });

  it('are each rounded by itself while they contradict the header, which a problem tells', () => {
    expect(wholePackages(packed(['1.50', '1.50'], '9.00'))).toBeUndefined();
    expect(sent(packed(['1.50', '1.50'], '9.00'))).toEqual({ total: '9', lines: ['2', '2'] });
  });

  it('always add up, and each is its own number rounded up or down', () => {
    const lines = fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(lines, (units) => {
        const duca = packed(units.map((each) => fromUnits(each, 2)));
        const { total, lines: texts } = sent(duca);
        expect(total).toBe(round(duca.DUCA.CANTIDAD_BULTOS, 0));
        expect(sum(texts)).toBe(total);
        texts.forEach((each, at) => {
          expect([Math.floor(units[at]! / 100), Math.ceil(units[at]! / 100)]).toContain(Number(each));
        });
      }),
      { numRuns: 50 },
    );
  });
});
