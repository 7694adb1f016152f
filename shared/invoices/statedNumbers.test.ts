import { describe, expect, it } from 'vitest';
import { blankBody } from '../foundation/fields/dataSet.ts';
import { makeReference } from '../foundation/documents/makeReference.ts';
import { invoiceDataSets } from './dataSets.ts';
import { invoiceDefinition } from './definition.ts';
import { statedNumbers } from './statedNumbers.ts';

const invoice = (id: string, SERIE: string, NUMERO_FACTURA = '100', NOMBRE_PROVEEDOR = 'ACME') => ({
  id,
  body: { FACTURA: { NUMERO_FACTURA, SERIE, NOMBRE_PROVEEDOR } },
});
const told = (...invoices: ReturnType<typeof invoice>[]): string[] => [...statedNumbers(invoices).values()];

describe('the number under which a declaration names an invoice', () => {
  it('has its series before it where the supplier uses the number in another series too', () => {
    expect(told(invoice('fac-1', 'A'), invoice('fac-2', 'B', '1-00', 'Acmé'), invoice('fac-3', 'A'))).toEqual(
      ['A-100', 'B-1-00', 'A-100'],
    );
  });

  it('is as it is printed where nothing else bears it, or one of the papers does not tell its series', () => {
    expect(told(invoice('fac-1', 'A'), invoice('fac-2', 'B', '101'))).toEqual(['100', '101']);
    expect(told(invoice('fac-1', 'A'), invoice('fac-2', 'B', '100', 'OTRA'))).toEqual(['100', '100']);
    expect(told(invoice('fac-1', 'A'), invoice('fac-2', ''))).toEqual(['100', '100']);
    expect(told(invoice('fac-1', 'A'), invoice('fac-2', 'a'))).toEqual(['100', '100']);
    expect(told(invoice('fac-1', 'A', 'S/N'), invoice('fac-2', 'B', 'S/N'))).toEqual(['S/N', 'S/N']);
  });

  it('is as it is printed where series and number are longer than a declaration holds', () => {
    const number = '1'.repeat(59);
    expect(told(invoice('fac-1', 'A', number), invoice('fac-2', 'B', number))).toEqual([number, number]);
  });

  it('finds the invoice, with its series and without', () => {
    const body = blankBody(invoiceDataSets);
    const FACTURA = { ...body.FACTURA, NUMERO_FACTURA: '100', SERIE: 'A' };
    const reference = makeReference({
      country: 'GT',
      today: '2026-11-20',
      checkTaxId: (value) => ({ ok: true, value }),
      lists: new Map(),
    });
    expect(invoiceDefinition.marks?.({ ...body, FACTURA }, reference)).toEqual([
      'factura:100',
      'factura:a100',
    ]);
  });
});
