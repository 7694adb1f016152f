import { describe, expect, it } from 'vitest';
import { blankBody } from '../foundation/fields/dataSet.ts';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { calculateInvoice } from './calculate.ts';
import { invoiceDataSets, type InvoiceItem } from './dataSets.ts';
import { itemValues } from './itemValues.ts';
import { completeInvoice, sampleInvoice, sampleItem } from './sampleInvoice.fixture.ts';
import { withValues } from './withValues.ts';

const { FACTURA } = blankBody(invoiceDataSets);
const values = (item: Partial<InvoiceItem>, origin = '') =>
  itemValues(sampleItem(item), 4, { ...FACTURA, ID_PAIS_ORIGEN: origin });

describe('the values of a line', () => {
  it('are nothing while nothing is said, and its number is its place', () => {
    expect(values({})).toEqual({
      SECUENCIA: '5',
      ID_PAIS_ORIGEN: '',
      VALOR_UNITARIO: '',
      VALOR_ITEM: '',
      VALOR_CALCULADO: '',
    });
  });

  it('want quantity and unit value both', () => {
    const blank = { VALOR_ITEM: '', VALOR_CALCULADO: '' };
    expect(values({ CANTIDAD_UNIDADES: '2' })).toMatchObject({ ...blank, VALOR_UNITARIO: '' });
    expect(values({ VALOR_UNITARIO: '2' })).toMatchObject({ ...blank, VALOR_UNITARIO: '2' });
    expect(values({ VALOR_ITEM: '8.00' })).toMatchObject({ VALOR_ITEM: '8.00', VALOR_UNITARIO: '' });
    expect(values({ CANTIDAD_UNIDADES: '0', VALOR_ITEM: '8.00' })).toMatchObject({
      VALOR_ITEM: '8.00',
      VALOR_UNITARIO: '',
      VALOR_CALCULADO: '',
    });
  });

  it('follow the product while the value was it, and stand as typed against it', () => {
    const item = { CANTIDAD_UNIDADES: '3', VALOR_UNITARIO: '2' };
    expect(values(item)).toMatchObject({ VALOR_ITEM: '6.00', VALOR_CALCULADO: '6.00' });
    expect(values({ ...item, VALOR_ITEM: '4.00', VALOR_CALCULADO: '4.00' })).toMatchObject({
      VALOR_ITEM: '6.00',
      VALOR_CALCULADO: '6.00',
    });
    expect(values({ ...item, VALOR_ITEM: '4.00', VALOR_CALCULADO: '5.00' })).toMatchObject({
      VALOR_ITEM: '4.00',
      VALOR_CALCULADO: '6.00',
    });
  });

  it('keep no product that is too large to be reckoned with', () => {
    const huge = { CANTIDAD_UNIDADES: '1', VALOR_UNITARIO: '10000000000.00' };
    expect(values(huge).VALOR_CALCULADO).toBe('');
    expect(values({ ...huge, VALOR_UNITARIO: '9999999999.99' }).VALOR_CALCULADO).toBe('9999999999.99');
  });

  it('are of the origin that the line says, or else the invoice', () => {
    expect(values({ ID_PAIS_ORIGEN: 'MX' }, 'CN').ID_PAIS_ORIGEN).toBe('MX');
    expect(values({}, 'CN').ID_PAIS_ORIGEN).toBe('CN');
  });
});

it('leaves a record as it is when it has the values already', () => {
  const record = { a: '1', b: '2' };
  expect(withValues(record, { a: '1' })).toBe(record);
  expect(withValues(record, {})).toBe(record);
  expect(withValues(record, { a: '1', b: '3' })).toEqual({ a: '1', b: '3' });
});

describe('the sums of an invoice', () => {
  it('beyond what can be counted exactly are left alone, with each line reckoned in itself', () => {
    const lines = Array.from({ length: 9_100 }, () => ({
      CANTIDAD_UNIDADES: '1',
      VALOR_UNITARIO: '9999999999.99',
    }));
    const { FACTURA: header, ITEMS } = calculateInvoice(
      sampleInvoice({ ID_MONEDA: 'USD', VALOR_FLETE: '5.00' }, ...lines),
      reference,
    );
    expect(ITEMS).toHaveLength(9_100);
    expect(ITEMS[9_099]).toMatchObject({ VALOR_ITEM: '9999999999.99', SECUENCIA: '9100', VALOR_FLETE: '' });
    expect(header).toMatchObject({ TIPO_CAMBIO: '1.00000000000000', SUMA_ITEMS: '' });
  });

  it('are the FOB less the discount, never below zero, and in dollars by the rate', () => {
    const fob = (VALOR_DESCUENTO: string) =>
      calculateInvoice(
        { ...completeInvoice(), FACTURA: { ...completeInvoice().FACTURA, VALOR_FOB: '', VALOR_DESCUENTO } },
        reference,
      ).ITEMS.map((each) => each.VALOR_FOB);
    expect(fob('250.00')).toEqual(['800.00', '200.00']);
    expect(fob('1250.00')).toEqual(['0.00', '0.00']);
    expect(fob('1250.01')).toEqual(['0.00', '0.00']);
    const { FACTURA: unknown } = calculateInvoice(
      sampleInvoice({ ID_INCOTERM: 'FOB', ID_MONEDA: 'EUR' }, { VALOR_ITEM: '5.00' }),
      reference,
    );
    expect(unknown).toMatchObject({ TOTAL_FACTURA: '5.00', VALOR_TRANSACCION: '', TIPO_CAMBIO: '' });
  });

  it('leave out of the weight what is too large to be one', () => {
    const { FACTURA: header } = calculateInvoice(
      sampleInvoice(
        {},
        { PESO_BRUTO: '99999999999.000' },
        { PESO_BRUTO: '2.500' },
        { PESO_NETO: '99999999999.000' },
      ),
      reference,
    );
    expect(header).toMatchObject({ PESO_BRUTO: '2.500', PESO_NETO: '', CANTIDAD_BULTOS: '' });
  });
});
