import { describe, expect, it } from 'vitest';
import type { InvoiceHeader, InvoiceItem } from '../../invoices/dataSets.ts';
import { goodsFromInvoice } from './goodsFromInvoice.ts';
import type { Expense, InvoiceDollars } from './orderDollars.ts';
import { sampleInvoice } from './sampleSources.fixture.ts';

const none: Expense = { cents: 0, included: false };
const dollars = (of: Partial<InvoiceDollars>): InvoiceDollars => ({
  price: 40_000,
  fob: 40_000,
  freight: none,
  insurance: none,
  others: none,
  ...of,
});
/** Goods lines of two items of 300.00 and 100.00, as they stand. */
const lines = (
  of: Partial<InvoiceDollars>,
  items: readonly Partial<InvoiceItem>[] = [{}, {}],
  header: Partial<InvoiceHeader> = {},
) => {
  const invoice = sampleInvoice('a', ['300.00', '100.00']);
  const body = {
    ...invoice.body,
    FACTURA: { ...invoice.body.FACTURA, ...header },
    ITEMS: invoice.body.ITEMS.map((item, at) => ({ ...item, ...items[at] })),
  };
  return goodsFromInvoice({ id: 'a', body }, dollars(of));
};

describe('the expenses of goods lines', () => {
  const freight: Expense = { cents: 1000, included: false };

  it('are shared as the invoice shares them, or by price where it shares none', () => {
    const own = [{ VALOR_FLETE: '1.00' }, { VALOR_FLETE: '4.00' }];
    expect(lines({ freight }, own).map((each) => each.VALOR_FLETE)).toEqual(['2.00', '8.00']);
    const zero = [{ VALOR_FLETE: '0.00' }, { VALOR_FLETE: '0.00' }];
    expect(lines({ freight }, zero).map((each) => each.VALOR_FLETE)).toEqual(['7.50', '2.50']);
    const one = [{ VALOR_FLETE: '0.00' }, { VALOR_FLETE: '4.00' }];
    expect(lines({ freight }, one).map((each) => each.VALOR_FLETE)).toEqual(['0.00', '10.00']);
  });

  it('follow the measure that the invoice names, when its transport document alone names the freight', () => {
    const weights = [{ PESO_BRUTO: '100.000' }, { PESO_BRUTO: '900.000' }];
    const shared = (header: Partial<InvoiceHeader>) =>
      lines({ freight, insurance: { cents: 40, included: false } }, weights, header).map((each) => [
        each.VALOR_FLETE,
        each.VALOR_SEGURO,
      ]);
    expect(shared({ METODO_PRORRATEO: 'PESO' })).toEqual([
      ['1.00', '0.30'],
      ['9.00', '0.10'],
    ]);
    expect(shared({ METODO_PRORRATEO: 'FOB' })).toEqual([
      ['7.50', '0.30'],
      ['2.50', '0.10'],
    ]);
  });

  it('are each of their own column', () => {
    const items = [
      { VALOR_FLETE: '1.00', VALOR_SEGURO: '0.00', VALOR_OTROS: '1.00' },
      { VALOR_FLETE: '0.00', VALOR_SEGURO: '1.00', VALOR_OTROS: '1.00' },
    ];
    const [first, second] = lines(
      { freight, insurance: { cents: 20, included: false }, others: { cents: 8, included: false } },
      items,
    );
    expect(first).toMatchObject({ VALOR_FLETE: '10.00', VALOR_SEGURO: '0.00', VALOR_OTROS: '0.04' });
    expect(second).toMatchObject({ VALOR_FLETE: '0.00', VALOR_SEGURO: '0.20', VALOR_OTROS: '0.04' });
  });

  it('are part of what was paid for a line when the price holds them, and only then', () => {
    const held = { cents: 400, included: true };
    const value = (of: Partial<InvoiceDollars>) => lines(of).map((each) => each.VALOR_ITEM);
    expect(value({ freight: { ...held, included: false } })).toEqual(['300.00', '100.00']);
    expect(value({ freight: held })).toEqual(['303.00', '101.00']);
    expect(value({ insurance: held })).toEqual(['303.00', '101.00']);
    expect(value({ others: held })).toEqual(['303.00', '101.00']);
  });
});

describe('box 38', () => {
  const unit = (item: Partial<InvoiceItem>, header: Partial<InvoiceHeader> = {}): string =>
    lines({}, [item], header)[0]!.VALOR_UNITARIO;

  it('is the unit value of the invoice in dollars, or the price by the quantity', () => {
    const euros = { ID_MONEDA: 'EUR', TIPO_CAMBIO: '1.10' };
    expect(unit({ VALOR_UNITARIO: '2.5' }, euros)).toBe('2.7500000');
    expect(unit({ VALOR_UNITARIO: '', CANTIDAD_UNIDADES: '8' })).toBe('37.5000000');
    expect(unit({ VALOR_UNITARIO: '', CANTIDAD_UNIDADES: '0' })).toBe('');
    expect(unit({ VALOR_UNITARIO: '2.5' }, { ...euros, TIPO_CAMBIO: '' }), 'no rate').toBe('0.0000000');
  });

  it('by the quantity is what was paid for the line, after a discount too', () => {
    const gross = { VALOR_UNITARIO: '3.3333333', CANTIDAD_UNIDADES: '100' };
    const [line] = lines({}, [gross, {}], { VALOR_DESCUENTO: '33.33' });
    expect(line).toMatchObject({ VALOR_ITEM: '300.00', VALOR_UNITARIO: '3.0000000' });
  });
});

describe('what an item leaves unsaid', () => {
  it('is of the invoice, or is said to be without', () => {
    const origin = (ID_PAIS_ORIGEN: string) =>
      lines({}, [{ ID_PAIS_ORIGEN }], { ID_PAIS_ORIGEN: 'MX' })[0]!.ID_PAIS_ORIGEN;
    expect([origin('CN'), origin('')]).toEqual(['CN', 'MX']);
    expect(lines({}, [{ MARCA: '', MODELO_ESTILO: '' }])[0]).toMatchObject({
      MARCA: 'SIN MARCA',
      MODELO_ESTILO: 'SIN MODELO',
      ID_FACTURA: 'a',
    });
    expect(lines({}, [{ MARCA: 'TRUPER', MODELO_ESTILO: 'X' }])[0]).toMatchObject({
      MARCA: 'TRUPER',
      MODELO_ESTILO: 'X',
    });
  });
});
