import { describe, expect, it } from 'vitest';
import { calculateDuca } from './calculate.ts';
import { ducaFromDvas } from './derive/ducaFromDvas.ts';
import { explainFractionTax, explainValue } from './taxes/explainFraction.ts';
import { explainGrandTotal, explainRate, explainTotal } from './taxes/explainTotals.ts';
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
    expect(explainFractionTax(body, fraction!, taxes[0]!, reference)).toEqual({
      base: '13,868.85 US$ × 7.85123 = 108,887.53',
      formula: '108,887.53 × 15.00 % = 16,333.1295',
      rounding: 'redondeado a dos decimales: 16,333.13',
      source: expect.stringMatching(
        /^Tasa de 8528\.72\.90\.00: .*vigente desde 01\/01\/2026 \(lista de muestra\)$/,
      ),
    });
    expect(explainFractionTax(body, fraction!, taxes[1]!, reference).base).toBe(
      'CIF 108,887.53 + DAI 16,333.13 = 125,220.66',
    );
  });
});

describe('explanations of specific taxes', () => {
  const specific = (values: Partial<(typeof body)['FRACCIONES'][number]>) => {
    const [first] = body.FRACCIONES;
    const fraction = {
      ...first!,
      ...values,
      VALOR_FOB: '10000.00',
      VALOR_FLETE: '800.00',
      VALOR_SEGURO: '120.00',
      VALOR_OTROS: '80.00',
    };
    return calculateDuca({ ...body, FRACCIONES: [fraction] }, reference);
  };

  it('say quantity, unit, amount a unit and its source, and what the base of the IVA is made of', () => {
    const beer = specific({
      CLASIFICACION_ARANCELARIA: '2202100000',
      CANTIDAD_UNIDADES: '1000.000',
      ID_UNIDAD_MEDIDA: 'GLL',
      ACUERDO_1_ID: '',
    });
    const [fraction] = beer.FRACCIONES;
    const explained = beer.FRACCION_TRIBUTOS.map((tax) =>
      explainFractionTax(beer, fraction!, tax, reference),
    );
    expect(explained[1]).toEqual({
      base: 'Casilla 43: 1,000.00 GLL = 3,785.411784 LTR (1 GLL = 3.785411784 LTR; Galón de los Estados Unidos en litros), a seis decimales',
      formula: '3,785.411784 × 0.18 GTQ por LTR = 681.37412112',
      rounding: 'redondeado a dos decimales: 681.37',
      source: expect.stringMatching(
        /^Bebidas gaseosas.*oficio.*vigente desde 01\/01\/2026 \(lista de muestra\)$/,
      ),
    });
    expect(explained[2]!.base).toBe('CIF 86,363.53 + DAI 12,954.53 + IBG 681.37 = 99,999.43');
    expect(explainValue(beer, fraction!)).toBe(
      'precio 10,000.00 + transporte 800.00 + seguro 120.00 + otros 80.00 = 11,000.00 US$; 11,000.00 US$ × 7.85123 = 86,363.53',
    );
    expect(explainTotal(beer, { CODIGO_TRIBUTO: 'IBG', MODALIDAD_PAGO: 'P' }, reference)).toBe(
      'suma de una fracción',
    );
    expect(explainGrandTotal(beer)).toBe('suma de 3 tributos');
  });

  it('say of a fraction that cannot be settled that the total lacks it', () => {
    const unknown = calculateDuca(
      {
        ...body,
        FRACCIONES: body.FRACCIONES.map((each, line) =>
          line === 0 ? { ...each, CLASIFICACION_ARANCELARIA: '7701000000' } : each,
        ),
      },
      reference,
    );
    expect(explainGrandTotal(unknown)).toBe('suma de 2 tributos; una fracción sin liquidar, vea Problemas');
  });

  it('say whose the exchange rate is, of which day', () => {
    expect(explainRate(body, body, reference)).toBe(
      'Tasa de cambio: 7.85123 GTQ por dólar, del 20/11/2026; tasa de referencia del Banco de Guatemala. Se sella con la declaración.',
    );
    const own = { ...body, DUCA: { ...body.DUCA, TIPO_CAMBIO: '8.00000' } };
    expect(explainRate(own, body, reference)).toContain(
      'escrita a mano; la del Banco de Guatemala era 7.85123.',
    );
  });
});
