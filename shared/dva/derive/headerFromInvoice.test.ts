import { describe, expect, it } from 'vitest';
import type { InvoiceHeader } from '../../invoices/dataSets.ts';
import type { TransportHeader } from '../../transport-documents/dataSets.ts';
import { QUESTIONS } from '../confirmedBoxes.ts';
import { sampleReference } from '../sampleDva.fixture.ts';
import { headerFromInvoice } from './headerFromInvoice.ts';
import { sampleInvoice, sampleSources, sampleTransport } from './sampleSources.fixture.ts';

const reference = sampleReference();
const header = (
  invoice: Partial<InvoiceHeader>,
  bill?: Partial<TransportHeader>,
  order: Partial<ReturnType<typeof sampleSources>['order']> = {},
) => {
  const one = sampleInvoice('a', ['1.00'], invoice);
  const sources = sampleSources([one], bill ? [sampleTransport('1', bill)] : []);
  return headerFromInvoice(
    one,
    { ...sources, order: { ...sources.order, ID_ADUANA: 'GC', ...order } },
    reference,
  );
};
const loaded = { LUGAR_EMBARQUE_LOCODE: '', PAIS_EMBARQUE: '', PAIS_EXPORTACION: '', FECHA_EXPORTACION: '' };

describe('where goods were loaded', () => {
  const bill = { LUGAR_EMBARQUE_LOCODE: 'CNSHA', PAIS_EMBARQUE: 'HK', FECHA_EMBARQUE: '2026-10-20' };

  it('is what the invoice says, or else the bill', () => {
    const own = {
      LUGAR_EMBARQUE_LOCODE: 'MXVER',
      PAIS_EMBARQUE: 'US',
      PAIS_EXPORTACION: 'CA',
      FECHA_EXPORTACION: '2026-11-02',
    };
    expect(header(own, bill)).toMatchObject(own);
    expect(header(loaded, bill)).toMatchObject({
      LUGAR_EMBARQUE_LOCODE: 'CNSHA',
      PAIS_EMBARQUE: 'HK',
      PAIS_EXPORTACION: 'HK',
      FECHA_EXPORTACION: '2026-10-20',
    });
  });

  it('tells its country by the first two letters of its code, and without any nothing', () => {
    const place = { ...loaded, LUGAR_EMBARQUE_LOCODE: 'MXVER' };
    expect(header(place)).toMatchObject({ PAIS_EMBARQUE: 'MX', PAIS_EXPORTACION: 'MX' });
    expect(header(loaded)).toMatchObject(loaded);
  });
});

describe('where goods are delivered', () => {
  const place = (invoice: Partial<InvoiceHeader>, bill?: Partial<TransportHeader>) => {
    const { LUGAR_ENTREGA_LOCODE, PAIS_ENTREGA } = header(invoice, bill);
    return [LUGAR_ENTREGA_LOCODE, PAIS_ENTREGA];
  };
  const bill = { LUGAR_DESEMBARQUE_LOCODE: 'GTSTC', LUGAR_EMBARQUE_LOCODE: 'CNSHA' };

  it('is where they leave with a term E or F, and where they arrive with one of C or D', () => {
    for (const ID_INCOTERM of ['EXW', 'FCA', 'FOB'])
      expect(place({ ID_INCOTERM }, bill), ID_INCOTERM).toEqual(['MXVER', 'MX']);
    for (const ID_INCOTERM of ['CFR', 'CIF', 'DAP', ''])
      expect(place({ ID_INCOTERM }, bill), ID_INCOTERM).toEqual(['GTSTC', 'GT']);
    expect(place({ ID_INCOTERM: 'CIF' })).toEqual(['', '']);
  });

  it('is what the invoice says, when it does', () => {
    expect(place({ LUGAR_ENTREGA_LOCODE: 'USMIA' }, bill)).toEqual(['USMIA', 'US']);
    expect(place({ LUGAR_ENTREGA_LOCODE: 'USMIA', PAIS_ENTREGA: 'CA' }, bill)).toEqual(['USMIA', 'CA']);
  });
});

describe('the rest of the header', () => {
  it('has the offices of the bill, or that of the order, and the number of the bill as far as it fits', () => {
    const bill = { ID_ADUANA_INGRESO: 'PQ', ID_ADUANA_DESPACHO: 'ST', NUMERO_DOCUMENTO: 'x'.repeat(70) };
    expect(header({}, bill)).toMatchObject({
      ID_ADUANA_INGRESO: 'PQ',
      ID_ADUANA_DESPACHO: 'ST',
      NUMERO_TRANSPORTE: 'x'.repeat(60),
    });
    const own = { ID_ADUANA_INGRESO: 'GC', ID_ADUANA_DESPACHO: 'GC' };
    expect(header({})).toMatchObject({ ...own, NUMERO_TRANSPORTE: '' });
    expect(header({}, { ID_ADUANA_INGRESO: '', ID_ADUANA_DESPACHO: '' })).toMatchObject(own);
  });

  it('has the numbers of all bills of the invoice, those that do not fit left out whole', () => {
    const invoice = sampleInvoice('a', ['1000.00']);
    const numbers = (...bills: string[]): string =>
      headerFromInvoice(
        invoice,
        sampleSources(
          [invoice],
          bills.map((NUMERO_DOCUMENTO, at) =>
            sampleTransport(String(at), { NUMERO_DOCUMENTO, NUMERO_FACTURA: 'F-a' }),
          ),
        ),
        sampleReference(),
      ).NUMERO_TRANSPORTE;
    expect(numbers('BL1', 'BL2')).toBe('BL1, BL2');
    expect(numbers('', 'BL2')).toBe('BL2');
    expect(numbers('BL1', 'x'.repeat(56), 'BL3')).toBe('BL1, BL3');
    expect(numbers('BL1', 'x'.repeat(55))).toBe(`BL1, ${'x'.repeat(55)}`);
  });

  it('has a rate for other money than dollars alone', () => {
    expect(header({ ID_MONEDA: 'USD', TIPO_CAMBIO: '1.00000' }).TIPO_CAMBIO).toBe('');
    expect(header({ ID_MONEDA: 'EUR', TIPO_CAMBIO: '1.08000' }).TIPO_CAMBIO).toBe('1.08000');
  });

  it('is sworn by the importer, today, in its town, and answers no question with yes', () => {
    const made = header({}, undefined, { CIUDAD_IMPORTADOR: 'y'.repeat(70), ID_PAIS_IMPORTADOR: '' });
    expect(made).toMatchObject({
      LUGAR_DECLARACION: 'y'.repeat(60),
      FECHA_DECLARACION: reference.today,
      NOMBRE_DECLARANTE: 'FERRETERÍA EL MARTILLO, SOCIEDAD ANÓNIMA',
      CARGO_DECLARANTE: 'IMPORTADOR',
      ID_PAIS_IMPORTADOR: 'GT',
      CONDICIONES_CONFIRMADAS: '',
    });
    expect(QUESTIONS.map((name) => made[name])).toEqual(['0', '0', '0', '0', '0', '0']);
    expect(header({}, undefined, { ID_PAIS_IMPORTADOR: 'HN' }).ID_PAIS_IMPORTADOR).toBe('HN');
  });
});
