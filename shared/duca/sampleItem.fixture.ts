import { fromUnits, multiply } from '../foundation/decimal/decimal.ts';
import { blankRecord } from '../foundation/fields/dataSet.ts';
import { invoiceDataSets, type InvoiceItem } from '../invoices/dataSets.ts';

interface Kind {
  code: string;
  name: string;
  origin: string;
  unit: string;
  price: string;
  agreement?: string;
}

const KINDS: readonly Kind[] = [
  { code: '8471300000', name: 'COMPUTADORA PORTÁTIL 14"', origin: 'CN', unit: 'C62', price: '412.5000000' },
  {
    code: '8528729000',
    name: 'TELEVISOR LED 55" & CONTROL',
    origin: 'MX',
    unit: 'C62',
    price: '287.3333333',
  },
  { code: '8418101000', name: 'REFRIGERADOR 18 PIES', origin: 'MX', unit: 'C62', price: '523.1000000' },
  { code: '6403999000', name: 'ZAPATO DE CUERO PARA NIÑO', origin: 'BR', unit: 'PR', price: '18.7500000' },
  { code: '4011100000', name: 'LLANTA 195/65 R15', origin: 'CN', unit: 'C62', price: '31.2000000' },
  {
    code: '8544420000',
    name: 'CABLE <USB-C> 1 M',
    origin: 'US',
    unit: 'KGM',
    price: '6.4350000',
    agreement: '20',
  },
  { code: '9403600000', name: 'MESA DE MADERA', origin: 'VN', unit: 'C62', price: '64.9000000' },
];

/** Goods of a line of the sample's invoices; distinct, each has a tariff code of its own. */
export function sampleItem(line: number, distinct = false): InvoiceItem {
  const kind = KINDS[line % KINDS.length]!;
  const quantity = fromUnits((10 + ((line * 37) % 190)) * 1000, 3);
  return {
    ...blankRecord(invoiceDataSets.ITEMS),
    ID_ITEM: `lin-${line + 1}`,
    NOMBRE_COMERCIAL: kind.name,
    CARACTERISTICAS: `MODELO DE EXPORTACIÓN ${line + 1}`,
    MARCA: 'SIN MARCA',
    MODELO_ESTILO: `M-${1000 + line}`,
    ID_ESTADO_MERCANCIA: 'NU',
    ID_PAIS_ORIGEN: kind.origin,
    CLASIFICACION_ARANCELARIA: distinct ? `${kind.code.slice(0, 4)}${String(100000 + line)}` : kind.code,
    ACUERDO_PREFERENCIAL_1: kind.agreement ?? '',
    CANTIDAD_UNIDADES: quantity,
    ID_UNIDAD_MEDIDA: kind.unit,
    VALOR_UNITARIO: `${kind.price}000`,
    VALOR_ITEM: multiply(quantity, kind.price, 2),
    PESO_BRUTO: fromUnits(15_000 + ((line * 7310) % 200_000), 3),
    PESO_NETO: fromUnits(14_000 + ((line * 7310) % 200_000), 3),
    CANTIDAD_BULTOS: fromUnits((1 + (line % 9)) * 100, 2),
    ID_CLASE_BULTOS: 'CT',
  };
}
