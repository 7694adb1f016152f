import { blankBody, blankRecord } from '../../foundation/fields/dataSet.ts';
import { calculateInvoice } from '../../invoices/calculate.ts';
import {
  invoiceDataSets,
  type InvoiceBody,
  type InvoiceHeader,
  type InvoiceItem,
} from '../../invoices/dataSets.ts';
import { transportDataSets, type TransportHeader } from '../../transport-documents/dataSets.ts';
import { workOrderDataSets } from '../../work-orders/summary.ts';
import { sampleReference } from '../sampleDva.fixture.ts';
import type { InvoiceSource, OrderSources, TransportSource } from './sources.ts';

const HEADER: Partial<InvoiceHeader> = {
  FECHA_FACTURA: '2026-10-14',
  ID_PROVEEDOR: 'TRU820101AB1',
  NOMBRE_PROVEEDOR: 'TRUPER HERRAMIENTAS, S.A. DE C.V.',
  DIRECCION_PROVEEDOR: 'PARQUE INDUSTRIAL JILOTEPEC NO. 1',
  CIUDAD_PROVEEDOR: 'JILOTEPEC',
  ID_PAIS_PROVEEDOR: 'MX',
  ID_CONDICION_COMERCIAL: 'FB',
  ID_INCOTERM: 'FOB',
  VERSION_INCOTERM: '2020',
  FORMA_ENVIO: 'TT',
  FORMA_PAGO: 'TB',
  LUGAR_EMBARQUE_LOCODE: 'MXVER',
  PAIS_EXPORTACION: 'MX',
  FECHA_EXPORTACION: '2026-11-02',
  ID_MONEDA: 'USD',
  TIPO_CAMBIO: '1.00000000000000',
};

/** Calculated invoice whose items cost what `values` say. */
export function sampleInvoice(
  id: string,
  values: readonly string[],
  header: Partial<InvoiceHeader> = {},
): InvoiceSource {
  const blank: InvoiceBody = blankBody(invoiceDataSets);
  const items = values.map((value, index): InvoiceItem => ({
    ...blankRecord(invoiceDataSets.ITEMS),
    ID_ITEM: `${id}-${index + 1}`,
    NOMBRE_COMERCIAL: `ARTÍCULO ${index + 1}`,
    CARACTERISTICAS: 'DE ACERO',
    ID_ESTADO_MERCANCIA: 'NU',
    ID_PAIS_ORIGEN: 'CN',
    CLASIFICACION_ARANCELARIA: '8467210000',
    CANTIDAD_UNIDADES: '10.000',
    ID_UNIDAD_MEDIDA: 'C62',
    VALOR_ITEM: value,
  }));
  const body = {
    ...blank,
    FACTURA: { ...blank.FACTURA, NUMERO_FACTURA: `F-${id}`, ...HEADER, ...header },
    ITEMS: items,
  };
  return { id, body: calculateInvoice(body, sampleReference()) };
}

export function sampleTransport(id: string, values: Partial<TransportHeader> = {}): TransportSource {
  const body = blankBody(transportDataSets);
  return {
    id,
    body: {
      ...body,
      DOCUMENTO: {
        ...body.DOCUMENTO,
        NUMERO_DOCUMENTO: `MSCU${id}`,
        ID_ADUANA_INGRESO: 'ST',
        ID_ADUANA_DESPACHO: 'GC',
        LUGAR_DESEMBARQUE_LOCODE: 'GTSTC',
        ...values,
      },
    },
  };
}

export const sampleSources = (
  invoices: readonly InvoiceSource[],
  transports: readonly TransportSource[] = [sampleTransport('1')],
): OrderSources => ({
  order: {
    ...blankBody(workOrderDataSets).ORDEN,
    NUMERO_ORDEN: '1236000567',
    NOMBRE_IMPORTADOR: 'FERRETERÍA EL MARTILLO, SOCIEDAD ANÓNIMA',
    NIT_IMPORTADOR: '73581127',
    DIRECCION_IMPORTADOR: '12 CALLE 4-55 ZONA 9',
    CIUDAD_IMPORTADOR: 'GUATEMALA',
    ID_NIVEL_COMERCIAL: 'MAY',
  },
  invoices,
  transports,
});
