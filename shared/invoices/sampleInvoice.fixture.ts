import { blankBody, blankRecord } from '../foundation/fields/dataSet.ts';
import { invoiceDataSets, type InvoiceBody, type InvoiceHeader, type InvoiceItem } from './dataSets.ts';

export const sampleItem = (values: Partial<InvoiceItem> = {}): InvoiceItem => ({
  ...blankRecord(invoiceDataSets.ITEMS),
  ...values,
});

/** Invoice with header values and lines; everything else blank. */
export const sampleInvoice = (
  header: Partial<InvoiceHeader>,
  ...items: Partial<InvoiceItem>[]
): InvoiceBody => {
  const blank = blankBody(invoiceDataSets);
  return { ...blank, FACTURA: { ...blank.FACTURA, ...header }, ITEMS: items.map(sampleItem) };
};

/** Complete invoice in US dollars, FOB, two lines of 1,250.00 in all. */
export const completeInvoice = (): InvoiceBody =>
  sampleInvoice(
    {
      NUMERO_FACTURA: 'INV-1001',
      FECHA_FACTURA: '2026-10-02',
      NOMBRE_PROVEEDOR: 'Shenzhen Bright Co.',
      DIRECCION_PROVEEDOR: '88 Nanshan Road',
      CIUDAD_PROVEEDOR: 'Shenzhen',
      ID_PAIS_PROVEEDOR: 'CN',
      ID_INCOTERM: 'FOB',
      FORMA_ENVIO: 'TT',
      FORMA_PAGO: 'TB',
      LUGAR_EMBARQUE_LOCODE: 'CNSZX',
      PAIS_EXPORTACION: 'CN',
      FECHA_EXPORTACION: '2026-10-10',
      ID_MONEDA: 'USD',
      VALOR_FOB: '1250.00',
      VALOR_FLETE: '100.00',
    },
    {
      NOMBRE_COMERCIAL: 'Lámpara LED',
      ID_ESTADO_MERCANCIA: 'NU',
      ID_PAIS_ORIGEN: 'CN',
      CLASIFICACION_ARANCELARIA: '9405110000',
      CANTIDAD_UNIDADES: '100.000',
      ID_UNIDAD_MEDIDA: 'C62',
      VALOR_UNITARIO: '10.0000000000',
    },
    {
      NOMBRE_COMERCIAL: 'Cable USB',
      ID_ESTADO_MERCANCIA: 'NU',
      ID_PAIS_ORIGEN: 'CN',
      CLASIFICACION_ARANCELARIA: '8544420000',
      CANTIDAD_UNIDADES: '200.000',
      ID_UNIDAD_MEDIDA: 'C62',
      VALOR_UNITARIO: '1.2500000000',
    },
  );
