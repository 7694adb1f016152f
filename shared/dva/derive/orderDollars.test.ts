import { describe, expect, it } from 'vitest';
import { sampleReference } from '../sampleDva.fixture.ts';
import { freightProblems, orderDollars, rateOf } from './orderDollars.ts';
import { sampleInvoice, sampleSources, sampleTransport } from './sampleSources.fixture.ts';
import type { InvoiceSource } from './sources.ts';

const reference = sampleReference();
type Header = NonNullable<Parameters<typeof sampleInvoice>[2]>;
const one = (header: Header, freight = '', currency = 'USD', values = ['1000.00']) => {
  const invoice = sampleInvoice('a', values, header);
  const transport = sampleTransport('1', { VALOR_FLETE: freight, ID_MONEDA_FLETE: currency });
  return orderDollars(sampleSources([invoice], [transport]), reference).get('a')!;
};

describe('an invoice in dollars', () => {
  it.each(['CFR', 'CIF'])(
    'whose price holds the freight (%s) gets none added, neither its own nor the transport document’s',
    (ID_INCOTERM) => {
      const own = one({ ID_INCOTERM, VALOR_FOB: '900.00', VALOR_FLETE: '100.00' });
      expect(own.freight).toEqual({ cents: 10_000, included: true });
      expect(own.price).toBe(100_000);
      expect(own.fob + own.freight.cents).toBe(100_000);
      expect(own.insurance.included ? own.insurance.cents : own.others.cents).toBe(0);
      const bare = one({ ID_INCOTERM, VALOR_FOB: '1000.00' }, '500.00');
      expect(bare.freight).toEqual({ cents: 0, included: true });
      expect(bare.fob).toBe(100_000);
    },
  );

  it('parts its price over what it holds without losing or making a cent by the rate', () => {
    const euros = { ID_MONEDA: 'EUR', TIPO_CAMBIO: '1.00005' };
    const cfr = one({ ...euros, ID_INCOTERM: 'CFR', VALOR_FOB: '900.00', VALOR_FLETE: '100.00' });
    expect(cfr).toMatchObject({ price: 100_005, fob: 90_005, freight: { cents: 10_000, included: true } });
    const fob = one({ ...euros, VALOR_FLETE: '100.00' });
    expect(fob).toMatchObject({ price: 100_005, fob: 100_005, freight: { cents: 10_001, included: false } });
  });

  it('whose price does not hold the freight bears its own, or else that of its transport document', () => {
    expect(one({ ID_INCOTERM: 'FOB', VALOR_FLETE: '100.00' }, '500.00').freight).toEqual({
      cents: 10_000,
      included: false,
    });
    expect(one({ ID_INCOTERM: 'FOB' }, '500.00').freight).toEqual({ cents: 50_000, included: false });
    expect(one({ ID_INCOTERM: 'FOB' }, '').freight.cents).toBe(0);
  });

  it('of CIF holds the insurance too, of CFR does not', () => {
    const header = { VALOR_FOB: '880.00', VALOR_FLETE: '100.00', VALOR_SEGURO: '20.00' };
    expect(one({ ...header, ID_INCOTERM: 'CIF' }).insurance).toEqual({ cents: 2000, included: true });
    expect(one({ ...header, ID_INCOTERM: 'CFR' }).insurance).toEqual({ cents: 2000, included: false });
  });

  it('takes the rate that it says, one for dollars without, and none for another currency without', () => {
    const invoice = sampleInvoice('a', ['1.00']);
    const rate = (header: Header): string =>
      rateOf({ ...invoice, body: { ...invoice.body, FACTURA: { ...invoice.body.FACTURA, ...header } } });
    expect(rate({ ID_MONEDA: 'USD', TIPO_CAMBIO: '' })).toBe('1');
    expect(rate({ ID_MONEDA: 'EUR', TIPO_CAMBIO: '' })).toBe('');
    expect(rate({ ID_MONEDA: 'EUR', TIPO_CAMBIO: '1.08000' })).toBe('1.08000');
    const euros = one({ ID_MONEDA: 'EUR', TIPO_CAMBIO: '1.08000', VALOR_FLETE: '100.00' });
    expect(euros).toMatchObject({ price: 108_000, fob: 108_000, freight: { cents: 10_800 } });
    const unknown = one({ ID_MONEDA: 'EUR', TIPO_CAMBIO: '', VALOR_FLETE: '100.00' });
    expect(unknown.freight.cents).toBe(0);
  });
});

describe('the freight of a transport document', () => {
  const shares = (invoices: InvoiceSource[], freight: string, currency = 'USD'): number[] => {
    const transport = sampleTransport('1', { VALOR_FLETE: freight, ID_MONEDA_FLETE: currency });
    const dollars = orderDollars(sampleSources(invoices, [transport]), reference);
    return invoices.map(({ id }) => dollars.get(id)!.freight.cents);
  };

  it('is shared among the invoices whose price does not hold it, and only them', () => {
    const invoices = [
      sampleInvoice('a', ['3000.00']),
      sampleInvoice('b', ['1000.00']),
      sampleInvoice('c', ['5000.00'], { ID_INCOTERM: 'CIF', VALOR_FOB: '5000.00' }),
      sampleInvoice('d', ['5000.00'], { ID_INCOTERM: 'CFR', VALOR_FOB: '5000.00' }),
    ];
    expect(shares(invoices, '400.00')).toEqual([30_000, 10_000, 0, 0]);
  });

  it('is left alone as soon as one of its invoices names a freight', () => {
    const invoices = [
      sampleInvoice('a', ['3000.00']),
      sampleInvoice('b', ['1000.00'], { VALOR_FLETE: '0.01' }),
    ];
    expect(shares(invoices, '400.00')).toEqual([0, 1]);
  });

  it('counts in dollars where it names no currency, and by the rate of an invoice in its own', () => {
    const dollars = sampleInvoice('a', ['1000.00']);
    const euros = sampleInvoice('b', ['1000.00'], { ID_MONEDA: 'EUR', TIPO_CAMBIO: '2.00000' });
    expect(shares([dollars], '400.00', '')).toEqual([40_000]);
    expect(shares([euros], '400.00', 'EUR')).toEqual([80_000]);
    expect(shares([dollars], '400.00', 'EUR')).toEqual([0]);
  });

  it('that is not taken over is told with both sums, or with the currency that has no rate', () => {
    const told = (invoices: InvoiceSource[], freight: string, currency = 'USD') =>
      freightProblems(
        sampleSources(invoices, [
          sampleTransport('1', { VALOR_FLETE: freight, ID_MONEDA_FLETE: currency, NUMERO_DOCUMENTO: '' }),
        ]),
        reference,
      );
    const own = sampleInvoice('a', ['1000.00'], { VALOR_FLETE: '100.00' });
    expect(told([own], '1500.00').map((each) => [each.code, each.severity, each.message])).toEqual([
      [
        'dva.freight-differs',
        'warning',
        'El documento de transporte sin número dice un flete de 1,500.00 US$ y sus facturas, de 100.00 US$; la casilla 42.10 toma el de las facturas. Corrija el que no sea.',
      ],
    ]);
    expect(told([sampleInvoice('a', ['1000.00'])], '1.00', 'EUR')[0]!.message).toContain('el flete en EUR');
    expect(told([own], '100.00')).toEqual([]);
    const cif = sampleInvoice('a', ['1000.00'], { ID_INCOTERM: 'CIF', VALOR_FOB: '1000.00' });
    expect(told([cif], '1500.00')).toEqual([]);
  });
});

describe('several transport documents of one order', () => {
  type Document = NonNullable<Parameters<typeof sampleTransport>[1]>;
  const bills = (...documents: Document[]) =>
    documents.map((each, at) =>
      sampleTransport(String(at + 1), {
        ID_MONEDA_FLETE: 'USD',
        NUMERO_DOCUMENTO: `BL${at + 1}`,
        NUMERO_FACTURA: 'F-a',
        ...each,
      }),
    );
  const freightOf = (invoices: InvoiceSource[], ...documents: Document[]): number[] => {
    const dollars = orderDollars(sampleSources(invoices, bills(...documents)), reference);
    return invoices.map(({ id }) => dollars.get(id)!.freight.cents);
  };
  const told = (invoices: InvoiceSource[], ...documents: Document[]) =>
    freightProblems(sampleSources(invoices, bills(...documents)), reference).map((each) => [
      each.code,
      each.severity,
      each.message,
    ]);
  const fob = sampleInvoice('a', ['1000.00']);

  it('of one invoice, 500 and 300: its freight is 800', () => {
    const both = [{ VALOR_FLETE: '500.00' }, { VALOR_FLETE: '300.00' }];
    expect(freightOf([fob], ...both)).toEqual([80_000]);
    expect(told([fob], ...both)).toEqual([]);
  });

  it('of which two suppliers use one invoice number: no freight is shared between them, and it is told', () => {
    const of = (id: string, NOMBRE_PROVEEDOR: string, SERIE = '') =>
      sampleInvoice(id, ['1000.00'], { NUMERO_FACTURA: '100', ID_PROVEEDOR: '', NOMBRE_PROVEEDOR, SERIE });
    const two = [of('x', 'ACME, LTD.', 'A'), of('y', 'ZETA S.A.', 'Z')];
    const alike = [
      { VALOR_FLETE: '500.00', NUMERO_FACTURA: '100' },
      { VALOR_FLETE: '', NUMERO_FACTURA: '100' },
    ];
    expect(freightOf(two, ...alike)).toEqual([0, 0]);
    expect(told(two, ...alike)).toEqual([
      [
        'dva.invoice-of-several',
        'error',
        'El documento de transporte BL1 nombra la factura «100» y la orden tiene una con ese número de ACME, LTD. y ZETA S.A.: no se sabe de cuál es su flete, que por ese número no entra en la casilla 42.10 de ninguna DVA. Escriba en la casilla 4 del documento la serie y el número, como «A-100», o el número y el proveedor, como «100 ACME».',
      ],
      [
        'dva.invoice-of-several',
        'error',
        'El documento de transporte BL2 nombra la factura «100» y la orden tiene una con ese número de ACME, LTD. y ZETA S.A.: no se sabe cuál ampara. Escriba en la casilla 4 del documento la serie y el número, como «A-100», o el número y el proveedor, como «100 ACME».',
      ],
    ]);
    const bare = [of('x', 'ACME, LTD.'), of('y', 'ZETA S.A.')];
    expect(told(bare, ...alike)[0]![2]).toMatch(
      /Escriba en la casilla 4 del documento el número y el proveedor, como «100 ACME»\.$/,
    );
    const apart = [
      { VALOR_FLETE: '500.00', NUMERO_FACTURA: 'A-100' },
      { VALOR_FLETE: '300.00', NUMERO_FACTURA: '100 ZETA' },
    ];
    expect(freightOf(two, ...apart)).toEqual([50_000, 30_000]);
    expect(told(two, ...apart)).toEqual([]);
  });

  it('each share their freight among the invoices that they name, to the cent', () => {
    const invoices = [fob, sampleInvoice('b', ['2000.00'])];
    const both = [{ VALOR_FLETE: '500.00' }, { VALOR_FLETE: '100.00', NUMERO_FACTURA: 'F-a, F-b' }];
    expect(freightOf(invoices, ...both)).toEqual([53_333, 6667]);
    expect(told(invoices, ...both)).toEqual([]);
  });

  it('of which one names no invoice of the order: its freight is left out, and told with the amount', () => {
    for (const NUMERO_FACTURA of ['', 'OTRA']) {
      const both = [{ VALOR_FLETE: '500.00' }, { VALOR_FLETE: '300.00', NUMERO_FACTURA }];
      expect(freightOf([fob], ...both)).toEqual([50_000]);
      expect(told([fob], ...both)).toEqual([
        [
          'dva.freight-without-invoice',
          'warning',
          'El documento de transporte BL2 dice un flete de 300.00 US$ y no nombra ninguna factura de la orden, que tiene 2 documentos de transporte: ese flete no entra en la casilla 42.10 de ninguna DVA. Escriba en él las facturas que ampara.',
        ],
      ]);
    }
    const euros = { VALOR_FLETE: '300.00', ID_MONEDA_FLETE: 'EUR', NUMERO_FACTURA: '' };
    expect(told([fob], { VALOR_FLETE: '500.00' }, euros)[0]![2]).toContain('un flete de 300.00 EUR');
    expect(told([fob], { VALOR_FLETE: '500.00' }, { VALOR_FLETE: '', NUMERO_FACTURA: '' })).toEqual([]);
    expect(told([], { VALOR_FLETE: '500.00' }, { VALOR_FLETE: '300.00' })).toEqual([]);
  });

  it('of an invoice that names its freight are compared with it together', () => {
    const own = (VALOR_FLETE: string) => sampleInvoice('a', ['1000.00'], { VALOR_FLETE });
    const both = [{ VALOR_FLETE: '500.00' }, { VALOR_FLETE: '300.00' }];
    expect(freightOf([own('800.00')], ...both)).toEqual([80_000]);
    expect(told([own('800.00')], ...both)).toEqual([]);
    expect(freightOf([own('500.00')], ...both)).toEqual([50_000]);
    expect(told([own('500.00')], ...both)).toEqual([
      [
        'dva.freight-differs',
        'warning',
        'Los documentos de transporte BL1 y BL2 dicen juntos un flete de 800.00 US$ y sus facturas, de 500.00 US$; la casilla 42.10 toma el de las facturas. Corrija el que no sea.',
      ],
    ]);
  });

  it('of an invoice that names what one of them charges: the other, in a currency without rate, is told', () => {
    const own = sampleInvoice('a', ['1000.00'], { VALOR_FLETE: '500.00' });
    const euros = { VALOR_FLETE: '300.00', ID_MONEDA_FLETE: 'EUR' };
    expect(told([own], { VALOR_FLETE: '500.00' }, euros).map(([code]) => code)).toEqual([
      'dva.freight-without-rate',
    ]);
    // What the invoice says may be of both.
    expect(told([own], { VALOR_FLETE: '400.00' }, euros)).toEqual([]);
    expect(told([own], euros)).toEqual([]);
  });

  it('are compared with their own invoices, not with those of others', () => {
    const invoices = [
      sampleInvoice('a', ['1000.00'], { VALOR_FLETE: '500.00' }),
      sampleInvoice('b', ['1000.00'], { VALOR_FLETE: '300.00' }),
    ];
    const apart = (second: string) =>
      told(invoices, { VALOR_FLETE: '500.00' }, { VALOR_FLETE: second, NUMERO_FACTURA: 'F-b' });
    expect(apart('300.00')).toEqual([]);
    expect(apart('301.00').map(([, , message]) => message)).toEqual([
      expect.stringMatching(/^El documento de transporte BL2 dice un flete de 301\.00 US\$ .*300\.00 US\$/),
    ]);
  });

  it('insure what all of them carry: the theoretical insurance is of FOB and the whole freight', () => {
    const dollars = (...documents: Document[]) =>
      orderDollars(sampleSources([fob], bills(...documents)), reference).get('a')!.insurance.cents;
    expect(dollars({ VALOR_FLETE: '500.00' }, { VALOR_FLETE: '300.00' })).toBe(
      dollars({ VALOR_FLETE: '800.00' }),
    );
  });
});
