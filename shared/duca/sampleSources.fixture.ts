import { carriesValue } from '../catalogues/movement.ts';
import { shippedCatalogues } from '../catalogues/shippedCatalogues.ts';
import { countries } from '../countries/countries.ts';
import type { CountryCode } from '../countries/country.ts';
import { calculateDva } from '../dva/calculateDva.ts';
import { dvaDataSets, type DvaBody } from '../dva/fields/dataSets.ts';
import { ADDITIONS, DEDUCTIONS } from '../dva/fields/value.ts';
import { add, fromUnits, round, sum } from '../foundation/decimal/decimal.ts';
import { prorate } from '../foundation/decimal/prorate.ts';
import { makeReference } from '../foundation/documents/makeReference.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { blankBody, blankRecord } from '../foundation/fields/dataSet.ts';
import { containerCheckDigit } from '../foundation/numbers/container.ts';
import { invoiceDataSets, type InvoiceBody } from '../invoices/dataSets.ts';
import { transportDataSets, type TransportBody } from '../transport-documents/dataSets.ts';
import { workOrderDataSets } from '../work-orders/summary.ts';
import { sampleItem } from './sampleItem.fixture.ts';
import type { DeclarationSources, Source } from '../declarations/sources.ts';

/** Reference over the shipped lists, on a fixed day. */
export function sampleReference(country: CountryCode = 'GT', today = '2026-11-20'): Reference {
  const lists = new Map(
    shippedCatalogues.filter((list) => list.countries.includes(country)).map((list) => [list.name, list]),
  );
  return makeReference({ country, today, checkTaxId: countries[country].checkTaxId, lists });
}

const SUPPLIERS = [
  { name: 'SHENZHEN BRIGHT TRADE CO., LTD.', country: 'CN', city: 'SHENZHEN' },
  { name: 'ELECTRÓNICA DEL GOLFO, S.A. DE C.V.', country: 'MX', city: 'VERACRUZ' },
  { name: 'CALÇADOS SÃO JORGE LTDA.', country: 'BR', city: 'SANTOS' },
  { name: 'GULF SUPPLY & SONS, INC.', country: 'US', city: 'HOUSTON' },
  { name: 'HAIPHONG WOOD JSC', country: 'VN', city: 'HAIPHONG' },
  { name: 'NINGBO HARBOUR TYRES CO.', country: 'CN', city: 'NINGBO' },
] as const;

const addressOf = (supplier: number): string => `PARQUE INDUSTRIAL ${'NAVE '.repeat(40)}${supplier + 1}`;

/** What was paid besides the price, in dollars. */
const EXPENSES = { VALOR_FLETE: '1500.25', VALOR_SEGURO: '75.11', VALOR_OTROS: '85.00' } as const;

export interface SampleShape {
  lines: number;
  invoices: number;
  suppliers: number;
  containers: number;
  modality?: string;
  /** Every line a tariff code of its own, so that there are as many fractions as lines. */
  distinct?: true;
  /** The invoices say by themselves what was paid, as those of what leaves or crosses do; by its modality, if absent. */
  priced?: boolean;
}

/** Order, invoices, transport and value declarations in real trade terms, always the same. */
export function sampleSources(
  given: SampleShape,
  reference: Reference = sampleReference(),
): DeclarationSources {
  const priced = given.priced ?? !carriesValue({ modality: given.modality ?? 'ID' }, reference);
  const shape = { ...given, priced };
  const invoices = Array.from({ length: shape.invoices }, (_, index) => sampleInvoice(shape, index));
  const dvas = Array.from({ length: shape.suppliers }, (_, index) =>
    sampleDva(
      index,
      invoices.filter((_each, at) => at % shape.suppliers === index),
      reference,
    ),
  );
  const order = blankBody(workOrderDataSets);
  return {
    order: {
      id: 'ord-1',
      body: {
        ORDEN: {
          ...order.ORDEN,
          NUMERO_ORDEN: '1236000567',
          REGISTRO_DECLARANTE: '123',
          NIT_IMPORTADOR: '73581127',
          NOMBRE_IMPORTADOR: 'COMERCIAL PEÑALBA & HIJOS, S.A.',
          DIRECCION_IMPORTADOR: '5A AVENIDA 10-25 ZONA 4',
          CIUDAD_IMPORTADOR: 'GUATEMALA',
          ID_PAIS_IMPORTADOR: 'GT',
          ID_MODALIDAD: shape.modality ?? 'ID',
          ID_ADUANA: 'ST',
          ID_PAIS_PROCEDENCIA: 'CN',
        },
      },
    },
    invoices,
    transports: [
      sampleTransport(shape, sum(invoices.flatMap((each) => each.body.ITEMS.map((item) => item.PESO_BRUTO)))),
    ],
    dvas,
    exchangeRate: { rate: '7.85123', day: '2026-11-20' },
    declarant: {
      NUMERO_IDENTIFICACION: '576937K',
      NOMBRE: 'AGENCIA ADUANAL DE PRUEBA, S.A.',
      DOMICILIO: '7A AVENIDA 3-33 ZONA 9, GUATEMALA',
    },
  };
}

function sampleInvoice(shape: SampleShape, index: number): Source<InvoiceBody> {
  const blank = blankBody(invoiceDataSets);
  const supplier = SUPPLIERS[(index % shape.suppliers) % SUPPLIERS.length]!;
  const lines = Array.from({ length: shape.lines }, (_, line) => line).filter(
    (line) => line % shape.invoices === index,
  );
  const ITEMS = lines.map((line) => sampleItem(line, shape.distinct));
  const price = sum(ITEMS.map((each) => each.VALOR_ITEM));
  // The first invoice of a supplier names what its value declaration says was paid besides.
  const expenses = index < shape.suppliers ? EXPENSES : {};
  return {
    id: `fac-${index + 1}`,
    body: {
      ...blank,
      FACTURA: {
        ...blank.FACTURA,
        ...(shape.priced
          ? {
              ...expenses,
              VALOR_FOB: price,
              VALOR_TRANSACCION: price,
              ID_INCOTERM: 'FOB',
              DIRECCION_PROVEEDOR: addressOf(index % shape.suppliers),
              CIUDAD_PROVEEDOR: supplier.city,
            }
          : {}),
        NUMERO_FACTURA: `EXP-2026-${String(4417 + index).padStart(5, '0')}`,
        FECHA_FACTURA: '2026-10-14',
        ID_TIPO_FACTURA: '380',
        NOMBRE_PROVEEDOR: supplier.name,
        ID_PAIS_PROVEEDOR: supplier.country,
        ID_MONEDA: 'USD',
      },
      ITEMS: shape.priced ? ITEMS.map((each) => ({ ...each, VALOR_FOB: each.VALOR_ITEM })) : ITEMS,
    },
  };
}

function sampleDva(
  index: number,
  invoices: readonly Source<InvoiceBody>[],
  reference: Reference,
): Source<DvaBody> {
  const blank = blankBody(dvaDataSets);
  const supplier = SUPPLIERS[index % SUPPLIERS.length]!;
  const items = invoices.flatMap((invoice) => invoice.body.ITEMS.map((item) => ({ item, invoice })));
  const fob = sum(items.map(({ item }) => item.VALOR_ITEM));
  const weights = items.map(({ item }) => Math.round(Number(item.VALOR_ITEM) * 100));
  const freight = prorate(150_025, weights);
  const insurance = prorate(7_511, weights);
  const zeros = Object.fromEntries(['CASILLA_40', ...ADDITIONS, ...DEDUCTIONS].map((name) => [name, '0.00']));
  const totalOf = ({ body }: Source<InvoiceBody>): string => sum(body.ITEMS.map((each) => each.VALOR_ITEM));
  return {
    id: `dva-${index + 1}`,
    body: calculateDva(
      {
        ...blank,
        DVA: {
          ...blank.DVA,
          ...zeros,
          ID_DVA: `1236000567-${index + 1}`,
          NOMBRE_IMPORTADOR: 'COMERCIAL PEÑALBA & HIJOS, S.A.',
          NOMBRE_PROVEEDOR: supplier.name,
          DIRECCION_PROVEEDOR: addressOf(index),
          CIUDAD_PROVEEDOR: supplier.city,
          ID_PAIS_PROVEEDOR: supplier.country,
          ID_INCOTERM: 'FOB',
          FORMA_ENVIO: 'TT',
          FORMA_PAGO: 'TB',
          PAIS_EXPORTACION: supplier.country,
          FECHA_DECLARACION: '2026-11-20',
          CASILLA_27: index === 0 ? '1' : '0',
          CASILLA_27_1: index === 0 ? 'Empresas del mismo grupo' : '',
          CASILLA_39: fob,
          CASILLA_42_10: EXPENSES.VALOR_FLETE,
          CASILLA_42_11: EXPENSES.VALOR_OTROS,
          CASILLA_42_12: EXPENSES.VALOR_SEGURO,
        },
        MERCANCIAS: items.map(({ item, invoice }, at) => ({
          ...blankRecord(dvaDataSets.MERCANCIAS),
          ID_ITEM: item.ID_ITEM,
          ID_FACTURA: invoice.id,
          CANTIDAD_UNIDADES: item.CANTIDAD_UNIDADES,
          ID_UNIDAD_MEDIDA: item.ID_UNIDAD_MEDIDA,
          NOMBRE_COMERCIAL: item.NOMBRE_COMERCIAL,
          CARACTERISTICAS: item.CARACTERISTICAS,
          MARCA: item.MARCA,
          MODELO_ESTILO: item.MODELO_ESTILO,
          ID_ESTADO_MERCANCIA: item.ID_ESTADO_MERCANCIA,
          ID_PAIS_ORIGEN: item.ID_PAIS_ORIGEN,
          CLASIFICACION_ARANCELARIA: item.CLASIFICACION_ARANCELARIA,
          VALOR_UNITARIO: round(item.VALOR_UNITARIO, 7),
          VALOR_ITEM: item.VALOR_ITEM,
          ACUERDO_PREFERENCIAL_1: item.ACUERDO_PREFERENCIAL_1,
          VALOR_FOB: item.VALOR_ITEM,
          VALOR_FLETE: fromUnits(freight[at]!, 2),
          VALOR_SEGURO: fromUnits(insurance[at]!, 2),
          VALOR_OTROS: '0.00',
        })),
        FACTURAS: invoices.map((invoice) => ({
          ...blankRecord(dvaDataSets.FACTURAS),
          ID_FACTURA: invoice.id,
          NUMERO_FACTURA: invoice.body.FACTURA.NUMERO_FACTURA,
          FECHA_FACTURA: invoice.body.FACTURA.FECHA_FACTURA,
          VALOR_FOB: add('0.00', totalOf(invoice)),
          TOTAL_FACTURA: add('0.00', totalOf(invoice)),
        })),
        LINEAS_DUCA: [],
      },
      reference,
    ),
  };
}

function sampleTransport({ containers, lines }: SampleShape, weight: string): Source<TransportBody> {
  const blank = blankBody(transportDataSets);
  return {
    id: 'tra-1',
    body: {
      ...blank,
      DOCUMENTO: {
        ...blank.DOCUMENTO,
        NUMERO_DOCUMENTO: 'MEDUXY771239',
        ID_TIPO_DOCUMENTO: '705',
        FECHA_DOCUMENTO: '2026-10-20',
        ID_TRANSPORTISTA: 'MSCU',
        NOMBRE_TRANSPORTISTA: 'MEDITERRANEAN SHIPPING',
        ID_MODO_TRANSPORTE: '1',
        PAIS_EMBARQUE: 'CN',
        LUGAR_EMBARQUE_LOCODE: 'CNSHA',
        LUGAR_DESEMBARQUE_LOCODE: 'GTSTC',
        ID_ADUANA_INGRESO: 'ST',
        ID_ADUANA_DESPACHO: 'ST',
        ID_DEPOSITO: 'D001',
        ID_UNIDAD_TRANSPORTE: 'MSC ALTAMIRA',
        PAIS_UNIDAD_TRANSPORTE: 'PA',
        // The scale of the port never agrees with the invoices to the gram.
        PESO_BRUTO: add(weight, '12.34'),
        CANTIDAD_BULTOS: fromUnits(lines * 300, 2),
        ID_CLASE_BULTOS: 'CT',
      },
      CONTENEDORES: Array.from({ length: containers }, (_, index) => {
        const number = `MSCU${String(712_345 + index * 77)}`;
        return {
          ...blankRecord(transportDataSets.CONTENEDORES),
          ID_CONTENEDOR: `con-${index + 1}`,
          NUMERO_CONTENEDOR: `${number}${containerCheckDigit(number)}`,
          ID_TIPO_EQUIPO: 'CN',
          ID_TAMANO_EQUIPO: '40HC',
          NUMERO_PRECINTO: `SL-${90_001 + index}`,
        };
      }),
    },
  };
}
