import { describe, expect, it } from 'vitest';
import type { InvoiceHeader } from '../../invoices/dataSets.ts';
import { sampleReference } from '../sampleDva.fixture.ts';
import { groupFault, proposeGroups } from './proposeGroups.ts';
import { sampleInvoice, sampleSources } from './sampleSources.fixture.ts';

const reference = sampleReference();
const invoices = (...headers: Partial<InvoiceHeader>[]) =>
  headers.map((header, at) => sampleInvoice(String(at), ['10.00'], { NOMBRE_PROVEEDOR: 'ACME', ...header }));
const said = (...headers: Partial<InvoiceHeader>[]): string[] =>
  proposeGroups(sampleSources(invoices(...headers), []), reference).map((each) => each.explanation);
const fault = (...headers: Partial<InvoiceHeader>[]): string | undefined => {
  const group = invoices(...headers);
  return groupFault(group, sampleSources(group, []), reference);
};

describe('why an invoice stands apart', () => {
  it('says each aspect with what the invoice says of it, or that it says none', () => {
    const last = (header: Partial<InvoiceHeader>): string => said({}, header)[1]!;
    const apart = 'ACME: la factura F-1 va sola; aparte de las demás de este proveedor por';
    expect(last({ NUMERO_CONTRATO: 'C-1' })).toBe(`${apart} contrato (C-1).`);
    expect(said({ NUMERO_CONTRATO: 'C-1' }, {})[1]).toBe(`${apart} contrato (sin contrato).`);
    expect(last({ FORMA_PAGO: '??' })).toBe(`${apart} forma de pago (??).`);
    expect(last({ FORMA_PAGO: '' })).toBe(`${apart} forma de pago (en blanco).`);
    expect(last({ ID_INCOTERM: 'CIF', NUMERO_CONTRATO: 'C' })).toBe(
      `${apart} Incoterm (CIF) y contrato (C).`,
    );
  });

  it('names the rate when nothing else differs', () => {
    const euros = { ID_MONEDA: 'EUR' };
    expect(said({ ...euros, TIPO_CAMBIO: '1.10000' }, { ...euros, TIPO_CAMBIO: '1.20000' })[1]).toContain(
      'por tipo de cambio (1.20000).',
    );
  });

  it('takes contracts for one whatever their capitals', () => {
    expect(said({ NUMERO_CONTRATO: 'c-1' }, { NUMERO_CONTRATO: 'C-1' })).toHaveLength(1);
  });

  it('names the intermediary of one, and that another has none', () => {
    const broker = { NOMBRE_INTERMEDIARIO: 'Comisiones X, S.A.', ID_TIPO_INTERMEDIARIO: '??' };
    const apart = 'ACME: la factura F-1 va sola; aparte de las demás de este proveedor por intermediario';
    expect(said({}, broker)[1]).toBe(`${apart} (Comisiones X, S.A., ??).`);
    expect(said(broker, {})[1]).toBe(`${apart} (sin intermediario).`);
    expect(said(broker, { ...broker, NOMBRE_INTERMEDIARIO: 'OTRO' })[1]).toBe(`${apart} (OTRO, ??).`);
    expect(said(broker, { ...broker, NOMBRE_INTERMEDIARIO: 'COMISIONES X SA' })).toEqual([
      expect.stringContaining('2 facturas de la misma transacción'),
    ]);
    expect(fault({}, broker)).toBe(
      'Una DVA cubre facturas de una misma transacción: la F-0 y la F-1 difieren en intermediario (sin intermediario y Comisiones X, S.A., ??). Sepárelas.',
    );
  });

  it('names another shipping form, place of delivery or loading and country of export, each once', () => {
    const last = (header: Partial<InvoiceHeader>): string => said({}, header).at(-1)!.split(' por ')[1]!;
    expect(last({ FORMA_ENVIO: '??' })).toBe('forma de envío (??).');
    expect(last({ LUGAR_ENTREGA_LOCODE: 'MXATM' })).toBe('lugar de entrega (MXATM).');
    // Under FOB it is delivered where it is loaded, and leaves from there: that is one difference.
    expect(last({ LUGAR_EMBARQUE_LOCODE: 'USMIA' })).toBe('lugar de embarque (USMIA).');
    expect(last({ PAIS_EXPORTACION: 'US' })).toBe('país de exportación (US).');
    // These are asked about, not parted: a slip is likelier.
    expect(said({}, { VERSION_INCOTERM: '2010', FECHA_EXPORTACION: '2026-01-05' })).toHaveLength(1);
  });

  it('says what is not there instead of nothing', () => {
    expect(said({ NOMBRE_PROVEEDOR: '', ID_PROVEEDOR: '', NUMERO_FACTURA: '' })).toEqual([
      'un proveedor sin nombre: la factura sin número es la única de este proveedor en la orden.',
    ]);
  });

  it('says of invoices that go together what they share, blanks and rates left out', () => {
    expect(said({ FORMA_PAGO: '' }, { FORMA_PAGO: '' })).toEqual([
      'ACME: 2 facturas de la misma transacción (moneda USD, Incoterm FOB).',
    ]);
    const three = said({}, {}, { ID_INCOTERM: 'CIF' });
    expect(three[0]).toBe(
      'ACME: 2 facturas de la misma transacción (moneda USD, Incoterm FOB, forma de pago Transferencia bancaria); aparte de las demás de este proveedor por Incoterm (FOB).',
    );
  });
});

describe('suppliers', () => {
  it('of one identification are told apart by their names, and of one name by identifications', () => {
    expect(said({ NOMBRE_PROVEEDOR: 'A' }, { NOMBRE_PROVEEDOR: 'B' })).toHaveLength(2);
    expect(said({ ID_PROVEEDOR: 'X-1' }, { ID_PROVEEDOR: 'X 1' })).toHaveLength(1);
    expect(said({ ID_PROVEEDOR: '' }, { ID_PROVEEDOR: '' })).toHaveLength(1);
    expect(said({ ID_PROVEEDOR: '' }, { ID_PROVEEDOR: 'Y', NOMBRE_PROVEEDOR: 'OTRA' })).toHaveLength(2);
  });
});

describe('why one value declaration cannot cover invoices', () => {
  it('is none for one of them or for nobody', () => {
    expect(fault()).toBeUndefined();
    expect(fault({})).toBeUndefined();
    expect(fault({}, {})).toBeUndefined();
  });

  it('is the first thing in which one of the others differs', () => {
    expect(fault({}, {}, { FORMA_PAGO: '' })).toBe(
      'Una DVA cubre facturas de una misma transacción: la F-0 y la F-2 difieren en forma de pago (Transferencia bancaria y en blanco). Sepárelas.',
    );
    expect(fault({ NUMERO_FACTURA: '' }, { ID_INCOTERM: '' })).toBe(
      'Una DVA cubre facturas de una misma transacción: la sin número y la F-1 difieren en Incoterm (FOB y en blanco). Sepárelas.',
    );
  });
});
