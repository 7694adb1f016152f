import { expect, it } from 'vitest';
import { sampleInvoice, sampleTransport } from './sampleSources.fixture.ts';
import { transportOf, transportsOf } from './transportOf.ts';

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
