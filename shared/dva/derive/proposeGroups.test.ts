import { describe, expect, it } from 'vitest';
import { sampleReference } from '../sampleDva.fixture.ts';
import { proposeGroups } from './proposeGroups.ts';
import { sampleInvoice, sampleSources, sampleTransport } from './sampleSources.fixture.ts';

const reference = sampleReference();
const propose = (...parameters: Parameters<typeof sampleSources>) =>
  proposeGroups(sampleSources(...parameters), reference).map(({ invoices, explanation }) => ({
    ids: invoices.map((each) => each.id),
    explanation,
  }));

describe('proposeGroups', () => {
  it('puts invoices of one supplier, transaction and transport document together and says why', () => {
    const [group, ...rest] = propose([sampleInvoice('a', ['10.00']), sampleInvoice('b', ['20.00'])]);
    expect(rest).toEqual([]);
    expect(group!.ids).toEqual(['a', 'b']);
    expect(group!.explanation).toBe(
      'TRUPER HERRAMIENTAS, S.A. DE C.V.: 2 facturas de la misma transacción (moneda USD, Incoterm FOB, forma de pago Transferencia bancaria, documento de transporte MSCU1).',
    );
  });

  it('keeps another supplier and another term apart and names the difference', () => {
    const groups = propose([
      sampleInvoice('a', ['10.00']),
      sampleInvoice('b', ['20.00'], { ID_INCOTERM: 'CIF' }),
      sampleInvoice('c', ['5.00'], { ID_PROVEEDOR: 'X', NOMBRE_PROVEEDOR: 'OTRO, S.A.' }),
    ]);
    expect(groups.map((each) => each.ids)).toEqual([['a'], ['b'], ['c']]);
    expect(groups[1]!.explanation).toBe(
      'TRUPER HERRAMIENTAS, S.A. DE C.V.: la factura F-b va sola; aparte de las demás de este proveedor por Incoterm (CIF).',
    );
    expect(groups[2]!.explanation).toBe(
      'OTRO, S.A.: la factura F-c es la única de este proveedor en la orden.',
    );
  });

  it('asks the transport document that names the invoice', () => {
    const invoices = [sampleInvoice('a', ['10.00']), sampleInvoice('b', ['20.00'])];
    const two = [
      sampleTransport('1', { NUMERO_FACTURA: 'f-a' }),
      sampleTransport('2', { NUMERO_FACTURA: 'F-b, F-z' }),
    ];
    expect(propose(invoices, two).map((each) => each.ids)).toEqual([['a'], ['b']]);
  });
});
