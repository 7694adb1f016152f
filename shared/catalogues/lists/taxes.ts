import { isModuleOf } from '../../countries/isModuleOf.ts';
import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList, makeLists, pairs } from '../makeList.ts';
import { catalogue } from '../names.ts';

export const guatemalanTaxes = makeList({
  name: catalogue.taxes,
  title: 'Tributos (DUCA 34.1 y 53.1)',
  countries: ['GT'],
  source:
    'Leyes tributarias de Guatemala; CED es un código de la SAT sin descripción pública; IBA, IBG, ITAB e ICEM son códigos propios',
  sample: true,
  rows: pairs([
    ['DAI', 'Derechos arancelarios a la importación'],
    ['IVA', 'Impuesto al valor agregado'],
    ['IPRIMA', 'Impuesto específico a la primera matrícula'],
    ['IDP', 'Impuesto a la distribución de petróleo crudo y combustibles'],
    ['IBA', 'Impuesto a las bebidas alcohólicas'],
    ['IBG', 'Impuesto a las bebidas gaseosas y similares'],
    ['ITAB', 'Impuesto al tabaco'],
    ['ICEM', 'Impuesto al cemento'],
    ['CED', 'Tributo CED'],
  ]),
});

export const honduranTaxes = makeList({
  name: catalogue.taxes,
  title: 'Tributos',
  countries: ['HN'],
  source: 'Leyes tributarias de Honduras',
  rows: pairs([
    ['DAI', 'Derechos arancelarios a la importación'],
    ['ISV', 'Impuesto sobre ventas'],
    ['SEL', 'Impuesto selectivo al consumo'],
    ['PROCONS', 'Producción y consumo'],
    ['ECOTASA', 'Ecotasa'],
    // Not a tax: what SARAH settles in one total is told and charged under it.
    ['SIN-DESGLOSE', 'Cargos que SARAH no desglosa'],
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

/**
 * TASA in percent with two decimals; the longest PREFIJO that begins the tariff code decides, of the rows that rule on
 * the day. A blank day is no limit; a blank source is that of the list.
 */
const rate = (TRIBUTO: string, PREFIJO: string, TASA: string, what: string, FUENTE = ''): CatalogueRow => ({
  CLAVE: PREFIJO === '' ? TRIBUTO : `${TRIBUTO}-${PREFIJO}`,
  VALOR: what,
  TRIBUTO,
  PREFIJO,
  TASA,
  VIGENTE_DESDE: '',
  VIGENTE_HASTA: '',
  FUENTE,
});

/** DAI by chapter, as the common Central American policy of 0, 5, 10 and 15 % suggests it; a country's own rows are longer. */
const commonDuties = [
  rate('DAI', '01', '10.00', 'Animales vivos'),
  rate('DAI', '02', '15.00', 'Carne y despojos'),
  rate('DAI', '03', '10.00', 'Pescados y mariscos'),
  rate('DAI', '04', '15.00', 'Leche, huevos y miel'),
  rate('DAI', '05', '5.00', 'Productos de origen animal'),
  rate('DAI', '06', '10.00', 'Plantas vivas y floricultura'),
  rate('DAI', '07', '15.00', 'Hortalizas'),
  rate('DAI', '08', '15.00', 'Frutas'),
  rate('DAI', '09', '10.00', 'Café, té y especias'),
  rate('DAI', '10', '10.00', 'Cereales'),
  rate('DAI', '11', '10.00', 'Productos de la molinería'),
  rate('DAI', '12', '5.00', 'Semillas y plantas industriales'),
  rate('DAI', '13', '5.00', 'Gomas y resinas'),
  rate('DAI', '14', '5.00', 'Materias trenzables'),
  rate('DAI', '15', '10.00', 'Grasas y aceites'),
  rate('DAI', '16', '15.00', 'Preparaciones de carne o pescado'),
  rate('DAI', '17', '15.00', 'Azúcares y confitería'),
  rate('DAI', '18', '15.00', 'Cacao y sus preparaciones'),
  rate('DAI', '19', '15.00', 'Preparaciones de cereales'),
  rate('DAI', '20', '15.00', 'Preparaciones de hortalizas o frutas'),
  rate('DAI', '21', '15.00', 'Preparaciones alimenticias diversas'),
  rate('DAI', '22', '15.00', 'Bebidas y vinagre'),
  rate('DAI', '23', '5.00', 'Residuos y alimentos para animales'),
  rate('DAI', '24', '15.00', 'Tabaco'),
  rate('DAI', '25', '5.00', 'Sal, piedras y cemento'),
  rate('DAI', '26', '0.00', 'Minerales'),
  rate('DAI', '27', '5.00', 'Combustibles'),
  rate('DAI', '28', '0.00', 'Productos químicos inorgánicos'),
  rate('DAI', '29', '0.00', 'Productos químicos orgánicos'),
  rate('DAI', '30', '5.00', 'Productos farmacéuticos'),
  rate('DAI', '31', '0.00', 'Abonos'),
  rate('DAI', '32', '5.00', 'Pinturas y tintas'),
  rate('DAI', '33', '10.00', 'Perfumería y cosmética'),
  rate('DAI', '34', '10.00', 'Jabones y ceras'),
  rate('DAI', '35', '5.00', 'Materias albuminoideas y colas'),
  rate('DAI', '36', '10.00', 'Pólvoras y fósforos'),
  rate('DAI', '37', '5.00', 'Productos fotográficos'),
  rate('DAI', '38', '5.00', 'Productos químicos diversos'),
  rate('DAI', '39', '5.00', 'Plástico y sus manufacturas'),
  rate('DAI', '40', '5.00', 'Caucho y sus manufacturas'),
  rate('DAI', '4011', '10.00', 'Neumáticos nuevos de caucho'),
  rate('DAI', '41', '5.00', 'Pieles y cueros'),
  rate('DAI', '42', '15.00', 'Manufacturas de cuero'),
  rate('DAI', '43', '15.00', 'Peletería'),
  rate('DAI', '44', '10.00', 'Madera'),
  rate('DAI', '45', '5.00', 'Corcho'),
  rate('DAI', '46', '15.00', 'Cestería'),
  rate('DAI', '47', '0.00', 'Pasta de madera'),
  rate('DAI', '48', '5.00', 'Papel y cartón'),
  rate('DAI', '49', '0.00', 'Productos editoriales'),
  rate('DAI', '50', '5.00', 'Seda'),
  rate('DAI', '51', '5.00', 'Lana'),
  rate('DAI', '52', '10.00', 'Algodón'),
  rate('DAI', '53', '5.00', 'Otras fibras vegetales'),
  rate('DAI', '54', '10.00', 'Filamentos sintéticos'),
  rate('DAI', '55', '10.00', 'Fibras sintéticas'),
  rate('DAI', '56', '10.00', 'Guata, fieltro y cordeles'),
  rate('DAI', '57', '15.00', 'Alfombras'),
  rate('DAI', '58', '10.00', 'Tejidos especiales'),
  rate('DAI', '59', '5.00', 'Tejidos impregnados'),
  rate('DAI', '60', '10.00', 'Tejidos de punto'),
  rate('DAI', '61', '15.00', 'Prendas de vestir de punto'),
  rate('DAI', '62', '15.00', 'Prendas de vestir, excepto de punto'),
  rate('DAI', '63', '15.00', 'Los demás artículos textiles confeccionados'),
  rate('DAI', '64', '15.00', 'Calzado'),
  rate('DAI', '65', '15.00', 'Sombreros, gorras y cascos'),
  rate('DAI', '66', '15.00', 'Paraguas y bastones'),
  rate('DAI', '67', '15.00', 'Plumas y flores artificiales'),
  rate('DAI', '68', '10.00', 'Manufacturas de piedra o yeso'),
  rate('DAI', '69', '10.00', 'Productos cerámicos'),
  rate('DAI', '70', '5.00', 'Vidrio y sus manufacturas'),
  rate('DAI', '71', '10.00', 'Perlas y metales preciosos'),
  rate('DAI', '72', '0.00', 'Fundición, hierro y acero'),
  rate('DAI', '73', '10.00', 'Manufacturas de fundición, hierro o acero'),
  rate('DAI', '74', '5.00', 'Cobre'),
  rate('DAI', '75', '0.00', 'Níquel'),
  rate('DAI', '76', '5.00', 'Aluminio'),
  rate('DAI', '78', '0.00', 'Plomo'),
  rate('DAI', '79', '0.00', 'Cinc'),
  rate('DAI', '80', '0.00', 'Estaño'),
  rate('DAI', '81', '0.00', 'Los demás metales comunes'),
  rate('DAI', '82', '5.00', 'Herramientas y útiles'),
  rate('DAI', '83', '10.00', 'Manufacturas diversas de metal común'),
  rate('DAI', '84', '0.00', 'Máquinas y aparatos mecánicos'),
  rate('DAI', '8418', '15.00', 'Refrigeradores y congeladores'),
  rate('DAI', '8450', '15.00', 'Lavadoras de ropa'),
  rate('DAI', '85', '5.00', 'Máquinas y material eléctrico'),
  rate('DAI', '8517', '0.00', 'Teléfonos'),
  rate('DAI', '8528', '15.00', 'Monitores y televisores'),
  rate('DAI', '86', '0.00', 'Vehículos para vías férreas'),
  rate('DAI', '87', '10.00', 'Vehículos y sus partes'),
  rate('DAI', '88', '0.00', 'Aeronaves'),
  rate('DAI', '89', '5.00', 'Barcos'),
  rate('DAI', '90', '0.00', 'Óptica, medida y aparatos médicos'),
  rate('DAI', '91', '10.00', 'Relojería'),
  rate('DAI', '92', '10.00', 'Instrumentos musicales'),
  rate('DAI', '93', '15.00', 'Armas'),
  rate('DAI', '94', '15.00', 'Muebles y alumbrado'),
  rate('DAI', '95', '15.00', 'Juguetes y artículos de deporte'),
  rate('DAI', '96', '10.00', 'Manufacturas diversas'),
  rate('DAI', '97', '10.00', 'Objetos de arte'),
];

export const guatemalanRates = makeList({
  name: catalogue.taxRates,
  title: 'Tasas de tributos por posición',
  countries: ['GT'],
  source: 'Muestra propia de DAI por capítulo y partida; el SAC de Guatemala no está publicado como datos',
  sample: true,
  rows: [rate('IVA', '', '12.00', 'IVA general', 'Ley del IVA, Decreto 27-92'), ...commonDuties],
});

/** Where the rates of Honduras were read (domain 3.6). */
const SUMMARIES = 'Resúmenes fiscales públicos de enero de 2025';

export const honduranRates = makeList({
  name: catalogue.taxRates,
  title: 'Tasas de tributos por posición',
  countries: ['HN'],
  source: 'Muestra propia de DAI por capítulo e inciso; cargue el arancel oficial por CSV',
  sample: true,
  rows: [
    rate('ISV', '', '15.00', 'ISV general', SUMMARIES),
    rate('ISV', '2203', '18.00', 'Cerveza', `${SUMMARIES}; el inciso es de muestra`),
    rate('ISV', '2204', '18.00', 'Vino', `${SUMMARIES}; el inciso es de muestra`),
    rate('ISV', '2205', '18.00', 'Vermut y vinos aromatizados', `${SUMMARIES}; el inciso es de muestra`),
    rate('ISV', '2206', '18.00', 'Sidra y bebidas fermentadas', `${SUMMARIES}; el inciso es de muestra`),
    rate(
      'ISV',
      '220710',
      '18.00',
      'Alcohol etílico sin desnaturalizar',
      `${SUMMARIES}; el inciso es de muestra`,
    ),
    rate('ISV', '2208', '18.00', 'Bebidas espirituosas', `${SUMMARIES}; el inciso es de muestra`),
    rate('ISV', '2402', '18.00', 'Cigarros y cigarrillos', `${SUMMARIES}; el inciso es de muestra`),
    rate('ISV', '2403', '18.00', 'Los demás tabacos elaborados', `${SUMMARIES}; el inciso es de muestra`),
    rate('ISV', '3004', '0.00', 'Medicamentos: exentos', `${SUMMARIES}; el inciso es de muestra`),
    ...commonDuties,
    rate('DAI', '8703', '15.00', 'Automóviles'),
    rate('DAI', '010121', '0.00', 'Caballos reproductores de raza pura'),
    rate('DAI', '10063090', '10.00', 'Arroz blanqueado, los demás'),
    rate('DAI', '30049011', '10.00', 'Medicamentos para uso humano'),
    rate('DAI', '401110', '10.00', 'Neumáticos nuevos para automóviles'),
    rate('DAI', '610910', '15.00', 'Camisetas de algodón'),
    rate('DAI', '64039990', '15.00', 'Calzado de cuero, los demás'),
    rate('DAI', '847130', '0.00', 'Computadoras portátiles'),
    rate('DAI', '851712', '0.00', 'Teléfonos móviles'),
    rate('DAI', '85287290', '15.00', 'Televisores en color, los demás'),
  ],
});

const setting = (
  CLAVE: string,
  VALOR: string,
  own: { PORCENTAJE?: string; ACTIVO?: '1' | '0'; TEXTO?: string },
) => ({ CLAVE, VALOR, PORCENTAJE: '', ACTIVO: '', TEXTO: '', ...own });

/** Of the message of the regional declaration, and of the declaration that completes one. */
const REGIONAL = /^XML_|^AVISO_COMPLEMENTARIA/;

const settings: readonly CatalogueRow[] = [
  setting('SEGURO_TEORICO', 'Seguro teórico cuando no se pagó ninguno', {
    PORCENTAJE: '1.50',
    ACTIVO: '1',
  }),
  setting('TRIBUTOS_PAGA_CLIENTE', 'Gastos: los tributos los paga el cliente directamente', { ACTIVO: '0' }),
  setting('XML_PARTIDA_8_DIGITOS', 'XML: inciso a 8 dígitos con acuerdo preferencial', { ACTIVO: '0' }),
  setting('XML_TOTALES_ENTEROS', 'XML: totales de bultos y unidades sin decimales', { ACTIVO: '0' }),
  setting('XML_MENSAJE_VARIANTE', 'XML: mensaje con función 4 e identificador 1', { ACTIVO: '0' }),
  setting('XML_FUNCION_REGISTRO', 'XML: función del mensaje de un registro', { TEXTO: '9' }),
  setting('XML_FUNCION_RECTIFICACION', 'XML: función del mensaje de una rectificación', { TEXTO: '9' }),
  setting('XML_FUNCION_ANULACION', 'XML: función del mensaje de una anulación', { TEXTO: '9' }),
  setting('XML_PROVEEDOR_SOFTWARE', 'XML: identificación del proveedor de software', {
    TEXTO: 'DESPACHO-MUESTRA',
  }),
  setting(
    'AVISO_COMPLEMENTARIA_ESCALA',
    'Avisos: días hábiles sin complementaria para decirlo al administrador',
    {
      TEXTO: '20',
    },
  ),
  setting('AVISO_ORDEN_DIAS', 'Avisos: días antes de la fecha límite en que se avisa de una orden', {
    TEXTO: '2',
  }),
  setting('AVISO_VENCE_DIAS', 'Avisos: días antes de que venza un poder o un certificado', {
    TEXTO: '30',
  }),
];

/**
 * Settings that an administrator may replace like any list. PORCENTAJE in percent of FOB plus freight, unless ACTIVO is
 * '0'; of the others ACTIVO '1' is what holds for who chose nothing (spec 5, XML generation); TEXTO is sent as it stands.
 * A country has those that something of it obeys.
 */
export const settingLists = makeLists(
  {
    name: catalogue.settings,
    title: 'Parámetros de cálculo y del mensaje',
    source: 'Práctica del oficio; confirme el porcentaje y su identificación con la autoridad',
    sample: true,
  },
  (country) => settings.filter(({ CLAVE }) => isModuleOf(country, 'duca') || !REGIONAL.test(CLAVE)),
);
