import type { CountryCode } from '../../../../shared/countries/country.ts';
import { addDays } from '../../../../shared/foundation/dates/date.ts';
import { fromUnits } from '../../../../shared/foundation/decimal/decimal.ts';
import { containerCheckDigit } from '../../../../shared/foundation/numbers/container.ts';
import type { SamplePlace } from './clients.ts';
import { sampleGoods, sampleSuppliers, type SampleGoods } from './goods.ts';
import type { SampleOrder } from './plan.ts';

/** Says of what is made that it is none of the company's own. */
export const SAMPLE = 'Muestra';

/** What the papers of an order depend on besides it. */
export interface PaperFacts {
  country: CountryCode;
  place: SamplePlace;
  /** Day on which they are entered, 'yyyy-mm-dd'. */
  today: string;
  /** Tells the papers of two orders apart. */
  serial: number;
}

/** Days that the goods were on the water. */
const VOYAGE = 20;

const goodsOf = (code: string): SampleGoods => sampleGoods.find((goods) => goods.code === code)!;

const linesOf = (order: SampleOrder) =>
  order.lines.map(([code, quantity]) => ({ goods: goodsOf(code), quantity }));

export const supplierOf = (order: SampleOrder) => sampleSuppliers[linesOf(order)[0]?.goods.supplier ?? -1];

/** Names of the goods in a sentence. */
export const describe = (order: SampleOrder): string =>
  linesOf(order)
    .map(({ goods }) => goods.name.toLowerCase())
    .join(', ') || 'pendiente de facturas';

const grams = ({ goods, quantity }: ReturnType<typeof linesOf>[number]): number =>
  Math.round(goods.weight * 1000) * quantity;

const boxes = ({ quantity }: ReturnType<typeof linesOf>[number]): number => Math.ceil(quantity / 20);

/** Body of the order's one invoice. */
export function invoiceOf(order: SampleOrder, { today, serial }: PaperFacts) {
  const lines = linesOf(order);
  const supplier = supplierOf(order)!;
  const shipped = addDays(today, -VOYAGE);
  const cents = lines.map(({ goods, quantity }) => Math.round(Number(goods.price) * 100) * quantity);
  const fob = cents.reduce((sum, each) => sum + each, 0);
  return {
    FACTURA: {
      NUMERO_FACTURA: `EXP-${4000 + serial}`,
      FECHA_FACTURA: addDays(shipped, -4),
      NOMBRE_PROVEEDOR: supplier.name,
      ID_PROVEEDOR: supplier.id,
      DIRECCION_PROVEEDOR: supplier.address,
      CIUDAD_PROVEEDOR: supplier.city,
      ID_PAIS_PROVEEDOR: supplier.country,
      ID_CONDICION_COMERCIAL: 'FB',
      ID_INCOTERM: 'FOB',
      LUGAR_ENTREGA_LOCODE: supplier.port,
      PAIS_ENTREGA: supplier.country,
      FORMA_ENVIO: 'TT',
      FORMA_PAGO: 'TB',
      LUGAR_EMBARQUE_LOCODE: supplier.port,
      PAIS_EMBARQUE: supplier.country,
      PAIS_EXPORTACION: supplier.country,
      FECHA_EXPORTACION: shipped,
      ID_MONEDA: 'USD',
      TIPO_CAMBIO: '1.00000',
      VALOR_FOB: fromUnits(fob, 2),
      VALOR_FLETE: fromUnits(Math.round(fob * 0.04), 2),
      VALOR_SEGURO: fromUnits(Math.round(fob * 0.005), 2),
    },
    ITEMS: lines.map((line, index) => ({
      ID_ITEM: `lin-${index + 1}`,
      ID_PRODUCTO: line.goods.code,
      NOMBRE_COMERCIAL: line.goods.name,
      CARACTERISTICAS: line.goods.characteristics,
      MARCA: line.goods.brand,
      MODELO_ESTILO: line.goods.code,
      ID_ESTADO_MERCANCIA: 'NU',
      ID_PAIS_ORIGEN: supplier.country,
      CLASIFICACION_ARANCELARIA: line.goods.tariff,
      CANTIDAD_UNIDADES: fromUnits(line.quantity * 1000, 3),
      ID_UNIDAD_MEDIDA: line.goods.unit,
      VALOR_UNITARIO: line.goods.price,
      VALOR_ITEM: fromUnits(cents[index]!, 2),
      PESO_BRUTO: fromUnits(grams(line), 3),
      PESO_NETO: fromUnits(Math.round(grams(line) * 0.92), 3),
      CANTIDAD_BULTOS: fromUnits(boxes(line) * 100, 2),
      ID_CLASE_BULTOS: 'CT',
    })),
  };
}

/** Body of its bill of lading, with one container. */
export function transportOf(order: SampleOrder, { country, place, today, serial }: PaperFacts) {
  const lines = linesOf(order);
  const supplier = supplierOf(order)!;
  const shipped = addDays(today, -VOYAGE);
  const weight = fromUnits(
    lines.reduce((sum, line) => sum + grams(line), 0),
    3,
  );
  const packages = fromUnits(lines.reduce((sum, line) => sum + boxes(line), 0) * 100, 2);
  const container = `MSCU${700_000 + serial}`;
  return {
    DOCUMENTO: {
      NUMERO_DOCUMENTO: `MEDU${880_000 + serial}`,
      ID_TIPO_DOCUMENTO: '705',
      NUMERO_BL: `MEDU${880_000 + serial}`,
      FECHA_DOCUMENTO: shipped,
      NOMBRE_TRANSPORTISTA: 'NAVIERA DEL PACÍFICO',
      MANIFIESTO: `${place.port}-${118_000 + serial}`,
      FECHA_MANIFIESTO: today,
      ID_MODO_TRANSPORTE: '1',
      PAIS_EMBARQUE: supplier.country,
      LUGAR_EMBARQUE_LOCODE: supplier.port,
      FECHA_EMBARQUE: shipped,
      PAIS_DESEMBARQUE: country,
      LUGAR_DESEMBARQUE_LOCODE: place.port,
      FECHA_ARRIBO: today,
      ID_ADUANA_INGRESO: place.office,
      ID_ADUANA_DESPACHO: place.office,
      NUMERO_VIAJE: `0${serial % 90}E`,
      ID_UNIDAD_TRANSPORTE: 'PACIFIC QUETZAL',
      PESO_BRUTO: weight,
      CANTIDAD_BULTOS: packages,
      ID_CLASE_BULTOS: 'CT',
      MARCAS: SAMPLE.toUpperCase(),
    },
    CONTENEDORES: [
      {
        ID_CONTENEDOR: 'con-1',
        NUMERO_CONTENEDOR: `${container}${containerCheckDigit(container)}`,
        ID_TIPO_EQUIPO: 'CN',
        ID_TAMANO_EQUIPO: '40HC',
        NUMERO_PRECINTO: `SL-${90_000 + serial}`,
        ID_EMISOR_PRECINTO: 'NAV',
        CANTIDAD_BULTOS: packages,
        ID_CLASE_BULTOS: 'CT',
        PESO_BRUTO: weight,
      },
    ],
  };
}
