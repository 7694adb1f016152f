import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { calculateDuca } from '../calculate.ts';
import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { explainFractionTax, explainValue } from './explainFraction.ts';
import { explainGrandTotal, explainRate, explainTotal } from './explainTotals.ts';
import { referenceWith } from '../../catalogues/replacedLists.fixture.ts';

const formed = ducaFromDvas(
  sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 1 }),
  sampleReference(),
);
const specific = (more: Partial<CatalogueRow>): Partial<CatalogueRow> => ({
  CLAVE: String(more['TRIBUTO']),
  VALOR: 'Regla',
  PREFIJO: '27',
  ORDEN: '20',
  IVA: 'FUERA',
  FUENTE: 'Decreto 1-2026',
  ...more,
});
const preference = (more: Partial<CatalogueRow>): Partial<CatalogueRow> => ({
  CLAVE: `${more['CONTINGENTE']}-${more['TASA']}`,
  VALOR: 'Etapa 3',
  ACUERDO: '20',
  PAISES: 'US',
  PREFIJO: '27',
  CONTINGENTE: '',
  ...more,
});

function lists(
  rules: Partial<CatalogueRow>[] = [],
  preferences: Partial<CatalogueRow>[] = [],
  more: Record<string, Partial<CatalogueRow>[]> = {},
): Reference {
  return referenceWith({
    [catalogue.tariff]: [],
    [catalogue.taxRates]: [
      { CLAVE: 'DAI', VALOR: 'DAI', TRIBUTO: 'DAI', PREFIJO: '27', TASA: '5.00', FUENTE: 'SAC 2026' },
      { CLAVE: 'IVA', VALOR: 'IVA', TRIBUTO: 'IVA', PREFIJO: '', TASA: '12.00', FUENTE: 'Decreto 27-92' },
    ],
    [catalogue.specificTaxes]: rules,
    [catalogue.preferentialRates]: preferences,
    ...more,
  });
}

/** One fraction of 10,000 + 800 + 120 + 80 dollars at 7.85123: 86,363.53 quetzales. */
function declared(reference: Reference, more: Partial<DucaFraction> = {}): DucaBody {
  const fraction: DucaFraction = {
    ...formed.FRACCIONES[0]!,
    CLASIFICACION_ARANCELARIA: '2710120000',
    VALOR_FOB: '10000.00',
    VALOR_FLETE: '800.00',
    VALOR_SEGURO: '120.00',
    VALOR_OTROS: '80.00',
    CANTIDAD_UNIDADES: '1000.000',
    ID_UNIDAD_MEDIDA: 'LTR',
    PESO_NETO: '850.00',
    ACUERDO_1_ID: '',
    ACUERDO_2_ID: '',
    ID_PAIS_ORIGEN: 'US',
    CUOTA_CONTINGENTE: '',
    ...more,
  };
  return calculateDuca({ ...formed, VEHICULOS: [], FRACCIONES: [fraction] }, reference);
}
function explained(reference: Reference, code: string, more: Partial<DucaFraction> = {}, by = reference) {
  const body = declared(reference, more);
  const tax = body.FRACCION_TRIBUTOS.find((each) => each.CODIGO_TRIBUTO === code)!;
  return explainFractionTax(body, body.FRACCIONES[0]!, tax, by);
}

describe('the base of a tax', () => {
  it('of DAI is the value in dollars by the rate of exchange', () => {
    expect(explained(lists(), 'DAI')).toMatchObject({
      base: '11,000.00 US$ × 7.85123 = 86,363.53',
      formula: '86,363.53 × 5.00 % = 4,318.1765',
      rounding: 'redondeado a dos decimales: 4,318.18',
    });
  });

  it('of the IVA is what makes it up, and names what stays outside', () => {
    const idp = specific({ TRIBUTO: 'IDP', MONTO: '4.70', UNIDAD: 'LTR' });
    const isd = specific({ TRIBUTO: 'ITAB', ALICUOTA: '10.00', BASE: 'CIF', IVA: 'SUMA' });
    const iprima = specific({ TRIBUTO: 'IPRIMA', ALICUOTA: '1.00', BASE: 'CIF' });
    expect(explained(lists(), 'IVA').base).toBe('CIF 86,363.53 + DAI 4,318.18 = 90,681.71');
    expect(explained(lists([idp]), 'IVA').base).toBe(
      'CIF 86,363.53 + DAI 4,318.18 = 90,681.71; IDP no entra en la base',
    );
    expect(explained(lists([isd]), 'IVA').base).toBe(
      'CIF 86,363.53 + DAI 4,318.18 + ITAB 8,636.35 = 99,318.06',
    );
    const both = explained(lists([idp, isd, iprima]), 'IVA').base;
    expect(both).toContain('CIF 86,363.53 + DAI 4,318.18 + ITAB 8,636.35 = 99,318.06; ');
    expect(both).toMatch(/(IDP y IPRIMA|IPRIMA y IDP) no entran en la base$/);
  });

  it('of a tax on a sum names each part, and alone the one part that it has', () => {
    const of = (BASE: string) =>
      explained(lists([specific({ TRIBUTO: 'ITAB', ALICUOTA: '10.00', BASE })]), 'ITAB').base;
    expect(of('CIF')).toBe('CIF 86,363.53');
    expect(of('FOB')).toBe('precio 10,000.00 US$ × 7.85123 = 78,512.30');
    expect(of('CIF+DAI')).toBe('CIF 86,363.53 + DAI 4,318.18 = 90,681.71');
    expect(of('FOB+DAI')).toBe('precio 10,000.00 US$ × 7.85123 = 78,512.30 + DAI 4,318.18 = 82,830.48');
  });

  it('that the lists of today no longer make up is said alone', () => {
    const then = lists([specific({ TRIBUTO: 'ITAB', ALICUOTA: '10.00', BASE: 'CIF', IVA: 'SUMA' })]);
    expect(explained(then, 'IVA', {}, lists()).base).toBe(
      '99,318.06, por las reglas del día en que se liquidó',
    );
    expect(explained(then, 'ITAB', {}, lists()).source).toBe(
      'Tasa de ITAB: ya no está en la lista; vale la que se liquidó',
    );
  });
});

describe('a tax by the unit', () => {
  const idp = (more: Partial<CatalogueRow> = {}) =>
    specific({ TRIBUTO: 'IDP', MONTO: '4.70', UNIDAD: 'GLL', ...more });

  it('says the quantity that was declared and what became of it', () => {
    expect(explained(lists([idp()]), 'IDP')).toMatchObject({
      base: expect.stringMatching(
        /^Casilla 43: 1,000\.00 LTR = 264\.172052 GLL \(1 GLL = 3\.785411784 LTR; .+\), a seis decimales$/,
      ),
      formula: '264.172052 × 4.70 GTQ por GLL = 1,241.6086444',
      rounding: 'redondeado a dos decimales: 1,241.61',
    });
    expect(explained(lists([idp({ UNIDAD: 'LTR' })]), 'IDP')).toMatchObject({
      base: 'Casilla 43: 1,000.00 LTR',
      formula: '1,000.00 × 4.70 GTQ por LTR = 4,700.00',
    });
  });

  it('says net weight, and how often the measure goes into it', () => {
    const bag = idp({ MEDIDA: 'PESO_NETO', UNIDAD: 'KGM', POR_CADA: '42.5', MONTO: '1.50' });
    expect(explained(lists([bag]), 'IDP')).toMatchObject({
      base: 'Casilla 37: 850.00 KGM = 20.00 veces 42.5 KGM, a seis decimales',
      formula: '20.00 × 1.50 GTQ por 42.5 KGM = 30.00',
    });
  });

  it('in dollars says both moneys', () => {
    expect(explained(lists([idp({ UNIDAD: 'LTR', MONTO: '2.00', MONEDA: 'USD' })]), 'IDP').formula).toBe(
      '1,000.00 × 15.70246 GTQ por LTR (2.00 US$ × 7.85123) = 15,702.46',
    );
  });
});

describe('the source of a rate', () => {
  it('is that of its row, with its days', () => {
    expect(explained(lists(), 'DAI').source).toMatch(/^Tasa de 2710\.12\.00\.00: SAC 2026; vigente desde/);
    expect(explained(lists(), 'IVA').source).toMatch(/^Tasa de IVA: Decreto 27-92; vigente desde/);
    const row = { VIGENTE_DESDE: '2026-03-01', VIGENTE_HASTA: '2026-12-31' };
    const dated = lists([specific({ TRIBUTO: 'IDP', MONTO: '1.00', UNIDAD: 'LTR', ...row })]);
    expect(explained(dated, 'IDP').source).toMatch(
      /^Regla: Decreto 1-2026; vigente desde 01\/03\/2026 hasta 31\/12\/2026( \(lista de muestra\))?$/,
    );
  });

  it('is that of the whole list where its row names none, and the tariff where that says the DAI', () => {
    const tariff = lists([], [], {
      [catalogue.tariff]: [{ CLAVE: '2710120000', VALOR: 'Gasolina', DAI: '3.00' }],
    });
    const own = explained(tariff, 'DAI');
    expect(own.formula).toContain('3.00 %');
    expect(own.source).toContain(tariff.origin(catalogue.tariff)!.source);
    const bare = lists([specific({ TRIBUTO: 'IDP', MONTO: '1.00', UNIDAD: 'LTR', FUENTE: '' })]);
    expect(explained(bare, 'IDP').source).toContain(`Regla: ${bare.origin(catalogue.specificTaxes)!.source}`);
  });

  it('of an agreement names agreement, origin, stage and last day', () => {
    const stage = lists([], [preference({ TASA: '2.50', VIGENTE_HASTA: '2026-12-31' })]);
    const claimed = { ACUERDO_1_ID: '20' };
    expect(explained(stage, 'DAI', claimed).source).toMatch(
      /^Tasa preferencial de 2710\.12\.00\.00 con origen US por «.+»: Etapa 3, hasta 31\/12\/2026; /,
    );
    expect(explained(stage, 'DAI', claimed).formula).toContain('2.50 %');
    expect(explained(stage, 'IVA', claimed).source).toMatch(/^Tasa de IVA/);
  });

  it('says what a quota did, and what it would have done', () => {
    const claimed = { ACUERDO_1_ID: '20' };
    const inside = preference({ TASA: '0.00', CONTINGENTE: 'DENTRO' });
    const outside = preference({ TASA: '2.00', CONTINGENTE: 'FUERA' });
    const both = lists([], [inside, outside]);
    expect(explained(both, 'DAI', { ...claimed, CUOTA_CONTINGENTE: 'C-7' }).source).toContain(
      '», dentro del contingente C-7 (casilla 39): ',
    );
    expect(explained(both, 'DAI', claimed).source).toContain(
      '», fuera de contingente (casilla 39 en blanco): ',
    );
    const alone = lists([], [inside]);
    expect(explained(alone, 'DAI', claimed).source).toMatch(
      /\. El acuerdo favorece solo dentro de un contingente \(0\.00 %\) y la casilla 39 está en blanco$/,
    );
    expect(explained(alone, 'IVA', claimed).source).not.toContain('contingente');
    expect(explained(lists(), 'DAI', claimed).source).not.toContain('contingente');
    expect(explained(lists([], [preference({ TASA: '1.00' })]), 'DAI', claimed).source).not.toContain(
      'contingente',
    );
  });
});

describe('totals', () => {
  it('name the parts of a value, and a blank one as nothing', () => {
    const body = declared(lists(), { VALOR_FLETE: '', VALOR_SEGURO: '', VALOR_OTROS: '' });
    expect(explainValue(body, body.FRACCIONES[0]!)).toBe(
      'precio 10,000.00 + transporte 0.00 + seguro 0.00 + otros 0.00 = 10,000.00 US$; 10,000.00 US$ × 7.85123 = 78,512.30',
    );
  });

  it('count the fractions of a tax, the taxes, and the fractions that could not be settled', () => {
    const vat = { CODIGO_TRIBUTO: 'IVA', MODALIDAD_PAGO: 'P' };
    expect(explainTotal(formed, vat, lists())).toBe('suma de 2 fracciones');
    expect(explainTotal(declared(lists()), vat, lists())).toBe('suma de una fracción');
    const [first, ...rest] = formed.FRACCIONES;
    const FRACCIONES = [{ ...first!, ACUERDO_2_ID: '400' }, ...rest];
    const given = calculateDuca({ ...formed, FRACCIONES }, sampleReference());
    expect(explainTotal(given, vat, lists())).toBe('suma de una fracción');
    expect(explainTotal(given, { ...vat, MODALIDAD_PAGO: 'E' }, lists())).toBe(
      'suma de una fracción; exento',
    );
    expect(explainGrandTotal(formed)).toBe('suma de 2 tributos');
    const two = { ...formed, FRACCION_TRIBUTOS: [], TRIBUTOS: formed.TRIBUTOS.slice(0, 1) };
    expect(explainGrandTotal(two)).toBe('suma de un tributo; 2 fracciones sin liquidar, vea Problemas');
  });

  it('say of the rate of exchange whose it is and of which day', () => {
    const at = (TIPO_CAMBIO: string, FECHA_TIPO_CAMBIO: string): DucaBody => ({
      ...formed,
      DUCA: { ...formed.DUCA, TIPO_CAMBIO, FECHA_TIPO_CAMBIO },
    });
    const said = (body: DucaBody, derived?: DucaBody) => explainRate(body, derived, sampleReference());
    const { TIPO_CAMBIO: rate, FECHA_TIPO_CAMBIO: day } = formed.DUCA;
    expect(said(formed, formed)).toContain('; tasa de referencia del Banco de Guatemala. Se sella');
    expect(said(at('', day), formed)).toBe('Falta la tasa de cambio de la casilla 31.');
    expect(said(at(rate, ''), formed)).toContain(
      'por dólar, sin fecha; la fecha fue escrita a mano. Se sella',
    );
    expect(said(at('8.00000', day), formed)).toContain(
      '; escrita a mano; la del Banco de Guatemala era 7.85123.',
    );
    expect(said(formed)).toContain('; escrita a mano. Se sella');
    expect(said(at('8.00000', day), at('', day))).toContain('; escrita a mano. Se sella');
  });
});
