import { describe, expect, it } from 'vitest';
import { sampleInvoice, sampleTransport } from './sampleSources.fixture.ts';
import { doubtsOf, transportOf as carrierAmong, transportsOf as carriersAmong } from './transportOf.ts';
import type { InvoiceSource, TransportSource } from './sources.ts';

const transportOf = (one: InvoiceSource, transports: TransportSource[]) =>
  carrierAmong(one, { invoices: [one], transports });
const transportsOf = (one: InvoiceSource, transports: TransportSource[]) =>
  carriersAmong(one, { invoices: [one], transports });
const invoice = (NUMERO_FACTURA: string) => sampleInvoice('a', ['1.00'], { NUMERO_FACTURA });
const bills = (...names: string[]) =>
  names.map((NUMERO_FACTURA, at) => sampleTransport(String(at), { NUMERO_FACTURA }));

it('is the bill that names the invoice, however the numbers are parted and written', () => {
  for (const names of ['F-1', 'F-0,F-1', 'F-0; f-1 ', 'F-0\nF-1', ' F-1 , F-2'])
    expect(transportOf(invoice('F-1'), bills('OTRA', names))?.id, names).toBe('1');
  expect(transportOf(invoice('Ñ-1'), bills('x', 'ñ-1'))?.id).toBe('1');
});

it('is the only one of the order, whatever it names', () => {
  expect(transportOf(invoice('F-1'), bills('OTRA'))?.id).toBe('0');
  expect(transportOf(invoice(''), bills(''))?.id).toBe('0');
});

it('is none where none names it, or where the invoice has no number to be named by', () => {
  expect(transportOf(invoice('F-1'), [])).toBeUndefined();
  expect(transportOf(invoice('F-1'), bills('F-10', 'F'))).toBeUndefined();
  expect(transportOf(invoice(''), bills('', ''))).toBeUndefined();
});

it('are all that name it, and of several not those that name none', () => {
  const ids = (number: string, ...names: string[]) =>
    transportsOf(invoice(number), bills(...names)).map(({ id }) => id);
  expect(ids('F-1', 'F-1', 'F-0', 'F-0,F-1')).toEqual(['0', '2']);
  expect(ids('F-1', 'F-1', '')).toEqual(['0']);
  expect(ids('F-1', 'OTRA')).toEqual(['0']);
  expect(ids('F-1', '', '')).toEqual([]);
});

describe('two suppliers with the same invoice number', () => {
  const of = (id: string, NOMBRE_PROVEEDOR: string, more = {}) =>
    sampleInvoice(id, ['1.00'], { NUMERO_FACTURA: '100', NOMBRE_PROVEEDOR, ID_PROVEEDOR: '', ...more });
  const acme = of('acme', 'ACME TOOLS, LTD.', { SERIE: 'A' });
  const zeta = of('zeta', 'ZETA S.A.', { SERIE: 'Z' });
  const carried = (invoices: InvoiceSource[], ...named: string[]) => {
    const transports = bills(...named);
    return {
      by: invoices.map((each) => carriersAmong(each, { invoices, transports }).map(({ id }) => id)),
      doubts: doubtsOf({ invoices, transports }).map((each) => `${each.transport.id} ${each.number}`),
    };
  };

  it('are carried each by the bill that says the series as we print it', () => {
    expect(carried([acme, zeta], 'A-100', ' z-100 ')).toEqual({ by: [['0'], ['1']], doubts: [] });
  });

  it('are carried each by the bill that says the supplier, in as much of its name as it writes', () => {
    expect(carried([acme, zeta], '100 ACME', '100 (Zeta, S.A.)')).toEqual({ by: [['0'], ['1']], doubts: [] });
    expect(carried([acme, zeta], 'A-100 acme tools', '100 OTRA')).toEqual({ by: [['0'], []], doubts: [] });
  });

  it('are carried by none that says the number alone, which is in doubt', () => {
    expect(carried([acme, zeta], '100', 'X, 100')).toEqual({ by: [[], []], doubts: ['0 100', '1 100'] });
    expect(carried([acme, zeta], '100, Z-100', 'A-100')).toEqual({ by: [['1'], ['0']], doubts: ['0 100'] });
    const shared = of('b', 'ZETA S.A.', { NUMERO_FACTURA: 'A-100', SERIE: '' });
    expect(carried([acme, shared], 'A-100', '')).toEqual({ by: [[], []], doubts: ['0 A-100'] });
  });

  it('are both carried by the only bill of the order, and those of one supplier by any that names them', () => {
    expect(carried([acme, zeta], '100')).toEqual({ by: [['0'], ['0']], doubts: [] });
    const other = of('b', 'ACME TOOLS LTD', { SERIE: 'B' });
    expect(carried([acme, other], '100', 'B-100')).toEqual({ by: [['0'], ['0', '1']], doubts: [] });
  });
});
