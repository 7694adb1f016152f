import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList, pairs } from '../makeList.ts';
import { catalogue } from '../names.ts';

export const guatemalanTaxes = makeList({
  name: catalogue.taxes,
  title: 'Tributos (DUCA 34.1 y 53.1)',
  countries: ['GT'],
  source: 'Leyes tributarias de Guatemala; CED es un código de la SAT sin descripción pública',
  rows: pairs([
    ['DAI', 'Derechos arancelarios a la importación'],
    ['IVA', 'Impuesto al valor agregado'],
    ['IPRIMA', 'Impuesto específico a la primera matrícula'],
    ['IDP', 'Impuesto a la distribución de petróleo'],
    ['CED', 'Tributo CED'],
  ]),
});

export const honduranTaxes = makeList({
  name: catalogue.taxes,
  title: 'Tributos (DUCA 34.1 y 53.1)',
  countries: ['HN'],
  source: 'Leyes tributarias de Honduras',
  rows: pairs([
    ['DAI', 'Derechos arancelarios a la importación'],
    ['ISV', 'Impuesto sobre ventas'],
    ['SEL', 'Impuesto selectivo al consumo'],
    ['PROCONS', 'Producción y consumo'],
    ['ECOTASA', 'Ecotasa'],
  ]),
});

export const taxPaymentModeList = makeList({
  name: catalogue.taxPaymentModes,
  title: 'Modalidades de pago (DUCA 34.3 y 53.4)',
  source: 'Especificación del producto, punto 4: pago o garantía; códigos propios',
  sample: true,
  rows: pairs([
    ['P', 'Pago'],
    ['G', 'Garantía'],
    ['E', 'Exento'],
  ]),
});

/** TASA in percent with two decimals; the longest PREFIJO that begins the tariff code decides. */
const rate = (TRIBUTO: string, PREFIJO: string, TASA: string, what: string): CatalogueRow => ({
  CLAVE: PREFIJO === '' ? TRIBUTO : `${TRIBUTO}-${PREFIJO}`,
  VALOR: what,
  TRIBUTO,
  PREFIJO,
  TASA,
});

export const guatemalanRates = makeList({
  name: catalogue.taxRates,
  title: 'Tasas de tributos por posición',
  countries: ['GT'],
  source:
    'IVA: Decreto 27-92. DAI: muestra propia por capítulo y partida; el SAC de Guatemala no está publicado como datos',
  sample: true,
  rows: [
    rate('IVA', '', '12.00', 'IVA general'),
    rate('DAI', '39', '5.00', 'Plástico y sus manufacturas'),
    rate('DAI', '40', '5.00', 'Caucho y sus manufacturas'),
    rate('DAI', '4011', '10.00', 'Neumáticos nuevos de caucho'),
    rate('DAI', '42', '15.00', 'Manufacturas de cuero'),
    rate('DAI', '48', '5.00', 'Papel y cartón'),
    rate('DAI', '49', '0.00', 'Productos editoriales'),
    rate('DAI', '61', '15.00', 'Prendas de vestir de punto'),
    rate('DAI', '62', '15.00', 'Prendas de vestir, excepto de punto'),
    rate('DAI', '63', '15.00', 'Los demás artículos textiles confeccionados'),
    rate('DAI', '64', '15.00', 'Calzado'),
    rate('DAI', '69', '10.00', 'Productos cerámicos'),
    rate('DAI', '70', '5.00', 'Vidrio y sus manufacturas'),
    rate('DAI', '72', '0.00', 'Fundición, hierro y acero'),
    rate('DAI', '73', '10.00', 'Manufacturas de fundición, hierro o acero'),
    rate('DAI', '82', '5.00', 'Herramientas y útiles'),
    rate('DAI', '83', '10.00', 'Manufacturas diversas de metal común'),
    rate('DAI', '84', '0.00', 'Máquinas y aparatos mecánicos'),
    rate('DAI', '8418', '15.00', 'Refrigeradores y congeladores'),
    rate('DAI', '8450', '15.00', 'Lavadoras de ropa'),
    rate('DAI', '85', '5.00', 'Máquinas y material eléctrico'),
    rate('DAI', '8517', '0.00', 'Teléfonos'),
    rate('DAI', '8528', '15.00', 'Monitores y televisores'),
    rate('DAI', '87', '10.00', 'Vehículos y sus partes'),
    rate('DAI', '90', '0.00', 'Óptica, medida y aparatos médicos'),
    rate('DAI', '94', '15.00', 'Muebles y alumbrado'),
    rate('DAI', '95', '15.00', 'Juguetes y artículos de deporte'),
    rate('DAI', '96', '10.00', 'Manufacturas diversas'),
  ],
});

/** Settings that an administrator may replace like any list. PORCENTAJE in percent of FOB plus freight. */
export const settingList = makeList({
  name: catalogue.settings,
  title: 'Parámetros de cálculo',
  source: 'Práctica del oficio; confirme el porcentaje con la autoridad',
  sample: true,
  rows: [{ CLAVE: 'SEGURO_TEORICO', VALOR: 'Seguro teórico cuando no se pagó ninguno', PORCENTAJE: '1.50' }],
});
