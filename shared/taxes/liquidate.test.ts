import { describe, expect, it } from 'vitest';
import { add } from '../foundation/decimal/decimal.ts';
import { sampleReference } from '../duca/sampleSources.fixture.ts';
import { localValue, percentOf } from './settled.ts';
import { ducaPlaces as places } from '../duca/taxes/taxedGoods.ts';
import { liquidate, preferenceOf } from './liquidate.ts';

const reference = sampleReference();
const television = { customsValue: '11000.00', tariff: '8528729000' };

describe('liquidate', () => {
  it('settles the worked example of Guatemala to the cent (domain 6)', () => {
    const { taxes } = liquidate(television, { exchangeRate: '7.85123', taxed: true, places }, reference);
    expect(localValue('11000.00', '7.85123')).toBe('86363.53');
    expect(taxes).toMatchObject([
      { code: 'DAI', base: '86363.53', rate: '15.0000', amount: '12954.53' },
      { code: 'IVA', base: '99318.06', rate: '12.0000', amount: '11918.17' },
    ]);
    expect(add(...taxes.map((each) => each.amount))).toBe('24872.70');
  });

  it('rounds an exact half cent up, where binary floats would not', () => {
    expect(percentOf('0.30', '15.00')).toBe('0.05');
    expect(percentOf('365936.67', '15.00')).toBe('54890.50');
    expect(localValue('1.00', '1.005')).toBe('1.01');
  });

  it('settles nothing without a rate of exchange, for an untaxed modality, or when a rate is unknown', () => {
    const nothing = { taxes: [], unsettled: [] };
    expect(liquidate(television, { exchangeRate: '', taxed: true, places }, reference)).toEqual(nothing);
    expect(liquidate(television, { exchangeRate: '7.85123', taxed: false, places }, reference)).toEqual(
      nothing,
    );
    const odd = { ...television, tariff: '7701000000' };
    const { taxes, unsettled } = liquidate(odd, { exchangeRate: '7.85123', taxed: true, places }, reference);
    expect(taxes).toEqual([]);
    expect(unsettled.map(({ code }) => code)).toEqual(['DAI']);
  });

  it('knows no rate for goods without a code, not that of everything', () => {
    const bare = { ...television, tariff: '' };
    const { unsettled } = liquidate(bare, { exchangeRate: '7.85123', taxed: true, places }, reference);
    expect(unsettled).toMatchObject([
      { field: 'CLASIFICACION_ARANCELARIA', reason: expect.stringContaining('Complete la casilla 45') },
    ]);
  });

  it('knows no rate for half a code, whatever the list says of its heading', () => {
    const heading = { ...television, tariff: '8517' };
    const { taxes, unsettled } = liquidate(
      heading,
      { exchangeRate: '7.85123', taxed: true, places },
      reference,
    );
    expect(taxes).toEqual([]);
    expect(unsettled.map(({ reason }) => reason)).toEqual([
      '85.17 tiene 4 dígitos y una declaración lleva 10; complete el inciso',
    ]);
  });

  it('takes no 0 % of an agreement for goods whose general rate nobody knows', () => {
    const claimed = { agreement: '10', origin: 'SV' };
    const facts = { exchangeRate: '7.85123', taxed: true, places };
    const known = liquidate({ ...television, ...claimed }, facts, reference);
    expect(known.taxes[0]).toMatchObject({ code: 'DAI', rate: '0.0000' });
    const odd = { ...television, ...claimed, tariff: '9999999999' };
    const { taxes, unsettled } = liquidate(odd, facts, reference);
    expect(taxes).toEqual([]);
    expect(unsettled.map(({ reason }) => reason)).toEqual([
      'no hay tasa de DAI para 9999.99.99.99; corrija el inciso o cargue el arancel en vigor',
    ]);
  });

  it('never takes more by an agreement than without one', () => {
    const facts = { exchangeRate: '7.85123', taxed: true, places };
    const car = {
      customsValue: '40000.00',
      tariff: '8703800000',
      state: 'NU',
      quantity: '1.000',
      unit: 'C62',
    };
    const duty = (claimed: object) => liquidate({ ...car, ...claimed }, facts, reference).taxes[0];
    expect(duty({})).toMatchObject({ code: 'DAI', rate: '0.0000' });
    expect(duty({ agreement: '30', origin: 'MX' })).toEqual(duty({}));
    expect(preferenceOf({ ...car, agreement: '30', origin: 'MX' }, reference)).toBeUndefined();
  });

  it('never makes a negative tax: a value below zero is not settled, one of zero is, to nothing', () => {
    const facts = { exchangeRate: '7.85123', taxed: true, places };
    const below = liquidate({ ...television, customsValue: '-0.01' }, facts, reference);
    expect(below).toMatchObject({ taxes: [], unsettled: [{ field: 'VALOR_FOB' }] });
    expect(below.unsettled[0]!.reason).toMatch(/^su valor en aduana es negativo \(-0\.01 US\$\)\. Corrija /);
    const zero = liquidate({ ...television, customsValue: '0.00' }, facts, reference);
    expect(zero.taxes.map((each) => each.amount)).toEqual(['0.00', '0.00']);
  });
});
