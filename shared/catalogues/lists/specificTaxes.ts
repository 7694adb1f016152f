import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

/** What a tax leaves to the value-added tax: its amount is part of that base, it is not, or the goods owe none. */
type VatEffect = 'SUMA' | 'FUERA' | 'EXIME';

interface Facts {
  tax: string;
  /** The longest prefix of the tariff code decides, for each tax. */
  prefix: string;
  what: string;
  source: string;
  order: string;
  vat: VatEffect;
  /** Percent of `base`, two to four decimals. */
  percent?: string;
  /** 'CIF', 'FOB', 'TABLA' (of used vehicles the authority's taxable value, of any other goods CIF) and codes of taxes of a lower order, joined by '+'. */
  base?: string;
  /** Amount in `currency` for each `each` units of `unit`. */
  amount?: string;
  currency?: 'USD';
  unit?: string;
  each?: string;
  /** 'PESO_NETO' reckons box 37 in kilograms; box 43 otherwise. */
  measure?: 'PESO_NETO';
  states?: string;
  /** US dollars of customs value a unit: above the first, up to the second. */
  band?: readonly [above: string, upTo: string];
  /** Tells rows of the same tax and prefix apart. */
  key?: string;
}

/**
 * One dated rule. Blank columns do not limit: ESTADOS, MODALIDADES and REGIMENES name what owes the tax, joined by «|»;
 * ACUERDOS_EXENTOS those of either agreement that free goods of it. EDAD_ is years from the model to the declaration.
 */
const rule = (facts: Facts): CatalogueRow => ({
  CLAVE: [facts.tax, facts.prefix, facts.key ?? ''].filter((each) => each !== '').join('-'),
  VALOR: facts.what,
  TRIBUTO: facts.tax,
  PREFIJO: facts.prefix,
  ESTADOS: facts.states ?? '',
  MODALIDADES: '',
  REGIMENES: '',
  ACUERDOS_EXENTOS: '',
  ALICUOTA: facts.percent ?? '',
  BASE: facts.percent === undefined ? '' : (facts.base ?? 'CIF'),
  MONTO: facts.amount ?? '',
  MONEDA: facts.currency ?? '',
  UNIDAD: facts.unit ?? '',
  POR_CADA: facts.each ?? '',
  MEDIDA: facts.measure ?? '',
  VALOR_DESDE: facts.band?.[0] ?? '',
  VALOR_HASTA: facts.band?.[1] ?? '',
  EDAD_DESDE: '',
  EDAD_HASTA: '',
  ORDEN: facts.order,
  IVA: facts.vat,
  VIGENTE_DESDE: '',
  VIGENTE_HASTA: '',
  FUENTE: facts.source,
});

const PUBLIC = 'Cifra de resúmenes fiscales públicos de enero de 2025; el inciso es de muestra';
const TRADE = 'Cifra de uso en el oficio, sin fuente publicada';
const RANGE = 'Decreto 10-2012, libro II: de 5 a 20 % según el tipo; la tabla por tipo es de muestra';
const PRICE = `${PUBLIC}; la base de la ley es otro precio que el de aduana`;

const iprima = (prefix: string, percent: string, what: string): CatalogueRow =>
  rule({
    tax: 'IPRIMA',
    prefix,
    what,
    percent,
    // New ones are taxed on the customs value, used ones on SAT's yearly table (domain 4.2).
    base: 'TABLA',
    order: '40',
    vat: 'FUERA',
    source: RANGE,
  });

const fuel = (prefix: string, amount: string, what: string): CatalogueRow =>
  rule({ tax: 'IDP', prefix, what, amount, unit: 'GLL', order: '20', vat: 'FUERA', source: PUBLIC });

const alcohol = (prefix: string, percent: string, what: string): CatalogueRow =>
  rule({ tax: 'IBA', prefix, what, percent, base: 'CIF+DAI', order: '30', vat: 'SUMA', source: PRICE });

export const guatemalanSpecificTaxes = makeList({
  name: catalogue.specificTaxes,
  title: 'Impuestos específicos',
  countries: ['GT'],
  source: 'Muestra: cada fila dice de dónde viene su cifra; confirme tasa, base e incisos con la autoridad',
  sample: true,
  rows: [
    fuel('271012', '4.70', 'Gasolina superior y de aviación; la regular paga 4.60'),
    fuel('27101911', '0.50', 'Queroseno de aviación'),
    fuel('27101919', '0.50', 'Los demás querosenos'),
    fuel('27101921', '1.30', 'Diésel'),
    fuel('271112', '0.50', 'Propano licuado'),
    fuel('271113', '0.50', 'Butanos licuados'),
    fuel('271119', '0.50', 'Gas licuado de petróleo'),
    rule({
      tax: 'IBG',
      prefix: '220210',
      what: 'Bebidas gaseosas; la ley va de 0.08 a 0.18 por litro',
      amount: '0.18',
      unit: 'LTR',
      order: '20',
      vat: 'SUMA',
      source: TRADE,
    }),
    alcohol('2203', '6.00', 'Cerveza y fermentados de cereales'),
    alcohol('2204', '7.50', 'Vino'),
    alcohol('2205', '7.50', 'Vermut'),
    alcohol('2206', '7.50', 'Sidra y bebidas fermentadas o mezcladas'),
    alcohol('2208', '8.50', 'Bebidas destiladas'),
    rule({
      tax: 'ITAB',
      prefix: '240220',
      what: 'Cigarrillos: 100 % del precio de fábrica',
      percent: '100.00',
      base: 'FOB',
      order: '30',
      vat: 'SUMA',
      source: PRICE,
    }),
    rule({
      tax: 'ICEM',
      prefix: '2523',
      what: 'Cemento, por saco de 42.5 kg',
      amount: '1.50',
      unit: 'KGM',
      each: '42.5',
      measure: 'PESO_NETO',
      order: '20',
      vat: 'SUMA',
      source: TRADE,
    }),
    iprima('8702', '10.00', 'Autobuses y microbuses'),
    iprima('8703', '20.00', 'Automóviles'),
    iprima('870380', '5.00', 'Automóviles eléctricos'),
    iprima('8704', '10.00', 'Camiones y picops'),
    iprima('8711', '5.00', 'Motocicletas'),
  ],
});

const litre = (prefix: string, amount: string, what: string): CatalogueRow =>
  rule({
    tax: 'PROCONS',
    prefix,
    what,
    amount,
    unit: 'LTR',
    order: '30',
    vat: 'SUMA',
    source: PUBLIC,
  });

const WEAK = 'Datos públicos de poca autoridad; confirme con la autoridad';

/** What is not new has been used: repaired and damaged vehicles too. */
const USED = 'US|RE|AV';

/** Selective tax on vehicles by customs value, new or used. */
const vehicle = (states: 'NU' | typeof USED, above: string, upTo: string, percent: string): CatalogueRow =>
  rule({
    tax: 'SEL',
    prefix: '8703',
    key: `${states.slice(0, 2)}-${upTo || 'MAS'}`,
    what: `Automóvil ${states === 'NU' ? 'nuevo' : 'usado'} ${upTo === '' ? `de más de ${above}` : `hasta ${upTo}`} US$`,
    percent,
    base: 'CIF+DAI',
    states,
    band: [above, upTo],
    order: '20',
    vat: 'SUMA',
    source: WEAK,
  });

/** A hybrid owes no selective tax, whatever its state and value. */
const hybrid = (prefix: string, engine: string): CatalogueRow =>
  rule({
    tax: 'SEL',
    prefix,
    what: `Automóvil híbrido, ${engine}`,
    percent: '0.00',
    base: 'CIF+DAI',
    order: '20',
    vat: 'SUMA',
    source: WEAK,
  });

const ecotax = (above: string, upTo: string, amount: string): CatalogueRow =>
  rule({
    tax: 'ECOTASA',
    prefix: '8703',
    key: upTo || 'MAS',
    what: `Automóvil usado ${upTo === '' ? `de más de ${above}` : `hasta ${upTo}`} US$`,
    amount,
    unit: 'C62',
    states: USED,
    band: [above, upTo],
    order: '40',
    vat: 'FUERA',
    source: `${WEAK}; los umbrales difieren según la fuente`,
  });

export const honduranSpecificTaxes = makeList({
  name: catalogue.specificTaxes,
  title: 'Impuestos específicos',
  countries: ['HN'],
  source: 'Muestra: cada fila dice de dónde viene su cifra; confirme tasa, base e incisos con la autoridad',
  sample: true,
  rows: [
    rule({
      tax: 'SEL',
      prefix: '220830',
      what: 'Whisky',
      percent: '10.00',
      base: 'CIF+DAI',
      order: '20',
      vat: 'SUMA',
      source: PUBLIC,
    }),
    vehicle('NU', '', '45000', '10.00'),
    vehicle('NU', '45000', '60000', '20.00'),
    vehicle('NU', '60000', '100000', '40.00'),
    vehicle('NU', '100000', '', '60.00'),
    vehicle(USED, '', '7000', '10.00'),
    vehicle(USED, '7000', '10000', '15.00'),
    vehicle(USED, '10000', '20000', '20.00'),
    vehicle(USED, '20000', '50000', '30.00'),
    vehicle(USED, '50000', '100000', '45.00'),
    vehicle(USED, '100000', '', '60.00'),
    hybrid('870340', 'de gasolina'),
    hybrid('870350', 'de diésel'),
    hybrid('870360', 'de gasolina, enchufable'),
    hybrid('870370', 'de diésel, enchufable'),
    litre('220210', '0.99', 'Bebidas gaseosas'),
    litre('2203', '7.07', 'Cerveza'),
    litre('2204', '8.88', 'Vino'),
    litre('220820', '47.94', 'Brandy'),
    litre('220830', '47.94', 'Whisky'),
    litre('220840', '29.19', 'Ron de 40 grados; los más suaves pagan menos'),
    litre('220850', '47.94', 'Ginebra'),
    litre('220860', '47.94', 'Vodka'),
    litre('220890', '20.86', 'Aguardiente de 45 grados; el más suave paga menos'),
    rule({
      tax: 'PROCONS',
      prefix: '240220',
      what: 'Cigarrillos, por millar',
      amount: '600.99',
      unit: 'MIL',
      order: '30',
      vat: 'SUMA',
      source: PUBLIC,
    }),
    ecotax('', '15000', '5000.00'),
    ecotax('15000', '25000', '7000.00'),
    ecotax('25000', '', '10000.00'),
  ],
});
