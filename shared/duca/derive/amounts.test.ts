import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dvaFromInvoices } from '../../dva/derive/dvaFromInvoices.ts';
import { orderDollars } from '../../dva/derive/orderDollars.ts';
import { sampleInvoice as orderInvoice } from '../../dva/derive/sampleSources.fixture.ts';
import type { InvoiceSource, OrderSources } from '../../dva/derive/sources.ts';
import { dvaDefinition } from '../../dva/definition.ts';
import { dvaDataSets, type DvaBody } from '../../dva/fields/dataSets.ts';
import { shown } from '../../dva/print/text.ts';
import { printedUnitValue } from '../../dva/print/unitValue.ts';
import type { Field } from '../../foundation/fields/field.ts';
import { inForm } from '../../foundation/fields/inForm.ts';
import { kinds } from '../../foundation/fields/kinds.ts';
import { settleShape } from '../../foundation/fields/settle.ts';
import type { AnyBody } from '../../foundation/fields/dataSet.ts';
import { calculateInvoice } from '../../invoices/calculate.ts';
import { invoiceDataSets, type InvoiceBody, type InvoiceItem } from '../../invoices/dataSets.ts';
import { transportDataSets } from '../../transport-documents/dataSets.ts';
import { workOrderDataSets } from '../../work-orders/summary.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { buildDucaXml } from '../xml/buildDucaXml.ts';
import { ducaFromDvas } from './ducaFromDvas.ts';

const reference = sampleReference();

/** A decimal as an exact fraction, told by whole numbers alone: the oracle knows nothing of the product's arithmetic. */
const SCALE = 30;
const exact = (text: string): bigint => {
  const [whole = '', part = ''] = text.replace(/[,-]/g, '').split('.');
  const units = BigInt(whole + part.padEnd(SCALE, '0'));
  return text.startsWith('-') ? -units : units;
};
/** value / 10^SCALE rounded half up to so many decimals, as text. */
const rounded = (value: bigint, decimals: number): string => {
  const step = 10n ** BigInt(SCALE - decimals);
  const digits = String((value + step / 2n) / step).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};
const times = (a: string, b: string): bigint => (exact(a) * exact(b)) / 10n ** BigInt(SCALE);

/** An invoice as a program sends it and as the server stores it. */
function stored(header: Partial<InvoiceBody['FACTURA']>, items: Partial<InvoiceItem>[]): InvoiceSource {
  const made = orderInvoice(
    'a',
    items.map(() => '1.00'),
  );
  const sent = {
    ...made.body,
    FACTURA: { ...made.body.FACTURA, VALOR_FOB: '', ...header },
    ITEMS: made.body.ITEMS.map((item, at) => ({
      ...item,
      VALOR_ITEM: '',
      VALOR_UNITARIO: '',
      VALOR_CALCULADO: '',
      ...items[at],
    })),
  };
  const settled = settleShape(invoiceDataSets, sent, reference);
  expect(settled.problems).toEqual([]);
  return { id: 'a', body: calculateInvoice(settled.body as InvoiceBody, reference) };
}

const order = sampleSources({ lines: 1, invoices: 1, suppliers: 1, containers: 0 }).order;

function derived(invoice: InvoiceSource): { dva: DvaBody; duca: DucaBody; xml: string } {
  const sources: OrderSources = { order: order.body.ORDEN, invoices: [invoice], transports: [] };
  const dva = dvaFromInvoices([invoice], sources, orderDollars(sources, reference), '1', reference);
  const duca = ducaFromDvas(
    {
      order,
      invoices: [invoice],
      transports: [],
      dvas: [{ id: 'dva', body: dva }],
      exchangeRate: { rate: '7.73901', day: reference.today },
      declarant: { NUMERO_IDENTIFICACION: '73581127', NOMBRE: 'AGENCIA', DOMICILIO: 'GUATEMALA' },
    },
    reference,
  );
  return { dva, duca, xml: new TextDecoder().decode(buildDucaXml(duca, reference).bytes) };
}
const printedRate = (body: DvaBody): string =>
  shown(body.DVA.TIPO_CAMBIO, undefined, dvaDataSets.DVA.fields.TIPO_CAMBIO);
const sent = (xml: string, node: string): string[] =>
  [...xml.matchAll(new RegExp(`<${node}>([^<]*)<`, 'g'))].map((match) => match[1]!);

describe('an invoice in another currency', () => {
  it.each([
    ['COP', '100,000,000.00', '0.000243', '24300.00', '0.000243'],
    ['JPY', '100,000,000', '0.006712', '671200.00', '0.006712'],
    ['LBP', '9,000,000,000', '0.00001117318', '100558.62', '0.00001117318'],
    ['EUR', '1,000.00', '1.1', '1100.00', '1.10000'],
  ])(
    'in %s keeps every digit of its rate, into box 39, the DUCA and its message, and onto paper',
    (ID_MONEDA, value, rate, box39, paper) => {
      const { dva, duca, xml } = derived(
        stored({ ID_MONEDA, TIPO_CAMBIO: rate }, [{ CANTIDAD_UNIDADES: '1', VALOR_ITEM: value }]),
      );
      expect(settleShape(ducaDataSets, duca as AnyBody, reference).problems).toEqual([]);
      expect(exact(duca.DVA_FACTURAS[0]!.TIPO_CAMBIO)).toBe(exact(rate));
      expect(sent(xml, 'tipoCambio')).toEqual(['7.73901', paper]);
      expect(dva.DVA.CASILLA_39).toBe(box39);
      expect(duca.DUCA.TOTAL_FOB_DOLARES).toBe(box39);
      expect(printedRate(dva)).toBe(paper);
      expect(dvaDefinition.check(dva, reference).filter((each) => each.path === 'DVA.TIPO_CAMBIO')).toEqual(
        [],
      );
    },
  );

  it('gives the same number wherever it goes, whatever the rate', () => {
    const rate = fc
      .tuple(fc.integer({ min: 0, max: 99 }), fc.stringMatching(/^\d{0,13}[1-9]$/))
      .map(([whole, part]) => `${whole}.${part}`);
    fc.assert(
      fc.property(rate, fc.integer({ min: 1, max: 999_999_999 }), (TIPO_CAMBIO, cents) => {
        const value = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        const item = { CANTIDAD_UNIDADES: '1', VALOR_ITEM: value };
        const { dva, duca, xml } = derived(stored({ ID_MONEDA: 'EUR', TIPO_CAMBIO }, [item]));
        expect(exact(duca.DVA_FACTURAS[0]!.TIPO_CAMBIO)).toBe(exact(TIPO_CAMBIO));
        expect(exact(sent(xml, 'tipoCambio')[1]!)).toBe(exact(TIPO_CAMBIO));
        expect(sent(xml, 'tipoCambio')[1]).toMatch(/^\d+\.\d{5,14}$/);
        expect(exact(dva.DVA.TIPO_CAMBIO)).toBe(exact(TIPO_CAMBIO));
        expect(exact(printedRate(dva))).toBe(exact(TIPO_CAMBIO));
        expect(dva.DVA.CASILLA_39).toBe(rounded(times(value, TIPO_CAMBIO), 2));
      }),
      { numRuns: 60 },
    );
  });
});

describe('weights, quantities and unit values', () => {
  const upTo = (whole: number, decimals: number) =>
    fc
      .tuple(fc.integer({ min: 0, max: whole }), fc.stringMatching(new RegExp(`^\\d{0,${decimals}}$`)))
      .map(([integer, part]) => (part === '' ? `${integer}` : `${integer}.${part}`));

  it('go to the message with the digits that its own format has, rounded once', () => {
    const line = fc.record({
      CANTIDAD_UNIDADES: upTo(9999, 3).filter((text) => Number(text) > 0),
      VALOR_UNITARIO: upTo(999, 10),
      PESO_BRUTO: upTo(9999, 3),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const { duca, xml } = derived(
          stored(
            {},
            lines.map((each) => ({ ...each, PESO_NETO: each.PESO_BRUTO })),
          ),
        );
        const total = lines.reduce((sum, each) => sum + exact(each.PESO_BRUTO), 0n);
        expect(duca.DUCA.PESO_BRUTO_TOTAL).toBe(rounded(total, 2));
        expect(duca.FRACCIONES.reduce((sum, each) => sum + exact(each.PESO_BRUTO), 0n)).toBe(
          exact(duca.DUCA.PESO_BRUTO_TOTAL),
        );
        duca.FRACCION_ITEMS.forEach((item, at) => {
          const typed = lines[at]!;
          expect(exact(item.CANTIDAD_UNIDADES)).toBe(exact(typed.CANTIDAD_UNIDADES));
          expect(exact(item.PESO_BRUTO)).toBe(exact(typed.PESO_BRUTO));
          expect(item.VALOR_UNITARIO).toBe(rounded(exact(typed.VALOR_UNITARIO), 7));
        });
        expect(sent(xml, 'valorUnitarioDVA')).toEqual(
          lines.map((each) => rounded(exact(each.VALOR_UNITARIO), 7)),
        );
        expect(sent(xml, 'tipoCambio')[0]).toBe('7.73901');
      }),
      { numRuns: 60 },
    );
  });

  it('carries five grams and a tenth of a cent as they are', () => {
    const { dva, duca } = derived(
      stored({}, [
        { CANTIDAD_UNIDADES: '1000000', VALOR_UNITARIO: '0.00000004', PESO_BRUTO: '0.005' },
        { CANTIDAD_UNIDADES: '1', VALOR_UNITARIO: '12', PESO_BRUTO: '0.005' },
      ]),
    );
    expect(duca.FRACCION_ITEMS.map((each) => each.PESO_BRUTO)).toEqual(['0.005', '0.005']);
    expect(duca.DUCA.PESO_BRUTO_TOTAL).toBe('0.01');
    expect(printedUnitValue(dva.MERCANCIAS[0]!)).toBe('0.00000004');
  });
});

describe('every decimal of every document', () => {
  const definitions = { invoiceDataSets, transportDataSets, dvaDataSets, ducaDataSets, workOrderDataSets };
  const fields: [string, Field][] = Object.values(definitions).flatMap((dataSets) =>
    Object.entries(dataSets).flatMap(([set, { fields: own }]) =>
      Object.entries(own as Record<string, Field>)
        .filter(([, { kind }]) => kind === 'decimal')
        .map(([name, each]): [string, Field] => [`${set}.${name}`, each]),
    ),
  );

  it('takes a text as the number that it is or not at all, and shows it with all its digits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.integer({ min: 0, max: 999_999 }),
        fc.stringMatching(/^\d{0,16}$/),
        ([, field], whole, part) => {
          const text = part === '' ? `${whole}` : `${whole}.${part}`;
          const parsed = kinds.decimal.parse(text, field, reference);
          const fits = part.replace(/0+$/, '').length <= (field.decimals ?? 2);
          expect(parsed.ok).toBe(fits);
          if (!parsed.ok) {
            expect(parsed.reason).toContain('decimales y aquí caben');
            return;
          }
          expect(exact(parsed.value)).toBe(exact(text));
          expect(exact(kinds.decimal.format(parsed.value, field))).toBe(exact(text));
          expect(kinds.decimal.check(parsed.value, field, reference)).toBeUndefined();
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('opens what was stored with fewer decimals as it is stored today, so that nothing looks changed', () => {
    const invoice = stored({ ID_MONEDA: 'EUR', TIPO_CAMBIO: '1.08501' }, [
      { CANTIDAD_UNIDADES: '3', VALOR_UNITARIO: '2.5', PESO_BRUTO: '12.50' },
    ]).body;
    const shorter = (text: string, decimals: number): string =>
      text.slice(0, text.indexOf('.') + 1 + decimals);
    const before: AnyBody = {
      ...invoice,
      FACTURA: {
        ...invoice.FACTURA,
        TIPO_CAMBIO: shorter(invoice.FACTURA.TIPO_CAMBIO, 5),
        PESO_BRUTO: shorter(invoice.FACTURA.PESO_BRUTO, 2),
      },
      ITEMS: invoice.ITEMS.map((item) => ({
        ...item,
        VALOR_UNITARIO: shorter(item.VALOR_UNITARIO, 7),
        PESO_BRUTO: shorter(item.PESO_BRUTO, 2),
      })),
    };
    expect(before['FACTURA']).toMatchObject({ TIPO_CAMBIO: '1.08501', PESO_BRUTO: '12.50' });
    const opened = inForm(invoiceDataSets, before);
    expect(opened).toEqual(invoice);
    expect(calculateInvoice(opened as InvoiceBody, reference)).toBe(opened);
  });
});
