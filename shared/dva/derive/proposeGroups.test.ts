import { describe, expect, it } from 'vitest';
import { sampleReference } from '../sampleDva.fixture.ts';
import { groupFault, proposeGroups } from './proposeGroups.ts';
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

  it('names the currency that differs, not its rate besides', () => {
    const groups = propose([
      sampleInvoice('a', ['10.00']),
      sampleInvoice('b', ['20.00'], { ID_MONEDA: 'EUR', TIPO_CAMBIO: '1.10000' }),
    ]);
    expect(groups[1]!.explanation).toBe(
      'TRUPER HERRAMIENTAS, S.A. DE C.V.: la factura F-b va sola; aparte de las demás de este proveedor por moneda (EUR).',
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

  it('keeps an invoice that two transport documents carry apart from one that a single one does', () => {
    const invoices = [sampleInvoice('a', ['10.00']), sampleInvoice('b', ['20.00'])];
    const two = [
      sampleTransport('1', { NUMERO_FACTURA: 'F-a, F-b' }),
      sampleTransport('2', { NUMERO_FACTURA: 'F-b' }),
    ];
    const groups = propose(invoices, two);
    expect(groups.map((each) => each.ids)).toEqual([['a'], ['b']]);
    expect(groups[1]!.explanation).toContain('documento de transporte (MSCU1 y MSCU2)');
  });

  it('knows a supplier however its name is written, and where only some invoices identify it', () => {
    const groups = propose([
      sampleInvoice('a', ['10.00']),
      sampleInvoice('b', ['20.00'], { NOMBRE_PROVEEDOR: 'Truper Herramientas SA de CV ' }),
      sampleInvoice('c', ['30.00'], { ID_PROVEEDOR: '' }),
    ]);
    expect(groups.map((each) => each.ids)).toEqual([['a', 'b', 'c']]);
  });

  it('keeps an invoice alone that could be of either of two suppliers of one name', () => {
    const groups = propose([
      sampleInvoice('a', ['10.00']),
      sampleInvoice('b', ['20.00'], { ID_PROVEEDOR: 'OTRO-1' }),
      sampleInvoice('c', ['30.00'], { ID_PROVEEDOR: '' }),
    ]);
    expect(groups.map((each) => each.ids)).toEqual([['a'], ['b'], ['c']]);
  });
});

describe('groupFault', () => {
  const fault = (...invoices: ReturnType<typeof sampleInvoice>[]): string | undefined =>
    groupFault(invoices, sampleSources(invoices), reference);

  it('finds none in what the product itself proposes', () => {
    const b = sampleInvoice('b', ['20.00'], { NOMBRE_PROVEEDOR: 'Truper Herramientas SA de CV ' });
    expect(fault(sampleInvoice('a', ['10.00']), b)).toBeUndefined();
  });

  it('names what keeps invoices out of one DVA', () => {
    const a = sampleInvoice('a', ['10.00']);
    expect(fault(a, sampleInvoice('b', ['20.00'], { NOMBRE_PROVEEDOR: 'OTRO, S.A.' }))).toBe(
      'Una DVA cubre facturas de un solo proveedor: la F-a es de «TRUPER HERRAMIENTAS, S.A. DE C.V.» y la F-b, de «OTRO, S.A.». Sepárelas.',
    );
    expect(fault(a, sampleInvoice('b', ['20.00'], { ID_MONEDA: 'EUR', TIPO_CAMBIO: '1.10000' }))).toBe(
      'Una DVA cubre facturas de una misma transacción: la F-a y la F-b difieren en moneda (USD y EUR). Sepárelas.',
    );
  });
});
