import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogues/names.ts';
import { shippedCatalogues } from '../catalogues/shippedCatalogues.ts';
import { countries } from '../countries/countries.ts';
import type { CountryCode } from '../countries/country.ts';
import { add, compare, sum } from '../foundation/decimal/decimal.ts';
import { makeReference } from '../foundation/documents/makeReference.ts';
import { onDay } from '../foundation/documents/onDay.ts';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import type { TaxedGoods } from './settled.ts';
import { ducaPlaces as places } from '../duca/taxes/taxedGoods.ts';
import { liquidate } from './liquidate.ts';

const GT = { exchangeRate: '7.85123', taxed: true, places, modality: 'ID', regime: 'IM' };
const HN = { exchangeRate: '26.2980', taxed: true, places };

/** Shipped lists of a country, with the rows of some replaced. */
function referenceWith(country: CountryCode, rows: Record<string, readonly Partial<CatalogueRow>[]> = {}) {
  const lists = new Map(
    shippedCatalogues.filter((list) => list.countries.includes(country)).map((list) => [list.name, list]),
  );
  for (const [name, own] of Object.entries(rows))
    lists.set(name, { ...lists.get(name)!, rows: own as CatalogueRow[] });
  return makeReference({ country, today: '2026-11-20', checkTaxId: countries[country].checkTaxId, lists });
}

const gt = referenceWith('GT');
const goods = (tariff: string, more: Partial<TaxedGoods> = {}): TaxedGoods => ({
  customsValue: '11000.00',
  tariff: tariff,
  state: 'NU',
  quantity: '1000.000',
  unit: 'LTR',
  netWeight: '850.00',
  ...more,
});
const lines = (found: ReturnType<typeof liquidate>): string[] =>
  found.taxes.map(({ code, amount }) => `${code} ${amount}`);
const reasons = (found: ReturnType<typeof liquidate>): string[] =>
  found.unsettled.map(({ reason }) => reason);

describe('specific taxes', () => {
  it('settle the worked example of Honduras to the cent (domain 6), SEL inside the base of the ISV', () => {
    const hn = referenceWith('HN', {
      [catalogue.taxRates]: [
        { CLAVE: 'ISV', VALOR: 'ISV', TRIBUTO: 'ISV', PREFIJO: '', TASA: '15.00' },
        { CLAVE: 'DAI-99', VALOR: 'DAI', TRIBUTO: 'DAI', PREFIJO: '99', TASA: '15.00' },
      ],
      [catalogue.specificTaxes]: [
        {
          CLAVE: 'SEL-99',
          VALOR: 'SEL',
          TRIBUTO: 'SEL',
          PREFIJO: '99',
          ALICUOTA: '10.00',
          BASE: 'CIF+DAI',
          ORDEN: '20',
          IVA: 'SUMA',
        },
      ],
    });
    const found = liquidate(goods('9900000000'), HN, hn);
    expect(lines(found)).toEqual(['DAI 43391.70', 'SEL 33266.97', 'ISV 54890.50']);
    expect(add(...found.taxes.map(({ amount }) => amount))).toBe('131549.17');
  });

  it('charge an amount a gallon on litres, outside the base of the IVA', () => {
    const found = liquidate(goods('2710120000'), GT, gt);
    const idp = found.taxes.find(({ code }) => code === 'IDP')!;
    expect(idp).toEqual({
      code: 'IDP',
      base: '',
      rate: '',
      quantity: '264.172052',
      unit: 'GLL',
      perUnit: '4.7000000',
      amount: '1241.61',
    });
    expect(found.taxes.at(-1)).toMatchObject({ code: 'IVA', base: '90681.71' });
  });

  it('charge cement by the bag on its net weight, inside the base of the IVA', () => {
    const found = liquidate(goods('2523290000', { unit: 'C62' }), GT, gt);
    expect(found.taxes[1]).toMatchObject({
      code: 'ICEM',
      quantity: '20.000000',
      unit: '42.5 KGM',
      amount: '30.00',
    });
    expect(found.taxes.at(-1)!.base).toBe(add('86363.53', found.taxes[0]!.amount, '30.00'));
  });

  it('name what is missing instead of charging zero', () => {
    expect(reasons(liquidate(goods('2710120000', { unit: 'PR' }), GT, gt))).toEqual([
      'IDP se cobra por GLL y la casilla 42 dice PR, sin equivalencia cargada. Cambie la unidad o cargue la equivalencia',
    ]);
    expect(reasons(liquidate(goods('2710120000', { quantity: '' }), GT, gt))[0]).toContain('casilla 43');
    expect(reasons(liquidate(goods('2523290000', { netWeight: '0.00' }), GT, gt))[0]).toContain('casilla 37');
    expect(liquidate(goods('2710120000', { quantity: '' }), GT, gt).taxes).toEqual([]);
  });

  it('take the band of one unit’s customs value and of its state, bounds included above', () => {
    const hn = referenceWith('HN', {
      [catalogue.taxRates]: [
        { CLAVE: 'ISV', VALOR: 'ISV', TRIBUTO: 'ISV', PREFIJO: '', TASA: '15.00' },
        { CLAVE: 'DAI', VALOR: 'DAI', TRIBUTO: 'DAI', PREFIJO: '87', TASA: '15.00' },
      ],
    });
    const cars = (value: string, count: string, state: string) =>
      liquidate(
        goods('8703236900', {
          customsValue: value,
          quantity: count,
          unit: 'C62',
          state: state,
        }),
        HN,
        hn,
      );
    const rate = (found: ReturnType<typeof liquidate>) =>
      found.taxes.find(({ code }) => code === 'SEL')?.rate;
    expect(rate(cars('45000.00', '1.000', 'NU'))).toBe('10.0000');
    expect(rate(cars('45000.01', '1.000', 'NU'))).toBe('20.0000');
    expect(rate(cars('90000.00', '2.000', 'NU'))).toBe('10.0000');
    expect(rate(cars('90000.01', '2.000', 'US'))).toBe('30.0000');
    expect(lines(cars('90000.00', '2.000', 'US'))).toContain('ECOTASA 20000.00');
    expect(reasons(cars('1.00', '', 'NU'))[0]).toContain('falta la cantidad');
    expect(reasons(cars('1.00', '1.000', ''))[0]).toContain('estado de la mercancía');
    // What no rule speaks of is nobody's silent zero; a new car owes no ecotax, for the rules speak of new ones.
    expect(reasons(cars('8000.00', '1.000', 'DM'))).toEqual(
      ['SEL', 'ECOTASA'].map((tax) => expect.stringMatching(`${tax}.*ninguna regla dice qué paga «DM»`)),
    );
    expect(reasons(cars('8000.00', '1.000', 'NU'))).toEqual([]);
    expect(lines(cars('8000.00', '1.000', 'NU')).join()).not.toContain('ECOTASA');
  });

  it('follow days, agreements that exempt, modalities, ages, dollars a unit and what replaces the IVA', () => {
    const rule = (more: Partial<CatalogueRow>): Partial<CatalogueRow> => ({
      VALOR: 'x',
      TRIBUTO: 'IDP',
      PREFIJO: '27',
      UNIDAD: 'LTR',
      ORDEN: '20',
      IVA: 'FUERA',
      ...more,
    });
    const judged = (more: Partial<CatalogueRow>, own: Partial<TaxedGoods> = {}) =>
      liquidate(
        goods('2710120000', own),
        GT,
        referenceWith('GT', {
          [catalogue.specificTaxes]: [
            rule({ CLAVE: 'a', MONTO: '1.00', VIGENTE_HASTA: '2026-11-19' }),
            rule({ CLAVE: 'b', MONTO: '2.00', VIGENTE_DESDE: '2026-11-20', ...more }),
          ],
        }),
      );
    expect(lines(judged({}))).toContain('IDP 2000.00');
    expect(lines(judged({ MONEDA: 'USD' }))).toContain('IDP 15702.46');
    expect(lines(judged({ ACUERDOS_EXENTOS: '400' }, { otherAgreement: '400' }))).toHaveLength(2);
    expect(lines(judged({ MODALIDADES: 'DT' }))).toHaveLength(2);
    expect(lines(judged({ IVA: 'EXIME' })).map((each) => each.slice(0, 3))).toEqual(['DAI', 'IDP']);
    expect(reasons(judged({ EDAD_HASTA: '2' }))[0]).toContain('año del modelo');
    expect(lines(judged({ EDAD_HASTA: '2' }, { ages: [0, 2] }))).toContain('IDP 2000.00');
    expect(reasons(judged({ EDAD_HASTA: '2' }, { ages: [0, 3] }))[0]).toContain('ningún tramo');
    expect(reasons(judged({ MONTO: '', ALICUOTA: '5.00', BASE: 'CIF+XYZ' }))[0]).toContain('«XYZ»');
    expect(reasons(judged({ MONTO: '' }))[0]).toContain('no dice tasa ni monto');
  });

  it('begin on their day as two rows, one that names the tax and one that rules it, without code', () => {
    const gt27 = referenceWith('GT', {
      [catalogue.taxes]: [...gt.rows(catalogue.taxes), { CLAVE: 'NUEVO', VALOR: 'Tributo nuevo' }],
      [catalogue.specificTaxes]: [
        {
          CLAVE: 'NUEVO',
          VALOR: 'Tributo nuevo',
          TRIBUTO: 'NUEVO',
          ALICUOTA: '1.00',
          BASE: 'CIF',
          ORDEN: '20',
          IVA: 'SUMA',
          VIGENTE_DESDE: '2027-01-01',
        },
      ],
    });
    const codesOn = (day: string): string[] =>
      liquidate(goods('2710120000'), GT, onDay(gt27, day)).taxes.map(({ code }) => code);
    expect(codesOn('2026-12-31')).toEqual(['DAI', 'IVA']);
    expect(codesOn('2027-01-01')).toEqual(['DAI', 'NUEVO', 'IVA']);
  });

  it('add up whatever the order of the rules: reckoned by ORDEN, not by where they stand', () => {
    const rows = gt.rows(catalogue.specificTaxes);
    const chosen = fc.constantFrom('2203000000', '2202100000', '2402200000', '8703236900', '2710120000');
    const cents = fc.integer({ min: 1, max: 999_999_999 });
    fc.assert(
      fc.property(
        chosen,
        cents,
        fc.shuffledSubarray([...rows], { minLength: rows.length }),
        (code, cif, turned) => {
          const value = `${Math.floor(cif / 100)}.${String(cif % 100).padStart(2, '0')}`;
          const own = goods(code, { customsValue: value, price: value });
          const usual = liquidate(own, GT, gt);
          expect(liquidate(own, GT, referenceWith('GT', { [catalogue.specificTaxes]: turned }))).toEqual(
            usual,
          );
          for (const { base, rate, quantity, perUnit, amount } of usual.taxes) {
            const exact = base === '' ? product(quantity, perUnit, 13) : product(base, rate, 8, 100n);
            expect(roundedCents(exact)).toBe(BigInt(amount.replace('.', '')));
          }
          expect(compare(sum(usual.taxes.map(({ amount }) => amount)), '0')).toBe(1);
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** Exact product as an integer and its denominator: the oracle has neither floats nor our arithmetic. */
function product(a: string, b: string, decimals: number, over = 1n): { top: bigint; bottom: bigint } {
  const digits = (text: string): bigint => BigInt(text.replace('.', ''));
  const scale = (text: string): number => text.split('.')[1]?.length ?? 0;
  expect(scale(a) + scale(b)).toBeLessThanOrEqual(decimals);
  return { top: digits(a) * digits(b), bottom: 10n ** BigInt(scale(a) + scale(b)) * over };
}

const roundedCents = ({ top, bottom }: { top: bigint; bottom: bigint }): bigint =>
  (top * 200n + bottom) / (bottom * 2n);
