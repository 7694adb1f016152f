import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromUnits, sum } from '../../foundation/decimal/decimal.ts';
import { calculateDua } from '../calculate.ts';
import type { DuaBody, DuaItem } from '../dataSets.ts';
import { declaredItems } from './declaredItems.fixture.ts';
import { settledItems } from './settledItems.ts';
import { honduranReference } from '../sampleDua.fixture.ts';

const reference = honduranReference();

const declaration = (items: Partial<DuaItem>[], rate = '26.2980', regime = '4000'): DuaBody =>
  declaredItems(items, reference, { rate, regime });

const taxes = (body: DuaBody): Record<string, string> =>
  Object.fromEntries(body.LIQUIDACION_TRIBUTOS.map((each) => [each.CONCEPTO, each.IMPORTE]));

describe('liquidation of the DUA', () => {
  it('reckons the worked example to the cent, its half cent up (domain 6)', () => {
    // A new car under US$45,000: DAI 15 %, selective 10 % on value and DAI, ISV 15 % on all of them.
    const body = calculateDua(
      declaration([
        {
          POSICION_ARANCELARIA: '8703236900',
          VALOR_FOB: '10000.00',
          VALOR_FLETE: '800.00',
          VALOR_SEGURO: '150.00',
          VALOR_OTROS: '50.00',
        },
      ]),
      reference,
    );
    expect(body.LIQUIDACION_ITEMS).toEqual([
      expect.objectContaining({
        VALOR_ADUANA: '289278.00',
        VALOR_ADUANA_AJUSTADO: '289278.00',
        VALOR_ADUANA_AJUSTADO_IMPUESTO: '420827.17',
      }),
    ]);
    expect(taxes(body)).toEqual({ DAI: '43391.70', SEL: '33266.97', ISV: '54890.50' });
    expect(body.LIQUIDACION).toEqual({ TOTAL_PAGAR: '131549.17', TOTAL_GARANTIZAR: '0.00' });
  });

  it('puts the ISV of 18 % on value, DAI, selective and production tax of spirits', () => {
    const body = declaration([
      {
        POSICION_ARANCELARIA: '2208309000',
        VALOR_FOB: '1000.00',
        UNIDAD_COMERCIAL: 'LTR',
        CANTIDAD_COMERCIAL: '100.000',
      },
    ]);
    const of = (code: string) => body.LIQUIDACION_ITEM_TRIBUTOS.find((each) => each.CONCEPTO === code)!;
    expect(of('PROCONS')).toMatchObject({ CANTIDAD_GRAVADA: '100.000000', IMPORTE: '4794.00' });
    expect(of('ISV')).toMatchObject({
      TASA: '18.0000',
      BASE_IMPONIBLE: sum(['26298.00', of('DAI').IMPORTE, of('SEL').IMPORTE, '4794.00']),
    });
  });

  it('takes the litres of the statistical quantity where the goods were bought otherwise', () => {
    const bought = (more: Partial<DuaItem>): DuaBody =>
      declaration([
        {
          POSICION_ARANCELARIA: '2208309000',
          VALOR_FOB: '9000.00',
          UNIDAD_COMERCIAL: 'C62',
          CANTIDAD_COMERCIAL: '1200.000',
          UNIDAD_ESTADISTICA: 'LTR',
          CANTIDAD_ESTADISTICA: '900.000',
          ...more,
        },
      ]);
    // 900 litres at L 47.94.
    const owed = bought({}).LIQUIDACION_ITEM_TRIBUTOS.find((each) => each.CONCEPTO === 'PROCONS');
    expect(owed).toMatchObject({
      CANTIDAD_GRAVADA: '900.000000',
      UNIDAD_GRAVADA: 'LTR',
      IMPORTE: '43146.00',
    });
    expect(taxes(bought({ UNIDAD_COMERCIAL: 'CS', CANTIDAD_COMERCIAL: '' }))['PROCONS']).toBe('43146.00');
    // What was bought by the litre is taxed by what was bought.
    expect(taxes(bought({ UNIDAD_COMERCIAL: 'LTR' }))['PROCONS']).toBe('57528.00');
    const reason = (more: Partial<DuaItem>) =>
      settledItems(bought(more), reference)[0]!.unsettled.map((each) => [each.field, each.reason]);
    expect(reason({ CANTIDAD_ESTADISTICA: '' })).toContainEqual([
      'UNIDAD_COMERCIAL',
      'PROCONS se cobra por LTR y la unidad comercial dice C62, sin equivalencia cargada. Cambie la unidad, declare la cantidad estadística en LTR o cargue la equivalencia',
    ]);
    expect(reason({ CANTIDAD_ESTADISTICA: '', CANTIDAD_COMERCIAL: '' })).toContainEqual([
      'CANTIDAD_COMERCIAL',
      'PROCONS se cobra por cantidad y falta. Complete la cantidad comercial',
    ]);
  });

  it('reckons used cars by their table, and the eco tax beside the ISV', () => {
    const body = declaration([
      { POSICION_ARANCELARIA: '8703236900', ESTADO_MERCANCIAS: 'US', VALOR_FOB: '9000.00' },
    ]);
    expect(body.LIQUIDACION_ITEM_TRIBUTOS.find((each) => each.CONCEPTO === 'SEL')!.TASA).toBe('15.0000');
    expect(taxes(body)['ECOTASA']).toBe('5000.00');
  });

  it('adds and takes away adjustments before the duty', () => {
    const body = declaration([
      {
        POSICION_ARANCELARIA: '8528729000',
        VALOR_FOB: '1000.00',
        AJUSTE_INCLUIR: '100.00',
        AJUSTE_DEDUCIR: '50.00',
      },
    ]);
    const [values] = body.LIQUIDACION_ITEMS;
    expect(values).toMatchObject({ VALOR_ADUANA: '26298.00', VALOR_ADUANA_AJUSTADO: '27612.90' });
    expect(body.LIQUIDACION_ITEM_TRIBUTOS[0]).toMatchObject({ CONCEPTO: 'DAI', BASE_IMPONIBLE: '27612.90' });
  });

  it('adds rounded parts: totals are the sums of the items for any values and rate', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 200_000, max: 300_000 }),
        (values, rate) => {
          const body = declaration(
            values.map((each) => ({ POSICION_ARANCELARIA: '8528729000', VALOR_FOB: fromUnits(each, 2) })),
            fromUnits(rate, 4),
          );
          const total = sum(body.LIQUIDACION_ITEM_TRIBUTOS.map((each) => each.IMPORTE));
          expect(body.LIQUIDACION.TOTAL_PAGAR).toBe(total);
          // DAI 15 % half up, in whole numbers: value × rate in hundredths, then 15 hundredths of it.
          const dai = values.reduce((all, each) => {
            const local = (BigInt(each) * BigInt(rate) + 5_000n) / 10_000n;
            return all + (local * 15n + 50n) / 100n;
          }, 0n);
          expect(BigInt(taxes(body)['DAI']!.replace('.', ''))).toBe(dai);
        },
      ),
    );
  });

  it('takes a rebuilt or damaged car for the used one that it was, and asks no selective tax of a hybrid', () => {
    const car = (ESTADO_MERCANCIAS: string, POSICION_ARANCELARIA = '8703236900') =>
      taxes(declaration([{ POSICION_ARANCELARIA, ESTADO_MERCANCIAS, VALOR_FOB: '9000.00' }]));
    for (const state of ['RE', 'AV']) expect(car(state), state).toEqual(car('US'));
    expect(car('US')).toHaveProperty('ECOTASA');
    for (const state of ['NU', 'US']) expect(car(state, '8703400000')['SEL'] ?? '0.00', state).toBe('0.00');
    expect(Number(car('US')['SEL'])).toBeGreaterThan(0);
  });

  it('asks production tax of aguardiente by the litre', () => {
    const { LIQUIDACION_ITEM_TRIBUTOS: found } = declaration([
      {
        POSICION_ARANCELARIA: '2208909000',
        VALOR_FOB: '1000.00',
        UNIDAD_COMERCIAL: 'LTR',
        CANTIDAD_COMERCIAL: '100.000',
      },
    ]);
    expect(found.find(({ CONCEPTO }) => CONCEPTO === 'PROCONS')).toMatchObject({ IMPORTE: '2086.00' });
  });

  it('leaves an item without taxes, and says why, when its rate is not known', () => {
    const body = declaration([{ POSICION_ARANCELARIA: '', VALOR_FOB: '1000.00' }]);
    expect(body.LIQUIDACION_ITEM_TRIBUTOS).toEqual([]);
    expect(body.LIQUIDACION.TOTAL_PAGAR).toBe('0.00');
  });

  it('has nothing in lempiras while there is no rate', () => {
    const [item] = declaration(
      [{ POSICION_ARANCELARIA: '8703236900', VALOR_FOB: '1000.00' }],
      '',
    ).DETALLE_MERCANCIAS;
    expect([item!.VALOR_ADUANA_DOLARES, item!.VALOR_ADUANA_LOCAL]).toEqual(['1000.00', '']);
  });
});
