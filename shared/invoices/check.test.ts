import { describe, expect, it } from 'vitest';
import { blankRecord } from '../foundation/fields/dataSet.ts';
import { owedProblems } from '../foundation/fields/shape.ts';
import { calculateInvoice } from './calculate.ts';
import { checkInvoice } from './check.ts';
import { invoiceDataSets, type InvoiceHeader, type InvoiceItem } from './dataSets.ts';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { completeInvoice } from './sampleInvoice.fixture.ts';

const problemsOf = (header: Partial<InvoiceHeader>, item: Partial<InvoiceItem> = {}) => {
  const whole = calculateInvoice(completeInvoice(), reference);
  const changed = {
    ...whole,
    FACTURA: { ...whole.FACTURA, ...header },
    ITEMS: whole.ITEMS.map((each, index) => (index === 1 ? { ...each, ...item } : each)),
  };
  return checkInvoice(calculateInvoice(changed, reference), reference);
};

describe('checking an invoice', () => {
  it('finds nothing in a complete one', () => {
    const whole = calculateInvoice(completeInvoice(), reference);
    expect(checkInvoice(whole, reference)).toEqual([]);
    expect(owedProblems(invoiceDataSets, whole)).toEqual([]);
  });

  it('says by how much the lines and the FOB differ, and where', () => {
    expect(problemsOf({ VALOR_FOB: '1300.00' })).toEqual([
      {
        code: 'invoice.items-sum',
        path: 'FACTURA.VALOR_FOB',
        severity: 'error',
        relatedPath: 'ITEMS',
        message:
          'Casilla 13, Total FOB: los ítems suman 1,250.00 y el total dice 1,300.00 (diferencia 50.00). Corrija el total, un ítem o el descuento.',
      },
    ]);
    expect(problemsOf({ VALOR_FOB: '1240.00', VALOR_DESCUENTO: '10.00' })).toEqual([]);
  });

  it('warns of a code that the declaration could not take, and blocks nothing', () => {
    const codes = (CLASIFICACION_ARANCELARIA: string) =>
      problemsOf({}, { CLASIFICACION_ARANCELARIA }).map(({ severity, code, path }) => [severity, code, path]);
    const path = 'ITEMS[1].CLASIFICACION_ARANCELARIA';
    expect(codes('8517')).toContainEqual(['warning', 'tariff.incomplete', path]);
    expect(codes('9999999999')).toContainEqual(['warning', 'tariff.unknown', path]);
  });

  it('takes lines priced at FOB or as delivered', () => {
    expect(problemsOf({ ID_INCOTERM: 'CFR', VALOR_FOB: '1250.00' })).toEqual([]);
    expect(problemsOf({ ID_INCOTERM: 'CFR', VALOR_FOB: '1150.00' })).toEqual([]);
    expect(problemsOf({ ID_INCOTERM: 'CFR', VALOR_FOB: '1200.00' }).map((each) => each.code)).toEqual([
      'invoice.items-sum',
    ]);
  });

  it('needs the FOB when the price may include freight', () => {
    expect(problemsOf({ ID_INCOTERM: 'CIF', VALOR_FOB: '' })[0]).toMatchObject({
      code: 'invoice.fob-needed',
      path: 'FACTURA.VALOR_FOB',
    });
    // Also where the paper does not say how much of the price is freight.
    const silent = { ID_INCOTERM: 'CIF', VALOR_FOB: '', VALOR_FLETE: '', VALOR_SEGURO: '' };
    expect(problemsOf(silent).map((each) => each.code)).toContain('invoice.fob-needed');
    expect(problemsOf({ VALOR_FOB: '' })).toEqual([]);
  });

  it.each<[string, Partial<InvoiceHeader>, Partial<InvoiceItem>]>([
    ['invoice.discount-above-items', { VALOR_FOB: '', VALOR_DESCUENTO: '1250.01' }, {}],
    ['invoice.items-sum', { VALOR_FOB: '500.00' }, {}],
    ['invoice.date-later', { FECHA_FACTURA: '2026-11-21' }, {}],
    ['invoice.contract-later', { NUMERO_CONTRATO: 'C', FECHA_CONTRATO: '2026-11-21' }, {}],
    ['invoice.exported-early', { FECHA_FACTURA: '2026-10-26' }, {}],
    ['invoice.unit-value-zero', {}, { VALOR_UNITARIO: '0.0000000000', VALOR_ITEM: '10.00' }],
    ['invoice.weight-zero', {}, { PESO_BRUTO: '0.000' }],
    ['invoice.weight-zero', {}, { PESO_NETO: '0.000' }],
    ['invoice.rate-usd', { TIPO_CAMBIO: '7.80000' }, {}],
    ['invoice.rate-zero', { TIPO_CAMBIO: '0.00000' }, {}],
    ['invoice.contract-date', { FECHA_CONTRATO: '2026-01-01' }, {}],
    ['invoice.net-weight', {}, { PESO_BRUTO: '1.00', PESO_NETO: '1.01' }],
    ['invoice.freight-above-fob', { VALOR_FLETE: '5000.00' }, {}],
    ['invoice.weight-needed', { METODO_PRORRATEO: 'PESO' }, {}],
    ['invoice.quantity-zero', {}, { CANTIDAD_UNIDADES: '0.000', VALOR_ITEM: '250.00' }],
    ['invoice.too-large', {}, { PESO_BRUTO: '99999999999999.00' }],
  ])('finds %s', (code, header, item) => {
    expect(problemsOf(header, item).map((each) => each.code)).toContain(code);
  });

  it('takes an invoice, a contract and a paper of today, and an export as old as the list allows', () => {
    const today = '2026-11-20';
    const codes = problemsOf({
      FECHA_FACTURA: today,
      NUMERO_CONTRATO: 'C',
      FECHA_CONTRATO: today,
      FECHA_EXPORTACION: '2026-11-05',
    }).map((each) => each.code);
    expect(codes).toEqual([]);
  });

  it('takes no paper of tomorrow, nor one that ended before it began', () => {
    const found = (FECHA_EMISION: string, FECHA_VENCIMIENTO_DOCUMENTO: string) => {
      const body = completeInvoice();
      const paper = {
        ...blankRecord(invoiceDataSets.DOCUMENTOS),
        FECHA_EMISION,
        FECHA_VENCIMIENTO_DOCUMENTO,
      };
      return checkInvoice({ ...body, DOCUMENTOS: [paper] }, reference)
        .map((each) => each.code)
        .filter((code) => code.startsWith('invoice.paper'));
    };
    expect(found('2026-11-20', '2026-11-20')).toEqual([]);
    expect(found('2026-11-21', '')).toEqual(['invoice.paper-later']);
    expect(found('2026-11-20', '2026-11-19')).toEqual(['invoice.paper-dates']);
  });

  it('allows what the rounding of the printed unit price explains, and no more', () => {
    const typed = (VALOR_ITEM: string) =>
      problemsOf(
        { VALOR_FOB: '' },
        { CANTIDAD_UNIDADES: '200.000', VALOR_UNITARIO: '1.2500000000', VALOR_ITEM },
      ).map((each) => each.code);
    expect(typed('251.00')).toEqual([]);
    expect(typed('251.02')).toEqual(['invoice.value-differs']);
  });

  it('takes a discount of everything, and none above it', () => {
    const codes = (VALOR_DESCUENTO: string) =>
      problemsOf({ VALOR_FOB: '', VALOR_DESCUENTO }).map((each) => each.code);
    expect(codes('1250.00')).not.toContain('invoice.discount-above-items');
    expect(codes('1250.01')).toContain('invoice.discount-above-items');
  });

  it('asks for lines', () => {
    const whole = calculateInvoice(completeInvoice(), reference);
    expect(checkInvoice({ ...whole, ITEMS: [] }, reference).map((each) => each.code)).toEqual([
      'invoice.no-items',
    ]);
  });
});
