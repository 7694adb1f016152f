import { describe, expect, it } from 'vitest';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { checkInvoice } from './check.ts';
import type { InvoiceHeader, InvoiceItem } from './dataSets.ts';
import { judged, one, whole } from './judgedInvoice.fixture.ts';

const ITEM = (name: string): string => `ITEMS[1].${name}`;

describe('the header of an invoice', () => {
  it.each<[string, Partial<InvoiceHeader>, Omit<Problem, 'code'>]>([
    [
      'invoice.date-later',
      { FECHA_FACTURA: '2026-11-21' },
      {
        severity: 'error',
        path: 'FACTURA.FECHA_FACTURA',
        message: 'Casilla 3, Fecha de la factura: es posterior a hoy; corríjala según la factura.',
      },
    ],
    [
      'invoice.contract-later',
      { NUMERO_CONTRATO: 'C', FECHA_CONTRATO: '2026-11-21' },
      {
        severity: 'error',
        path: 'FACTURA.FECHA_CONTRATO',
        message: 'Fecha del contrato: es posterior a hoy; corríjala según el contrato.',
      },
    ],
    [
      'invoice.exported-early',
      { FECHA_FACTURA: '2026-10-26' },
      {
        severity: 'warning',
        path: 'FACTURA.FECHA_EXPORTACION',
        relatedPath: 'FACTURA.FECHA_FACTURA',
        message:
          'Fecha de exportación: es del 10/10/2026, antes que la factura (26/10/2026). Revise ambas fechas.',
      },
    ],
    [
      'invoice.rate-zero',
      { TIPO_CAMBIO: '0.00000' },
      {
        severity: 'error',
        path: 'FACTURA.TIPO_CAMBIO',
        message:
          'Casilla 8, Tipo de cambio a dólares: no puede ser cero; escriba cuántos dólares vale una unidad de la moneda.',
      },
    ],
    [
      'invoice.rate-usd',
      { TIPO_CAMBIO: '7.80000000000000' },
      {
        severity: 'error',
        path: 'FACTURA.TIPO_CAMBIO',
        relatedPath: 'FACTURA.ID_MONEDA',
        message:
          'Casilla 8, Tipo de cambio a dólares: la factura está en dólares y dice 7.80000; escriba 1.00000 o cambie la moneda.',
      },
    ],
    [
      'invoice.contract-date',
      { FECHA_CONTRATO: '2026-01-01' },
      {
        severity: 'warning',
        path: 'FACTURA.FECHA_CONTRATO',
        message:
          'Fecha del contrato: no se envía sin número de contrato; escriba el número o borre la fecha.',
      },
    ],
    [
      'invoice.discount-above-items',
      { VALOR_DESCUENTO: '1250.01' },
      {
        severity: 'error',
        path: 'FACTURA.VALOR_DESCUENTO',
        relatedPath: 'ITEMS',
        message:
          'Descuento de la factura: es de 1,250.01 y los ítems suman 1,250.00; no puede ser mayor que ellos. Corrija el descuento o los ítems.',
      },
    ],
    [
      'invoice.fob-needed',
      { VALOR_FOB: '', ID_INCOTERM: 'CIF' },
      {
        severity: 'missing',
        path: 'FACTURA.VALOR_FOB',
        relatedPath: 'FACTURA.ID_INCOTERM',
        message:
          'Casilla 13, Total FOB: con CIF el precio incluye flete o seguro; escriba el valor FOB de la factura, y su flete y seguro si los dice.',
      },
    ],
  ])('is told of %s where and how to mend it', (code, header, problem) => {
    expect(one(code, header)).toEqual([{ code, ...problem }]);
  });

  it('of today may be exported long before, and is then told so', () => {
    const exported = { FECHA_FACTURA: '2026-11-20', FECHA_EXPORTACION: '2026-10-10' };
    expect(one('invoice.exported-early', exported)).toHaveLength(1);
    expect(one('invoice.exported-early', { ...exported, FECHA_FACTURA: '2026-11-21' })).toEqual([]);
  });

  it('without lines is told that they may be pasted', () => {
    expect(checkInvoice({ ...whole, ITEMS: [] }, reference)).toEqual([
      {
        code: 'invoice.no-items',
        severity: 'missing',
        path: 'ITEMS',
        message: 'Ítems: la factura no tiene ninguno; escríbalos o péguelos desde Excel.',
      },
    ]);
  });
});

describe('a line of an invoice', () => {
  it.each<[string, Partial<InvoiceItem>, Omit<Problem, 'code'>]>([
    [
      'invoice.quantity-zero',
      { CANTIDAD_UNIDADES: '0.000' },
      {
        severity: 'error',
        path: ITEM('CANTIDAD_UNIDADES'),
        message: 'Línea 2, Cantidad: no puede ser cero; escriba cuántas unidades son.',
      },
    ],
    [
      'invoice.value-zero',
      { VALOR_ITEM: '0.00' },
      {
        severity: 'warning',
        path: ITEM('VALOR_ITEM'),
        message:
          'Línea 2, Valor del ítem: es cero; si viene sin costo, escriba el valor que tendría en una venta.',
      },
    ],
    [
      'invoice.unit-value-zero',
      { VALOR_UNITARIO: '0.0000000000', VALOR_ITEM: '1250.00' },
      {
        severity: 'warning',
        path: ITEM('VALOR_UNITARIO'),
        message:
          'Línea 2, Valor unitario: es cero y la línea vale 1,250.00; bórrelo para que se calcule, o use una unidad mayor, como el millar.',
      },
    ],
    [
      'invoice.weight-zero',
      { PESO_NETO: '0.000' },
      {
        severity: 'error',
        path: ITEM('PESO_NETO'),
        message:
          'Línea 2, Peso neto (kg): es cero; escriba el que dice la lista de empaque o déjelo en blanco.',
      },
    ],
    [
      'invoice.value-differs',
      { VALOR_ITEM: '1300.00', VALOR_CALCULADO: '1250.00' },
      {
        severity: 'warning',
        path: ITEM('VALOR_ITEM'),
        relatedPath: ITEM('VALOR_UNITARIO'),
        message:
          'Línea 2, Valor del ítem: dice 1,300.00 y cantidad por valor unitario da 1,250.00. Corrija uno de los tres o borre el valor para que se calcule.',
      },
    ],
    [
      'invoice.net-weight',
      { PESO_BRUTO: '1000.000', PESO_NETO: '1000.001' },
      {
        severity: 'error',
        path: ITEM('PESO_NETO'),
        relatedPath: ITEM('PESO_BRUTO'),
        message:
          'Línea 2, Peso neto (1,000.001): es mayor que el peso bruto (1,000.00). Corrija uno de los dos.',
      },
    ],
    [
      'invoice.freight-above-fob',
      { VALOR_FOB: '1000.00', VALOR_FLETE: '1000.01' },
      {
        severity: 'warning',
        path: ITEM('VALOR_FLETE'),
        relatedPath: 'FACTURA.VALOR_FLETE',
        message:
          'Línea 2, Flete: el que le toca (1,000.01) es mayor que su FOB (1,000.00). Revise el prorrateo.',
      },
    ],
  ])('is told of %s where and how to mend it', (code, item, problem) => {
    expect(one(code, {}, item)).toEqual([{ code, ...problem }]);
  });

  it('is asked for its weight where expenses are shared by it', () => {
    expect(one('invoice.weight-needed', { METODO_PRORRATEO: 'PESO' }, { PESO_BRUTO: '' })[1]).toEqual({
      code: 'invoice.weight-needed',
      severity: 'warning',
      path: ITEM('PESO_BRUTO'),
      relatedPath: 'FACTURA.METODO_PRORRATEO',
      message:
        'Línea 2, Peso bruto: los gastos se reparten por peso y esta línea no tiene; escríbalo o cambie el método.',
    });
    expect(one('invoice.weight-needed', { METODO_PRORRATEO: 'FOB' }, { PESO_BRUTO: '' })).toEqual([]);
  });

  it('may weigh net what it weighs gross, and cost in freight what it costs', () => {
    const codes = (item: Partial<InvoiceItem>) => judged({}, item).map((each) => each.code);
    expect(codes({ PESO_BRUTO: '5.000', PESO_NETO: '5.000' })).not.toContain('invoice.net-weight');
    expect(codes({ PESO_BRUTO: '5.000', PESO_NETO: '4.999' })).not.toContain('invoice.net-weight');
    expect(codes({ PESO_BRUTO: '', PESO_NETO: '5.000' })).not.toContain('invoice.net-weight');
    expect(codes({ VALOR_FOB: '5.00', VALOR_FLETE: '5.00' })).not.toContain('invoice.freight-above-fob');
    expect(codes({ VALOR_FOB: '0.00', VALOR_FLETE: '5.00' })).not.toContain('invoice.freight-above-fob');
  });

  it('may miss its product by half a unit of the last decimal of its price for each, and half a cent', () => {
    const differs = (VALOR_ITEM: string, VALOR_UNITARIO: string, VALOR_CALCULADO = '100.00') =>
      one(
        'invoice.value-differs',
        {},
        { CANTIDAD_UNIDADES: '10.000', VALOR_ITEM, VALOR_UNITARIO, VALOR_CALCULADO },
      ).length > 0;
    expect(differs('100.05', '10.0000000000'), 'a price of two decimals').toBe(false);
    expect(differs('100.06', '10.0000000000')).toBe(true);
    expect(differs('99.95', '10.0000000000')).toBe(false);
    expect(differs('99.94', '10.0000000000')).toBe(true);
    expect(differs('100.01', '10.0001000000'), 'a price of four decimals').toBe(true);
    expect(differs('100.01', '10.0010000000'), 'a price of three decimals').toBe(false);
    expect(differs('', '10.00')).toBe(false);
    expect(differs('500.00', '10.00', '')).toBe(false);
  });
});

describe('an amount that nobody pays', () => {
  it('is told at its field before anything else is judged', () => {
    expect(
      judged(
        { VALOR_FLETE: '10000000000.00', FECHA_FACTURA: '2027-01-01' },
        { PESO_BRUTO: '10000000000.000' },
      ),
    ).toMatchObject([
      {
        code: 'invoice.too-large',
        path: 'FACTURA.VALOR_FLETE',
        message: expect.stringMatching(/: el número es demasiado grande; revise los dígitos\.$/),
      },
      { path: ITEM('PESO_BRUTO') },
    ]);
    expect(one('invoice.too-large', { VALOR_FLETE: '9999999999.99' })).toEqual([]);
    expect(one('invoice.too-large', { VALOR_CIF: '10000000000.00' }), 'what is computed').toEqual([]);
  });

  it('is told of all lines together', () => {
    const ITEMS = Array.from({ length: 9_100 }, () => ({ ...whole.ITEMS[0]!, VALOR_ITEM: '9999999999.99' }));
    expect(checkInvoice({ ...whole, ITEMS }, reference)).toEqual([
      {
        code: 'invoice.too-large',
        severity: 'error',
        path: 'ITEMS',
        message: 'Ítems: sus valores suman más de lo que cabe en una factura; revise los dígitos.',
      },
    ]);
  });
});
