import { describe, expect, it } from 'vitest';
import { calculateDuca } from './calculate.ts';
import { ducaFromDvas } from './derive/ducaFromDvas.ts';
import { explainTax } from './explainTax.ts';
import { sampleReference, sampleSources } from './sampleSources.fixture.ts';

const reference = sampleReference();
const body = ducaFromDvas(sampleSources({ lines: 3, invoices: 1, suppliers: 1, containers: 1 }), reference);

describe('calculateDuca', () => {
  it('gives the body itself back when nothing moved, also after a round through storage', () => {
    expect(calculateDuca(body, reference)).toBe(body);
    const stored = structuredClone(body);
    expect(calculateDuca(stored, reference)).toBe(stored);
  });

  it('moves box 52, the taxes and the totals of the one fraction that changed and keeps the other records', () => {
    const changed = body.FRACCIONES.map((each, index) =>
      index === 1 ? { ...each, VALOR_FOB: '20000.00' } : each,
    );
    const next = calculateDuca({ ...body, FRACCIONES: changed }, reference);
    expect(next.FRACCIONES[0]).toBe(body.FRACCIONES[0]);
    expect(next.FRACCIONES[1]!.VALOR_CIF).toBe('20364.18');
    expect(next.TRIBUTOS.map((each) => each.CODIGO_TRIBUTO)).toEqual(['DAI', 'IVA']);
    expect(next.DUCA.TOTAL_GENERAL).not.toBe(body.DUCA.TOTAL_GENERAL);
  });

  it('numbers the fractions by their place and says the regime of the modality', () => {
    const turned = calculateDuca({ ...body, FRACCIONES: [...body.FRACCIONES].reverse() }, reference);
    expect(turned.FRACCIONES.map((each) => each.NUMERO_LINEA)).toEqual(['1', '2', '3']);
    expect(turned.FRACCION_TRIBUTOS[0]!.ID_FRACCION).toBe(body.FRACCIONES[2]!.ID_FRACCION);
    expect(body.DUCA).toMatchObject({ CODIGO_REGIMEN: 'IM', TOTAL_LINEAS: '3' });
  });
});

describe('explainTax', () => {
  it('says base, rate, rounding and where the rate comes from', () => {
    const [, fraction] = body.FRACCIONES;
    const taxes = body.FRACCION_TRIBUTOS.filter((each) => each.ID_FRACCION === fraction!.ID_FRACCION);
    expect(explainTax(body, fraction!, taxes[0]!, reference)).toEqual({
      base: '13,868.85 US$ × 7.85123 = 108,887.53',
      formula: '108,887.53 × 15.00 % = 16,333.1295',
      rounding: 'redondeado a dos decimales: 16,333.13',
      source: expect.stringMatching(
        /^Tasa de 8528\.72\.90\.00: .*vigente desde 01\/01\/2026 \(lista de muestra\)$/,
      ),
    });
    expect(explainTax(body, fraction!, taxes[1]!, reference).base).toBe(
      '108,887.53 + DAI 16,333.13 = 125,220.66',
    );
  });
});
