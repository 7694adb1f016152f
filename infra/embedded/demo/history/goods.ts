/** What a sample supplier sells and how it ships; all made up but trades, codes and places. */
export interface SampleSupplier {
  name: string;
  id: string;
  address: string;
  city: string;
  country: string;
  /** Port, UN/LOCODE. */
  port: string;
}

export interface SampleGoods {
  /** The supplier's own code. */
  code: string;
  /** Place of its supplier in `sampleSuppliers`. */
  supplier: number;
  name: string;
  characteristics: string;
  brand: string;
  /** Tariff code without points. */
  tariff: string;
  unit: string;
  /** Dollars for one, two decimals. */
  price: string;
  /** Gross kilograms of one, three decimals at most. */
  weight: number;
}

export const sampleSuppliers: readonly SampleSupplier[] = [
  {
    name: 'SHENZHEN BRIGHTWAY ELECTRONICS CO., LTD.',
    id: 'CN-914403',
    address: 'BUILDING 5, BANTIAN SCIENCE PARK',
    city: 'SHENZHEN',
    country: 'CN',
    port: 'CNYTN',
  },
  {
    name: 'ELECTRODOMÉSTICOS DEL GOLFO, S.A. DE C.V.',
    id: 'EGO980312KL4',
    address: 'CARRETERA MÉXICO-VERACRUZ KM 429',
    city: 'VERACRUZ',
    country: 'MX',
    port: 'MXVER',
  },
  {
    name: 'NINGBO HARBOUR TYRES CO.',
    id: 'CN-913302',
    address: '88 BEILUN PORT ROAD',
    city: 'NINGBO',
    country: 'CN',
    port: 'CNNGB',
  },
  {
    name: 'GULF SUPPLY & SONS, INC.',
    id: '76-0448812',
    address: '4400 NAVIGATION BOULEVARD',
    city: 'HOUSTON',
    country: 'US',
    port: 'USHOU',
  },
  {
    name: 'CALÇADOS SÃO JORGE LTDA.',
    id: '18.442.907/0001-55',
    address: 'RUA DO PORTO 210',
    city: 'SANTOS',
    country: 'BR',
    port: 'BRSSZ',
  },
  {
    name: 'HAIPHONG WOOD JSC',
    id: 'VN-0201844',
    address: 'LOT 12, DINH VU INDUSTRIAL ZONE',
    city: 'HAIPHONG',
    country: 'VN',
    port: 'VNHPH',
  },
];

/** One a line: code, supplier, name, characteristics, brand, tariff, unit, price, kilograms. */
const LINES = `
LW-AX1800|0|ENRUTADOR INALÁMBRICO|WI-FI 6, 1800 MBPS, 4 PUERTOS|LINKWAY|8517620000|C62|19.50|0.475
SQ-BT20|0|AUDÍFONOS CON MICRÓFONO|BLUETOOTH 5.3, ESTUCHE DE CARGA|SONIQ|8518300000|C62|4.87|0.125
VX-65W|0|CARGADOR USB PARA TELÉFONO|USB-C 65 W, DOBLE PUERTO|VOLTIX|8504400000|C62|2.44|0.100
LT-140|0|COMPUTADORA PORTÁTIL 14 PULGADAS|8 GB DE MEMORIA, 512 GB, 1.4 KG|NIMBUS|8471300000|C62|412.50|2.300
RF-18|1|REFRIGERADORA DE DOS PUERTAS|18 PIES CÚBICOS, 127 V|GOLFINA|8418101000|C62|523.10|75.000
VT-16|1|VENTILADOR DE PIE|16 PULGADAS, TRES VELOCIDADES, 60 W|GOLFINA|8414510000|C62|21.40|4.500
TV-55|1|TELEVISOR LED 55 PULGADAS|4K, CON CONTROL REMOTO|GOLFINA|8528729000|C62|287.33|16.000
HT-1956515|2|LLANTA 195/65 R15|RADIAL, PARA AUTOMÓVIL DE TURISMO|HARBOUR|4011100000|C62|31.20|9.100
MF-230|2|FILTRO DE ACEITE PARA MOTOR|ROSCADO, ELEMENTO DE PAPEL|HARBOUR|8421230000|C62|1.85|0.350
GS-LTX|3|PINTURA LÁTEX INTERIOR|AL AGUA, BLANCA, CUBETA DE 19 L|GULFCOAT|3209100000|KGM|2.15|1.050
GS-DRL|3|TALADRO ELÉCTRICO DE MANO|650 W, 1/2 PULGADA|GULFTOOL|8467210000|C62|44.90|2.400
GS-PMP|3|BOMBA CENTRÍFUGA DE AGUA|1 HP, 127 V|GULFTOOL|8413700000|C62|96.00|13.000
SJ-410|4|ZAPATO DE CUERO PARA CABALLERO|SUELA DE CAUCHO|SÃO JORGE|6403999000|PR|18.75|0.900
SJ-TEN|4|ZAPATO DEPORTIVO|CAUCHO Y PLÁSTICO|SÃO JORGE|6402190000|PR|14.20|0.800
HW-MESA|5|MESA DE COMEDOR DE MADERA|ACACIA, SEIS PUESTOS|HAIWOOD|9403600000|C62|64.90|28.000
HW-SILLA|5|SILLA GIRATORIA DE OFICINA|ESTRUCTURA DE MADERA|HAIWOOD|9401310000|C62|38.60|12.500
`;

export const sampleGoods: readonly SampleGoods[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [code, supplier, name, characteristics, brand, tariff, unit, price, weight] = line.split('|');
    return {
      code: code!,
      supplier: Number(supplier),
      name: name!,
      characteristics: characteristics!,
      brand: brand!,
      tariff: tariff!,
      unit: unit!,
      price: price!,
      weight: Number(weight),
    };
  });
