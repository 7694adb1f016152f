import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromUnits } from '../../foundation/decimal/decimal.ts';
import { explainRate } from '../../taxes/explainSums.ts';
import type { DuaBody, DuaItem } from '../dataSets.ts';
import { declaredItems } from './declaredItems.fixture.ts';
import { honduranReference } from '../sampleDua.fixture.ts';
import { duaTaxed } from './taxed.ts';

const reference = honduranReference();
const REGIMES = { paid: '4000', guaranteed: '5100' } as const;

const declaration = (items: readonly Partial<DuaItem>[], of?: { rate?: string; regime?: string }): DuaBody =>
  declaredItems(items, reference, of);
const sums = (body: DuaBody) => duaTaxed.sums(body, reference);
const told = (body: DuaBody, line = 0) => duaTaxed.told(body, line, reference)!;
const tax = (body: DuaBody, code: string, line = 0) =>
  told(body, line).taxes.find((each) => each.code === code)!;

const PRICED = { VALOR_FOB: '10000.00', VALOR_FLETE: '800.00', VALOR_SEGURO: '150.00', VALOR_OTROS: '50.00' };
const RATE_OF_LIST = /; vigente desde 01\/01\/\d{4}|lista de muestra/;

// Each figure is reckoned here by hand, in lempiras, beside what the panel says.
describe('product 18: each amount of a DUA says formula, base, rate, rounding and source', () => {
  it('of a new car: DAI on the value, selective on value and DAI, ISV on all of them', () => {
    const car = declaration([{ POSICION_ARANCELARIA: '8703236900', ...PRICED }]);
    expect(told(car).value).toBe(
      'FOB 10,000.00 + flete 800.00 + seguro 150.00 + otros 50.00 = 11,000.00 US$; 11,000.00 US$ × 26.2980 = 289,278.00',
    );
    expect(tax(car, 'DAI')).toMatchObject({
      name: 'Derechos arancelarios a la importación',
      base: '11,000.00 US$ × 26.2980 = 289,278.00',
      formula: '289,278.00 × 15.00 % = 43,391.70',
      rounding: 'redondeado a dos decimales: 43,391.70',
      amount: '43391.70',
    });
    expect(tax(car, 'SEL')).toMatchObject({
      name: 'Impuesto selectivo al consumo',
      // 289,278.00 + 43,391.70
      base: 'CIF 289,278.00 + DAI 43,391.70 = 332,669.70',
      formula: '332,669.70 × 10.00 % = 33,266.97',
      amount: '33266.97',
    });
    expect(tax(car, 'ISV')).toMatchObject({
      name: 'Impuesto sobre ventas',
      // 289,278.00 + 43,391.70 + 33,266.97
      base: 'CIF 289,278.00 + DAI 43,391.70 + SEL 33,266.97 = 365,936.67',
      formula: '365,936.67 × 15.00 % = 54,890.5005',
      rounding: 'redondeado a dos decimales: 54,890.50',
    });
    expect(tax(car, 'DAI').source).toMatch(/^Tasa de 8703\.23\.69\.00: /);
    expect(tax(car, 'ISV').source).toMatch(/^Tasa de ISV: /);
    expect(tax(car, 'SEL').source).toMatch(/^Automóvil nuevo hasta 45000 US\$: /);
    for (const { source } of told(car).taxes) expect(source).toMatch(RATE_OF_LIST);
    expect(sums(car).map(({ label, amount }) => [label, amount])).toEqual([
      ['DAI', '43391.70'],
      ['SEL', '33266.97'],
      ['ISV', '54890.50'],
      ['Total a pagar', '131549.17'],
    ]);
  });

  it('of a used car: the eco tax a unit, outside the base of the ISV', () => {
    const used = declaration([
      { POSICION_ARANCELARIA: '8703236900', ESTADO_MERCANCIAS: 'US', VALOR_FOB: '9000.00' },
    ]);
    expect(tax(used, 'ECOTASA')).toMatchObject({
      base: 'Cantidad comercial: 1.00 C62',
      formula: '1.00 × 5,000.00 HNL por C62 = 5,000.00',
      amount: '5000.00',
    });
    expect(tax(used, 'ISV').base).toMatch(/; ECOTASA no entra en la base$/);
  });

  it('of spirits: production tax by the litre, in lempiras, and the ISV of 18 %', () => {
    const whisky = declaration([
      {
        POSICION_ARANCELARIA: '2208309000',
        VALOR_FOB: '1000.00',
        UNIDAD_COMERCIAL: 'LTR',
        CANTIDAD_COMERCIAL: '100.000',
      },
    ]);
    expect(tax(whisky, 'PROCONS')).toMatchObject({
      name: 'Producción y consumo',
      base: 'Cantidad comercial: 100.00 LTR',
      // 100 × 47.94
      formula: '100.00 × 47.94 HNL por LTR = 4,794.00',
      amount: '4794.00',
    });
    expect(tax(whisky, 'ISV').formula).toContain(' × 18.00 % = ');
    expect(tax(whisky, 'ISV').base).toContain(' + PROCONS 4,794.00 = ');
  });

  it('of spirits that were bought by the bottle: the litres of the statistical quantity', () => {
    const cases = declaration([
      {
        POSICION_ARANCELARIA: '2208309000',
        VALOR_FOB: '9000.00',
        UNIDAD_COMERCIAL: 'C62',
        CANTIDAD_COMERCIAL: '1200.000',
        UNIDAD_ESTADISTICA: 'LTR',
        CANTIDAD_ESTADISTICA: '900.000',
      },
    ]);
    expect(tax(cases, 'PROCONS')).toMatchObject({
      base: 'Cantidad estadística: 900.00 LTR',
      formula: '900.00 × 47.94 HNL por LTR = 43,146.00',
    });
  });

  it('of an adjusted value: what the law adds and takes away is part of it', () => {
    const body = declaration([
      {
        POSICION_ARANCELARIA: '8528729000',
        VALOR_FOB: '1000.00',
        AJUSTE_INCLUIR: '100.00',
        AJUSTE_DEDUCIR: '50.00',
      },
    ]);
    expect(told(body).value).toBe(
      'FOB 1,000.00 + flete 0.00 + seguro 0.00 + otros 0.00 + ajuste a incluir 100.00 − ajuste a deducir 50.00 = 1,050.00 US$; 1,050.00 US$ × 26.2980 = 27,612.90',
    );
    expect(tax(body, 'DAI').base).toBe('1,050.00 US$ × 26.2980 = 27,612.90');
  });

  it('says of the totals what they sum, how they are settled, and what is left out', () => {
    const two = declaration([
      { POSICION_ARANCELARIA: '8528729000', VALOR_FOB: '1000.00' },
      { POSICION_ARANCELARIA: '8528729000', VALOR_FOB: '333.33' },
      { POSICION_ARANCELARIA: '', VALOR_FOB: '10.00' },
    ]);
    expect(sums(two).map(({ said }) => said)).toEqual([
      'suma de 2 ítems; se paga',
      'suma de 2 ítems; se paga',
      'suma de 2 tributos; un ítem sin liquidar, vea Problemas; boletín de pago en banco (PB)',
    ]);
    expect(told(two, 2)).toMatchObject({ taxes: [], unsettled: [{ field: 'POSICION_ARANCELARIA' }] });
    const suspended = declaration([{ POSICION_ARANCELARIA: '8528729000', VALOR_FOB: '1000.00' }], {
      regime: REGIMES.guaranteed,
    });
    expect(sums(suspended).map(({ label, said }) => `${label}: ${said}`)).toEqual([
      'DAI: suma de un ítem; se garantiza',
      'ISV: suma de un ítem; se garantiza',
      'Total a garantizar: suma de 2 tributos; depósito en garantía (DG)',
    ]);
  });

  it('says whose the rate of exchange is, in lempiras', () => {
    const body = declaration([]);
    const said = (known?: DuaBody) =>
      explainRate(duaTaxed.rate(body), known && duaTaxed.rate(known), duaTaxed.rateCalled, reference);
    expect(said(body)).toBe(
      'Tipo de cambio: 26.2980 HNL por dólar, del 20/11/2026; tasa de referencia del Banco Central de Honduras. Se sella con la declaración.',
    );
    expect(said()).toContain('; escrita a mano. ');
    expect(explainRate({ value: '', day: '' }, undefined, duaTaxed.rateCalled, reference)).toBe(
      'Falta el tipo de cambio.',
    );
  });

  it('follows the item of the row in hand, its own or that of one of its advantages', () => {
    const body = declaration([{}, {}]);
    const claimed = {
      ...body,
      DETALLE_VENTAJAS: [{ ID_LINEA: 'v', ID_ITEM: 'it-1', NUMERO_ITEM: '2', CODIGO_VENTAJA: '3' }],
    };
    expect(duaTaxed.lineAt(claimed, 'DETALLE_MERCANCIAS[1].VALOR_FOB')).toBe(1);
    expect(duaTaxed.lineAt(claimed, 'DETALLE_VENTAJAS[0].CODIGO_VENTAJA')).toBe(1);
    expect(duaTaxed.lineAt(claimed, 'DETALLE_VENTAJAS[7].CODIGO_VENTAJA')).toBe(-1);
  });

  it('the total is the sum of what is told, to the cent, for any values, adjustments, goods and rate', () => {
    const whole = (text: string): bigint => BigInt(text.replaceAll(/[.,]/g, ''));
    const item = fc.record({
      POSICION_ARANCELARIA: fc.constantFrom('8703236900', '8528729000', '2208309000', '2402200000', ''),
      ESTADO_MERCANCIAS: fc.constantFrom('NU', 'US'),
      UNIDAD_COMERCIAL: fc.constantFrom('LTR', 'MIL', 'C62'),
      CANTIDAD_COMERCIAL: fc.integer({ min: 1, max: 9_999_999 }).map((each) => fromUnits(each, 3)),
      VALOR_FOB: fc.integer({ min: 0, max: 99_999_999 }).map((each) => fromUnits(each, 2)),
      VALOR_FLETE: fc.integer({ min: 0, max: 999_999 }).map((each) => fromUnits(each, 2)),
      AJUSTE_INCLUIR: fc.integer({ min: 0, max: 9_999 }).map((each) => fromUnits(each, 2)),
    });
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 200_000, max: 300_000 }),
        fc.constantFrom(...Object.values(REGIMES)),
        (items, rate, regime) => {
          const body = declaration(items, { rate: fromUnits(rate, 4), regime });
          const shown = sums(body);
          const taxes = shown.slice(0, -1);
          const added = (amounts: readonly string[]) => amounts.reduce((all, each) => all + whole(each), 0n);
          const lines = body.DETALLE_MERCANCIAS.map((_, line) => told(body, line));
          if (shown.length > 0)
            expect(whole(shown.at(-1)!.amount)).toBe(added(taxes.map(({ amount }) => amount)));
          for (const { label, amount } of taxes)
            expect(whole(amount), label).toBe(
              added(
                lines.flatMap((each) =>
                  each.taxes.filter(({ code }) => code === label).map((own) => own.amount),
                ),
              ),
            );
          for (const line of lines) {
            if (line.taxes.length > 0)
              expect(whole(line.total)).toBe(added(line.taxes.map(({ amount }) => amount)));
            // What was rounded is what is owed, and every base is what its parts come to.
            for (const { rounding, amount, base } of line.taxes) {
              expect(whole(rounding.replace('redondeado a dos decimales: ', ''))).toBe(whole(amount));
              expect(base).not.toContain('por las reglas del día');
            }
          }
        },
      ),
    );
  });
});
