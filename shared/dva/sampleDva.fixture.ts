import { shippedCatalogues } from '../catalogues/shippedCatalogues.ts';
import type { CountryCode } from '../countries/country.ts';
import { countries } from '../countries/countries.ts';
import { fromUnits, multiply, toUnits } from '../foundation/decimal/decimal.ts';
import { makeReference } from '../foundation/documents/makeReference.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { blankBody, blankRecord } from '../foundation/fields/dataSet.ts';
import { calculateDva } from './calculateDva.ts';
import { dvaDataSets, type DvaBody, type DvaGoodsLine, type DvaInvoiceLine } from './fields/dataSets.ts';
import { ADDITIONS, DEDUCTIONS } from './fields/value.ts';

/** Reference over the shipped lists, on a fixed day. */
export function sampleReference(country: CountryCode = 'GT', today = '2026-11-20'): Reference {
  const lists = new Map(
    shippedCatalogues.filter((list) => list.countries.includes(country)).map((list) => [list.name, list]),
  );
  return makeReference({ country, today, checkTaxId: countries[country].checkTaxId, lists });
}

const GOODS: Partial<DvaGoodsLine>[] = [
  {
    CANTIDAD_UNIDADES: '120.000',
    ID_UNIDAD_MEDIDA: 'C62',
    NOMBRE_COMERCIAL: 'TALADRO PERCUTOR 1/2" 750 W',
    CARACTERISTICAS: 'ELÉCTRICO, 120 V, 60 HZ, VELOCIDAD VARIABLE, CON MALETÍN',
    MARCA: 'TRUPER',
    MODELO_ESTILO: 'ROTO-1/2A6',
    ID_PAIS_ORIGEN: 'CN',
    CLASIFICACION_ARANCELARIA: '8467210000',
    VALOR_UNITARIO: '28.4500000',
  },
  {
    CANTIDAD_UNIDADES: '480.000',
    ID_UNIDAD_MEDIDA: 'C62',
    NOMBRE_COMERCIAL: 'DISCO ABRASIVO CORTE METAL 4 1/2"',
    CARACTERISTICAS: 'ÓXIDO DE ALUMINIO, 1 MM',
    MARCA: 'AUSTROMEX',
    MODELO_ESTILO: '528',
    ID_PAIS_ORIGEN: 'MX',
    CLASIFICACION_ARANCELARIA: '6804220000',
    VALOR_UNITARIO: '0.6325000',
  },
  {
    CANTIDAD_UNIDADES: '2500.500',
    ID_UNIDAD_MEDIDA: 'KGM',
    NOMBRE_COMERCIAL: 'TORNILLO AUTORROSCANTE CABEZA HEXAGONAL',
    CARACTERISTICAS: 'ACERO GALVANIZADO, PUNTA DE BROCA, 1/4 X 2 PULGADAS',
    MARCA: 'SIN MARCA',
    MODELO_ESTILO: 'SIN MODELO',
    ID_PAIS_ORIGEN: 'TW',
    CLASIFICACION_ARANCELARIA: '7318140000',
    VALOR_UNITARIO: '1.8720000',
  },
  {
    CANTIDAD_UNIDADES: '1000000.000',
    ID_UNIDAD_MEDIDA: 'C62',
    NOMBRE_COMERCIAL: 'ETIQUETA AUTOADHESIVA IMPRESA',
    CARACTERISTICAS: 'PAPEL, EN ROLLO, 10 X 5 MM',
    MARCA: 'AVERY',
    MODELO_ESTILO: 'R-105',
    ID_PAIS_ORIGEN: 'US',
    CLASIFICACION_ARANCELARIA: '4821100000',
    VALOR_UNITARIO: '0.0000350',
    ACUERDO_PREFERENCIAL_1: '20',
  },
];

function goodsLine(index: number): DvaGoodsLine {
  const kind = GOODS[index % GOODS.length]!;
  const value = multiply(kind.CANTIDAD_UNIDADES!, kind.VALOR_UNITARIO!, 2);
  return {
    ...blankRecord(dvaDataSets.MERCANCIAS),
    ...kind,
    ID_ITEM: `lin-${index + 1}`,
    ID_ESTADO_MERCANCIA: 'NU',
    VALOR_ITEM: value,
    VALOR_FOB: value,
  };
}

const invoiceLine = (index: number, cents: number): DvaInvoiceLine => ({
  ...blankRecord(dvaDataSets.FACTURAS),
  // As a line that a person added: it stands for no invoice of the company.
  ID_FACTURA: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  NUMERO_FACTURA: `EXP-2026-${String(4417 + index).padStart(5, '0')}`,
  FECHA_FACTURA: '2026-10-14',
  ID_MONEDA: 'USD',
  TOTAL_MONEDA: fromUnits(cents, 2),
  VALOR_FOB: fromUnits(cents, 2),
  VALOR_FLETE: '0.00',
  VALOR_SEGURO: '0.00',
  VALOR_OTROS: '0.00',
  TOTAL_FACTURA: fromUnits(cents, 2),
});

const HEADER: Partial<DvaBody['DVA']> = {
  ID_DVA: '123-6000567-1',
  ID_ADUANA_INGRESO: 'ST',
  ID_ADUANA_DESPACHO: 'ST',
  NOMBRE_IMPORTADOR: 'FERRETERÍA EL MARTILLO, SOCIEDAD ANÓNIMA',
  NIT_IMPORTADOR: '73581127',
  DIRECCION_IMPORTADOR: '12 CALLE 4-55 ZONA 9, EDIFICIO LAS AMÉRICAS, NIVEL 3, OFICINA 302',
  CIUDAD_IMPORTADOR: 'GUATEMALA',
  ID_PAIS_IMPORTADOR: 'GT',
  TELEFONO_IMPORTADOR: '+502 2334-5678',
  CORREO_IMPORTADOR: 'importaciones@elmartillo.com.gt',
  ID_NIVEL_COMERCIAL: 'MAY',
  NOMBRE_PROVEEDOR: 'TRUPER HERRAMIENTAS, S.A. DE C.V.',
  DIRECCION_PROVEEDOR: 'PARQUE INDUSTRIAL JILOTEPEC NO. 1, JILOTEPEC, ESTADO DE MÉXICO, C.P. 54257',
  CIUDAD_PROVEEDOR: 'JILOTEPEC',
  ID_PAIS_PROVEEDOR: 'MX',
  TELEFONO_PROVEEDOR: '+52 761 782 9100',
  CORREO_PROVEEDOR: 'exportaciones@truper.com',
  ID_CONDICION_COMERCIAL: 'FB',
  LUGAR_ENTREGA_LOCODE: 'MXVER',
  PAIS_ENTREGA: 'MX',
  ID_INCOTERM: 'FOB',
  VERSION_INCOTERM: '2020',
  FORMA_ENVIO: 'TT',
  FORMA_PAGO: 'TB',
  LUGAR_EMBARQUE_LOCODE: 'MXVER',
  PAIS_EMBARQUE: 'MX',
  PAIS_EXPORTACION: 'MX',
  FECHA_EXPORTACION: '2026-11-02',
  ID_MONEDA: 'USD',
  TIPO_CAMBIO: '',
  CASILLA_24: '0',
  CASILLA_25: '0',
  CASILLA_26: '0',
  CASILLA_27: '0',
  CASILLA_28: '0',
  CASILLA_29: '0',
  CONDICIONES_CONFIRMADAS: '24,25,26,27,28,29',
  LUGAR_DECLARACION: 'GUATEMALA',
  FECHA_DECLARACION: '2026-11-20',
  NOMBRE_DECLARANTE: 'MARÍA FERNANDA LÓPEZ ORTIZ',
  CARGO_DECLARANTE: 'REPRESENTANTE LEGAL',
};

/** A complete DVA of hardware from Mexico with that many lines and invoices; box 39 is what they sum to. */
export function sampleDva(lines: number, invoices = 1, reference: Reference = sampleReference()): DvaBody {
  const goods = Array.from({ length: lines }, (_, index) => goodsLine(index));
  const total = goods.reduce((sum, line) => sum + toUnits(line.VALOR_ITEM, 2), 0);
  const each = Math.floor(total / invoices);
  const zeros = Object.fromEntries(['CASILLA_40', ...ADDITIONS, ...DEDUCTIONS].map((name) => [name, '0.00']));
  const body = blankBody(dvaDataSets);
  return calculateDva(
    {
      DVA: {
        ...body.DVA,
        ...zeros,
        ...HEADER,
        CASILLA_39: fromUnits(total, 2),
        CASILLA_42_10: '800.00',
        CASILLA_42_11: '50.00',
        CASILLA_42_12: '150.00',
      },
      MERCANCIAS: goods,
      FACTURAS: Array.from({ length: invoices }, (_, index) =>
        invoiceLine(index, index === invoices - 1 ? total - each * (invoices - 1) : each),
      ),
      LINEAS_DUCA: [],
    },
    reference,
  );
}
