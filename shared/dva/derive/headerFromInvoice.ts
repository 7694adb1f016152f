import type { Reference } from '../../foundation/documents/reference.ts';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { QUESTIONS } from '../confirmedBoxes.ts';
import { dvaDataSets, type DvaHeader } from '../fields/dataSets.ts';
import type { InvoiceSource, OrderSources } from './sources.ts';
import { transportsOf } from './transportOf.ts';

/** Same names in an invoice and a DVA: supplier, intermediary and terms pass unchanged (boxes 9 to 22). */
const FROM_INVOICE = [
  'NOMBRE_PROVEEDOR',
  'DIRECCION_PROVEEDOR',
  'CIUDAD_PROVEEDOR',
  'ID_PAIS_PROVEEDOR',
  'TELEFONO_PROVEEDOR',
  'FAX_PROVEEDOR',
  'CORREO_PROVEEDOR',
  'ID_CONDICION_COMERCIAL',
  'OTRA_CONDICION_COMERCIAL',
  'NOMBRE_INTERMEDIARIO',
  'DIRECCION_INTERMEDIARIO',
  'CIUDAD_INTERMEDIARIO',
  'ID_PAIS_INTERMEDIARIO',
  'TELEFONO_INTERMEDIARIO',
  'FAX_INTERMEDIARIO',
  'CORREO_INTERMEDIARIO',
  'ID_TIPO_INTERMEDIARIO',
  'OTRO_TIPO_INTERMEDIARIO',
  'ID_INCOTERM',
  'VERSION_INCOTERM',
  'NUMERO_CONTRATO',
  'FECHA_CONTRATO',
  'FORMA_ENVIO',
  'OTRA_FORMA_ENVIO',
  'FORMA_PAGO',
  'OTRA_FORMA_PAGO',
  'ID_MONEDA',
] as const satisfies readonly (keyof DvaHeader & keyof InvoiceSource['body']['FACTURA'])[];

/** Same names in a work order and a DVA: the importer (boxes 4 to 8). */
const FROM_ORDER = [
  'NOMBRE_IMPORTADOR',
  'NIT_IMPORTADOR',
  'REGISTRO_IMPORTADOR',
  'DIRECCION_IMPORTADOR',
  'CIUDAD_IMPORTADOR',
  'TELEFONO_IMPORTADOR',
  'FAX_IMPORTADOR',
  'CORREO_IMPORTADOR',
  'ID_NIVEL_COMERCIAL',
  'OTRO_NIVEL_COMERCIAL',
] as const satisfies readonly (keyof DvaHeader & keyof OrderSources['order'])[];

/** Terms E and F deliver where the goods leave, C and D where they arrive. */
const deliversAtOrigin = (incoterm: string): boolean => /^[EF]/.test(incoterm);
const NUMBERS_LENGTH = dvaDataSets.DVA.fields.NUMERO_TRANSPORTE.max ?? 0;

/** Numbers of transport documents, as many as their box has room for; a first one that alone has none is cut. */
const numbersThatFit = ([first = '', ...others]: readonly string[]): string =>
  others.reduce(
    (text, number) => {
      const longer = [text, number].filter((each) => each !== '').join(', ');
      return longer.length <= NUMBERS_LENGTH ? longer : text;
    },
    first.slice(0, NUMBERS_LENGTH),
  );

/** A UN/LOCODE begins with its country. */
const countryOf = (locode: string): string => locode.slice(0, 2);

/** Places of the sale as boxes 15, 20 and 21 take them: what an invoice leaves out its transport document says. */
export function placesOf(
  invoice: InvoiceSource,
  sources: OrderSources,
): Pick<
  DvaHeader,
  'LUGAR_ENTREGA_LOCODE' | 'PAIS_ENTREGA' | 'LUGAR_EMBARQUE_LOCODE' | 'PAIS_EMBARQUE' | 'PAIS_EXPORTACION'
> {
  const { FACTURA } = invoice.body;
  const transport = transportsOf(invoice, sources)[0]?.body.DOCUMENTO;
  const loaded = FACTURA.LUGAR_EMBARQUE_LOCODE || transport?.LUGAR_EMBARQUE_LOCODE || '';
  const delivered =
    FACTURA.LUGAR_ENTREGA_LOCODE ||
    (deliversAtOrigin(FACTURA.ID_INCOTERM) ? loaded : (transport?.LUGAR_DESEMBARQUE_LOCODE ?? ''));
  return {
    LUGAR_ENTREGA_LOCODE: delivered,
    PAIS_ENTREGA: FACTURA.PAIS_ENTREGA || countryOf(delivered),
    LUGAR_EMBARQUE_LOCODE: loaded,
    PAIS_EMBARQUE: FACTURA.PAIS_EMBARQUE || transport?.PAIS_EMBARQUE || countryOf(loaded),
    PAIS_EXPORTACION: FACTURA.PAIS_EXPORTACION || transport?.PAIS_EMBARQUE || countryOf(loaded),
  };
}

/**
 * Header of a DVA from the first of its invoices, its transport documents and the order, without its amounts. The
 * questions of part II are proposed as «No»: the person who signs confirms them.
 */
export function headerFromInvoice(
  invoice: InvoiceSource,
  sources: OrderSources,
  reference: Reference,
): DvaHeader {
  const { FACTURA } = invoice.body;
  const { order } = sources;
  const transports = transportsOf(invoice, sources).map(({ body }) => body.DOCUMENTO);
  const [transport] = transports;
  const header = blankRecord(dvaDataSets.DVA);
  for (const name of FROM_INVOICE) header[name] = FACTURA[name];
  for (const name of FROM_ORDER) header[name] = order[name];
  for (const name of QUESTIONS) header[name] = '0';
  return {
    ...header,
    ...placesOf(invoice, sources),
    ID_ADUANA_INGRESO: transport?.ID_ADUANA_INGRESO || order.ID_ADUANA,
    ID_ADUANA_DESPACHO: transport?.ID_ADUANA_DESPACHO || order.ID_ADUANA,
    ID_PAIS_IMPORTADOR: order.ID_PAIS_IMPORTADOR || reference.country,
    NUMERO_TRANSPORTE: numbersThatFit(transports.map((each) => each.NUMERO_DOCUMENTO)),
    FECHA_EXPORTACION: FACTURA.FECHA_EXPORTACION || transport?.FECHA_EMBARQUE || '',
    // Box 23 applies to other currencies only (domain 2.1).
    TIPO_CAMBIO: FACTURA.ID_MONEDA === 'USD' ? '' : FACTURA.TIPO_CAMBIO,
    LUGAR_DECLARACION: order.CIUDAD_IMPORTADOR.slice(0, 60),
    FECHA_DECLARACION: reference.today,
    NOMBRE_DECLARANTE: order.NOMBRE_IMPORTADOR,
    CARGO_DECLARANTE: 'IMPORTADOR',
  };
}
