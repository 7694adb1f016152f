import { expect, it } from 'vitest';
import { sampleSources } from '../../duca/sampleSources.fixture.ts';
import { dvaName, inDva, inInvoice, inTransport, invoiceName, ofName, transportName } from './places.ts';

const { invoices, transports, dvas } = structuredClone(
  sampleSources({ lines: 1, invoices: 1, suppliers: 1, containers: 0 }),
);
const [invoice, transport, dva] = [invoices[0]!, transports[0]!, dvas[0]!];

it('names a document in a sentence with its article, and on its link without', () => {
  expect(invoiceName(invoice)).toBe('la factura EXP-2026-04417');
  expect(inInvoice(invoice, 'ITEMS')).toEqual({
    module: 'invoices',
    id: 'fac-1',
    path: 'ITEMS',
    label: 'Factura EXP-2026-04417',
  });
  expect(inTransport(transport, '')).toEqual({
    module: 'transport-documents',
    id: 'tra-1',
    path: '',
    label: 'Documento de transporte MEDUXY771239',
  });
  expect(inDva(dva, 'DVA')).toEqual({
    module: 'dva',
    id: 'dva-1',
    path: 'DVA',
    label: 'DVA 1236000567-1',
  });
});

it('joins «de» and its article', () => {
  expect(ofName(transportName(transport))).toBe('del documento de transporte MEDUXY771239');
  expect(ofName('la factura el 1')).toBe('de la factura el 1');
});

it('says so where there is no number yet', () => {
  invoice.body.FACTURA.NUMERO_FACTURA = '';
  transport.body.DOCUMENTO.NUMERO_DOCUMENTO = '';
  dva.body.DVA.ID_DVA = '';
  expect([invoiceName(invoice), transportName(transport), dvaName(dva)]).toEqual([
    'la factura sin número',
    'el documento de transporte sin número',
    'la DVA sin número',
  ]);
});
