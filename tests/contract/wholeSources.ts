import type { DeclarationSources } from '../../shared/declarations/sources.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { calculateInvoice } from '../../shared/invoices/calculate.ts';

/** What the sample's papers leave blank and a person must fill in before anything is built on them. */
const INVOICE = {
  DIRECCION_PROVEEDOR: 'PARQUE INDUSTRIAL 7',
  CIUDAD_PROVEEDOR: 'SHENZHEN',
  ID_CONDICION_COMERCIAL: 'FB',
  ID_INCOTERM: 'FOB',
  FORMA_ENVIO: 'TT',
  FORMA_PAGO: 'TB',
  LUGAR_EMBARQUE_LOCODE: 'CNSHA',
  LUGAR_ENTREGA_LOCODE: 'CNSHA',
  PAIS_EXPORTACION: 'CN',
  FECHA_EXPORTACION: '2026-10-20',
} as const;

const DVA = {
  ID_ADUANA_INGRESO: 'ST',
  ID_ADUANA_DESPACHO: 'ST',
  NIT_IMPORTADOR: '73581127',
  DIRECCION_IMPORTADOR: '5A AVENIDA 10-25 ZONA 4',
  CIUDAD_IMPORTADOR: 'GUATEMALA',
  ID_PAIS_IMPORTADOR: 'GT',
  ID_NIVEL_COMERCIAL: 'MAY',
  ID_CONDICION_COMERCIAL: 'FB',
  LUGAR_ENTREGA_LOCODE: 'CNSHA',
  PAIS_ENTREGA: 'CN',
  LUGAR_EMBARQUE_LOCODE: 'CNSHA',
  PAIS_EMBARQUE: 'CN',
  ID_MONEDA: 'USD',
  CASILLA_24: '0',
  CASILLA_25: '0',
  CASILLA_26: '0',
  CASILLA_27_2: '0',
  CASILLA_28: '0',
  CASILLA_29: '0',
  LUGAR_DECLARACION: 'GUATEMALA',
  NOMBRE_DECLARANTE: 'COMERCIAL PEÑALBA & HIJOS, S.A.',
} as const;

/** The sample's papers without an error of their own, so that a declaration may be built on them. */
export const wholeSources = (sources: DeclarationSources, reference: Reference): DeclarationSources => ({
  ...sources,
  order: {
    ...sources.order,
    body: { ORDEN: { ...sources.order.body.ORDEN, ID_NIVEL_COMERCIAL: DVA.ID_NIVEL_COMERCIAL } },
  },
  invoices: sources.invoices.map(({ id, body }) => ({
    id,
    body: calculateInvoice({ ...body, FACTURA: { ...body.FACTURA, ...INVOICE } }, reference),
  })),
  dvas: sources.dvas.map(({ id, body }) => ({ id, body: { ...body, DVA: { ...body.DVA, ...DVA } } })),
});
