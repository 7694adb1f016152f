import { describe, expect, it } from 'vitest';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { calculateInvoice } from './calculate.ts';
import { checkInvoice } from './check.ts';
import type { InvoiceHeader, InvoiceItem } from './dataSets.ts';
import { completeInvoice } from './sampleInvoice.fixture.ts';

const whole = calculateInvoice(completeInvoice(), reference);
/** Judged as it stands: what the product would compute is part of the case. */
const judged = (header: Partial<InvoiceHeader>, items: readonly InvoiceItem[] = whole.ITEMS) =>
  checkInvoice({ ...whole, FACTURA: { ...whole.FACTURA, ...header }, ITEMS: [...items] }, reference);
const codes = (...of: Parameters<typeof judged>): string[] => judged(...of).map((each) => each.code);

describe('at the limit, an invoice', () => {
  it('may be of today, and not of tomorrow', () => {
    const on = (day: string): string[] => codes({ FECHA_FACTURA: day, FECHA_EXPORTACION: '' });
    expect(on(reference.today)).toEqual([]);
    expect(on('2026-11-21')).toEqual(['invoice.date-later']);
    expect(codes({ FECHA_FACTURA: '' })).toEqual([]);
  });

  it('in dollars is worth them one to one, however that is written', () => {
    expect(codes({ TIPO_CAMBIO: '1' })).toEqual([]);
    expect(codes({ TIPO_CAMBIO: '1.00000' })).toEqual([]);
    expect(codes({ TIPO_CAMBIO: '' })).toEqual([]);
    expect(codes({ TIPO_CAMBIO: '1.00001' })).toEqual(['invoice.rate-usd']);
    expect(codes({ TIPO_CAMBIO: '0.00' })).toEqual(['invoice.rate-zero']);
    expect(codes({ TIPO_CAMBIO: '7.80000', ID_MONEDA: 'GTQ' })).toEqual([]);
    expect(codes({ TIPO_CAMBIO: '0.00000', ID_MONEDA: 'GTQ' })).toEqual(['invoice.rate-zero']);
  });

  it('says the date of a contract with its number, and may say the number alone', () => {
    const day = { FECHA_CONTRATO: '2026-01-01' };
    expect(codes({ ...day, NUMERO_CONTRATO: '' })).toEqual(['invoice.contract-date']);
    expect(codes({ ...day, NUMERO_CONTRATO: 'C-1' })).toEqual([]);
    expect(codes({ FECHA_CONTRATO: '', NUMERO_CONTRATO: 'C-1' })).toEqual([]);
  });

  it('sums to its FOB or to its total to the cent, less its discount', () => {
    const sums = (VALOR_FOB: string, TOTAL_FACTURA: string, VALOR_DESCUENTO = '') =>
      codes({ VALOR_FOB, TOTAL_FACTURA, VALOR_DESCUENTO, SUMA_ITEMS: '1250.00' });
    expect(sums('1250.00', '1400.00')).toEqual([]);
    expect(sums('1100.00', '1250.00')).toEqual([]);
    expect(sums('1250.01', '1249.99')).toEqual(['invoice.items-sum']);
    expect(sums('1200.00', '1300.00', '50.00')).toEqual([]);
    expect(sums('1250.00', '1300.00', '50.00')).toEqual(['invoice.items-sum']);
    expect(sums('1250.00', '')).toEqual([]);
    expect(sums('1249.99', '')).toEqual(['invoice.items-sum']);
  });

  it('that does not sum says what could', () => {
    const said = (header: Partial<InvoiceHeader>) => judged({ SUMA_ITEMS: '1250.00', ...header })[0]!.message;
    expect(said({ VALOR_FOB: '1200.00', TOTAL_FACTURA: '1300.00', ID_INCOTERM: 'CFR' })).toBe(
      'Casilla 13, Total FOB: los ítems suman 1,250.00 y el total dice 1,200.00 (diferencia 50.00); con CFR también podrían sumar 1,300.00. Corrija el total, un ítem o el descuento.',
    );
    expect(said({ VALOR_FOB: '1300.00', TOTAL_FACTURA: '1300.00', VALOR_DESCUENTO: '10.00' })).toBe(
      'Casilla 13, Total FOB: los ítems menos el descuento suman 1,240.00 y el total dice 1,300.00 (diferencia 60.00). Corrija el total, un ítem o el descuento.',
    );
  });

  it('needs its FOB where the term puts more into the price, whether the invoice names it or not', () => {
    const needs = (header: Partial<InvoiceHeader>) => codes({ VALOR_FOB: '', ...header });
    const blank = { VALOR_FLETE: '', VALOR_SEGURO: '', VALOR_OTROS: '' };
    expect(needs({ ...blank, ID_INCOTERM: 'CIF' })).toEqual(['invoice.fob-needed']);
    expect(needs({ ...blank, ID_INCOTERM: 'CFR' })).toEqual(['invoice.fob-needed']);
    expect(needs({ ...blank, ID_INCOTERM: 'DAP' })).toEqual(['invoice.fob-needed']);
    expect(needs({ ...blank, ID_INCOTERM: 'CIF', VALOR_FLETE: '0.00' })).toEqual(['invoice.fob-needed']);
    expect(needs({ ...blank, ID_INCOTERM: 'CIF', VALOR_FLETE: '0.01' })).toEqual(['invoice.fob-needed']);
    expect(needs({ ...blank, ID_INCOTERM: 'CIF', VALOR_SEGURO: '0.01' })).toEqual(['invoice.fob-needed']);
    expect(needs({ ...blank, ID_INCOTERM: 'EXW' })).toEqual([]);
    expect(needs({ ...blank, ID_INCOTERM: 'FOB', VALOR_FLETE: '0.01' })).toEqual([]);
    expect(needs({ ...blank, ID_INCOTERM: '', VALOR_FLETE: '0.01' })).toEqual([]);
  });

  it('has a line at least', () => {
    expect(codes({ FECHA_FACTURA: '2026-11-21' }, [])).toEqual(['invoice.date-later', 'invoice.no-items']);
    expect(judged({}, [])[0]).toMatchObject({ path: 'ITEMS', severity: 'missing' });
  });
});
