import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { calculateDuca } from '../calculate.ts';
import type { DucaBody } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { owedChanges } from '../../transmission/amendmentChanges.ts';
import { ducaOwed, ducaPaidTaxes } from '../owedTaxes.ts';
import { liquidate } from '../../taxes/liquidate.ts';
import { referenceWith } from '../../catalogues/replacedLists.fixture.ts';
import { percentLine, percentOf } from '../../taxes/settled.ts';
import { ducaPlaces } from './taxedGoods.ts';
import { settledLines, vehiclesOf } from './settledLines.ts';

const facts = { exchangeRate: '7.85123', taxed: true, modality: 'ID', regime: 'IM', places: ducaPlaces };
const cable = {
  customsValue: '1000.00',
  tariff: '8544420000',
  agreement: '20',
  origin: 'US',
};
const dutyOf = (reference: Reference, goods: Parameters<typeof liquidate>[0] = cable) =>
  liquidate(goods, facts, reference).taxes.find((each) => each.code === 'DAI');

describe('a rate in percent', () => {
  it('is taken with all four of its decimals, and shown with them', () => {
    expect(percentOf('100000.00', '12.3456')).toBe('12345.60');
    expect(percentOf('100000.00', '0.0050')).toBe('5.00');
    expect(percentOf('100000.00', '0.1250')).toBe('125.00');
    expect(percentLine('DAI', '100000.00', '6.125')).toEqual({
      code: 'DAI',
      base: '100000.00',
      rate: '6.1250',
      quantity: '',
      unit: '',
      perUnit: '',
      amount: '6125.00',
    });
  });

  it('of the tariff reaches the tax with its decimals', () => {
    const reference = referenceWith({
      [catalogue.tariff]: [{ CLAVE: '8544420000', VALOR: 'Cable', DAI: '0.125' }],
      [catalogue.preferentialRates]: [],
    });
    expect(dutyOf(reference)).toMatchObject({ rate: '0.1250', base: '7851.23', amount: '9.81' });
  });
});

describe('the rate of an agreement', () => {
  const preference = (more: Partial<CatalogueRow>) => ({
    CLAVE: 'p',
    VALOR: 'Etapa',
    ACUERDO: '20',
    PAISES: 'US',
    PREFIJO: '8544',
    CONTINGENTE: '',
    ...more,
  });
  const withRate = (TASA: string, more: Partial<CatalogueRow> = {}) =>
    referenceWith({
      [catalogue.tariff]: [{ CLAVE: '8544420000', VALOR: 'Cable', DAI: '10.00' }],
      [catalogue.preferentialRates]: [preference({ TASA, ...more })],
    });

  it('is due where its row says one, a zero too', () => {
    expect(dutyOf(withRate('2.50'))?.rate).toBe('2.5000');
    expect(dutyOf(withRate('0.00'))?.rate).toBe('0.0000');
  });

  it('that its row leaves blank is none: the general rate is due', () => {
    expect(dutyOf(withRate(''))?.rate).toBe('10.0000');
  });

  it('is for goods that claim it, of an origin that it covers', () => {
    expect(dutyOf(withRate('2.50'), { ...cable, agreement: '' })?.rate).toBe('10.0000');
    expect(dutyOf(withRate('2.50'), { ...cable, agreement: '30' })?.rate).toBe('10.0000');
    expect(dutyOf(withRate('2.50'), { ...cable, origin: 'MX' })?.rate).toBe('10.0000');
    expect(dutyOf(withRate('2.50'), { ...cable, origin: '' })?.rate).toBe('10.0000');
  });

  it('lowers the DAI and no other tax', () => {
    const found = liquidate(cable, facts, withRate('0.00')).taxes;
    expect(found.map(({ code, rate }) => [code, rate])).toEqual([
      ['DAI', '0.0000'],
      ['IVA', '12.0000'],
    ]);
  });
});

describe('a fraction', () => {
  it('is not settled while the rate of the value-added tax is not known either, and says both', () => {
    const reference = referenceWith({ [catalogue.taxRates]: [], [catalogue.tariff]: [] });
    const { taxes, unsettled } = liquidate({ ...cable, agreement: '' }, facts, reference);
    expect(taxes).toEqual([]);
    expect(unsettled).toEqual(
      ['DAI', 'IVA'].map((code) => ({
        code,
        field: 'CLASIFICACION_ARANCELARIA',
        reason: `no hay tasa de ${code} para 8544.42.00.00; corrija el inciso o cargue el arancel en vigor`,
      })),
    );
  });

  it('is settled from one quetzal on the dollar up, and never at none or less', () => {
    const at = (exchangeRate: string) =>
      liquidate(cable, { ...facts, exchangeRate }, sampleReference()).taxes;
    expect(at('0.00001')).toHaveLength(2);
    expect(at('0.00000')).toEqual([]);
    expect(at('')).toEqual([]);
  });
});

const reference = sampleReference();
const formed = ducaFromDvas(sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 1 }), reference);

describe('what was settled', () => {
  /** A band a model year, so that the year alone decides. */
  const byAge = referenceWith({
    [catalogue.specificTaxes]: [
      { CLAVE: 'new', ALICUOTA: '5.00', EDAD_HASTA: '1' },
      { CLAVE: 'old', ALICUOTA: '20.00', EDAD_DESDE: '2' },
    ].map((row) => ({
      VALOR: 'IPRIMA',
      TRIBUTO: 'IPRIMA',
      PREFIJO: '',
      BASE: 'CIF',
      ORDEN: '20',
      IVA: 'FUERA',
      ...row,
    })),
  });
  const vehicle = (MODELO: string, NUMERO_LINEA = '1') =>
    ({ ...formed.VEHICULOS[0], NUMERO_LINEA, MODELO }) as DucaBody['VEHICULOS'][number];
  const rates = (body: DucaBody): string[] =>
    settledLines(body, byAge).map(
      ({ taxes }) => taxes.find((each) => each.CODIGO_TRIBUTO === 'IPRIMA')?.TASA ?? '',
    );

  it('is settled again when the model year of its vehicle changes, though the fraction is the same', () => {
    const both = (first: string) => ({ ...formed, VEHICULOS: [vehicle(first), vehicle('2026', '2')] });
    expect(rates(both('2026'))).toEqual(['5.0000', '5.0000']);
    expect(rates(both('2020'))).toEqual(['20.0000', '5.0000']);
    expect(rates(both('2025'))).toEqual(['5.0000', '5.0000']);
    expect(rates(both('2024'))).toEqual(['20.0000', '5.0000']);
    expect(rates({ ...formed, VEHICULOS: [vehicle('2020', '2')] })).toEqual(['', '20.0000']);
  });

  it('counts years from the model to the day of the lists, for every vehicle that says its model', () => {
    const body = {
      ...formed,
      VEHICULOS: [vehicle('2020'), vehicle(''), vehicle('2027'), vehicle('2026', '3')],
    };
    expect([...vehiclesOf(body, reference)].map(([line, { ages }]) => [line, ages])).toEqual([
      ['1', [6, -1]],
      ['3', [0]],
    ]);
    expect(vehiclesOf(body, sampleReference('GT', '2030-01-01')).get('3')?.ages).toEqual([4]);
  });

  it('is settled again when rate, modality, lists or place change', () => {
    const first = (body: DucaBody, told = reference) => settledLines(body, told)[0]!;
    const before = first(formed);
    expect(first(formed)).toBe(before);
    const dearer = { ...formed, DUCA: { ...formed.DUCA, TIPO_CAMBIO: '8.00000' } };
    expect(first(dearer).fraction.VALOR_ADUANA_LOCAL).not.toBe(before.fraction.VALOR_ADUANA_LOCAL);
    const untaxed = { ...formed, DUCA: { ...formed.DUCA, MODALIDAD: 'DA' } };
    expect(first(untaxed).taxes).toEqual([]);
    expect(first(untaxed).fraction.TOTAL_TRIBUTOS).toBe('');
    expect(first(formed, sampleReference())).not.toBe(before);
    const turned = settledLines({ ...formed, FRACCIONES: [...formed.FRACCIONES].reverse() }, reference);
    expect(turned[1]!.taxes.map((each) => each.NUMERO_LINEA)).toEqual(['2', '2']);
  });

  it('says no local value without a rate, and sums the taxes with one', () => {
    const blank = { ...formed, DUCA: { ...formed.DUCA, TIPO_CAMBIO: '' } };
    expect(settledLines(blank, reference)[0]!.fraction).toMatchObject({
      VALOR_ADUANA_LOCAL: '',
      TOTAL_TRIBUTOS: '',
    });
    const { fraction, taxes } = settledLines(calculateDuca(formed, reference), reference)[0]!;
    const cents = taxes.reduce((sum, each) => sum + Math.round(Number(each.IMPORTE) * 100), 0);
    expect(Math.round(Number(fraction.TOTAL_TRIBUTOS) * 100)).toBe(cents);
    expect(taxes.map((each) => each.MODALIDAD_PAGO)).toEqual(['P', 'P']);
    expect(taxes.map((each) => each.ID_TRIBUTO)).toEqual([
      `${fraction.ID_FRACCION}-DAI`,
      `${fraction.ID_FRACCION}-IVA`,
    ]);
  });

  it('are exempt and charged to nobody for what a resolution frees, and paid for the rest of the declaration', () => {
    const [given, ...rest] = formed.FRACCIONES;
    const FRACCIONES = [{ ...given!, ACUERDO_2_ID: '100' }, ...rest];
    const shown = calculateDuca({ ...formed, FRACCIONES }, reference);
    const modes = (id: string) =>
      shown.FRACCION_TRIBUTOS.filter((each) => each.ID_FRACCION === id).map((each) => each.MODALIDAD_PAGO);
    expect(new Set(modes(given!.ID_FRACCION))).toEqual(new Set(['E']));
    expect(new Set(modes(rest[0]!.ID_FRACCION))).toEqual(new Set(['P']));
    const cents = (taxes: readonly { IMPORTE: string }[]): number =>
      taxes.reduce((sum, { IMPORTE }) => sum + Math.round(Number(IMPORTE) * 100), 0);
    const ofRest = shown.FRACCION_TRIBUTOS.filter((each) => each.ID_FRACCION !== given!.ID_FRACCION);
    expect(cents(ducaPaidTaxes(shown))).toBe(cents(ofRest));
    expect(cents(shown.TRIBUTOS)).toBe(cents(shown.FRACCION_TRIBUTOS));
    const keys = shown.TRIBUTOS.map((each) => each.ID_TRIBUTO);
    expect(new Set(keys).size).toBe(keys.length);
    // A rectification that frees it owes so much less, and tells it of each tax and of the total.
    const ofGiven = shown.FRACCION_TRIBUTOS.filter((each) => each.ID_FRACCION === given!.ID_FRACCION);
    const [paid, ...others] = owedChanges(ducaOwed(formed), ducaOwed(shown));
    expect(others).toEqual([]);
    expect(paid!.OBLIGACION).toBe('P');
    expect(Number(paid!.DIFERENCIA) * -100).toBeCloseTo(cents(ofGiven), 6);
    expect(paid!.taxes.map(({ CONCEPTO, DIFERENCIA }) => [CONCEPTO, DIFERENCIA])).toEqual(
      ofGiven
        .filter(({ IMPORTE }) => Number(IMPORTE) > 0)
        .map(({ CODIGO_TRIBUTO, IMPORTE }) => [CODIGO_TRIBUTO, `-${IMPORTE}`]),
    );
  });

  it('are guaranteed, and charged to nobody, where goods come in for a time alone', () => {
    for (const MODALIDAD of ['DT', 'TO', 'DZ', 'ZT']) {
      const shown = calculateDuca({ ...formed, DUCA: { ...formed.DUCA, MODALIDAD } }, reference);
      expect(shown.FRACCION_TRIBUTOS.length, MODALIDAD).toBeGreaterThan(0);
      expect(new Set(shown.FRACCION_TRIBUTOS.map((each) => each.MODALIDAD_PAGO))).toEqual(new Set(['G']));
      expect(new Set(shown.TRIBUTOS.map((each) => each.MODALIDAD_PAGO))).toEqual(new Set(['G']));
      const { paid, guaranteed } = ducaOwed(shown);
      expect(paid).toEqual([]);
      expect(guaranteed.length).toBeGreaterThan(0);
    }
  });
});
