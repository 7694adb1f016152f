import type { CatalogueList } from '../../foundation/documents/makeReference.ts';
import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { once } from '../../foundation/once.ts';
import { makeList, pairs } from '../makeList.ts';
import { catalogue, type CatalogueName } from '../names.ts';

const UNPUBLISHED = 'Muestra propia: SARAH no publica este catálogo; cargue el suyo por CSV';

const sample = (name: CatalogueName, title: string, rows: CatalogueRow[]): CatalogueList =>
  makeList({ name, title, countries: ['HN'], source: UNPUBLISHED, sample: true, rows });

/**
 * CODIGO_DOCUMENTO is what an advantage must be shown with; blank asks for none. ACUERDO names the treaty whose rate it
 * claims, for the list of preferential rates.
 */
const advantage = (CLAVE: string, VALOR: string, CODIGO_DOCUMENTO: string, ACUERDO = ''): CatalogueRow => ({
  CLAVE,
  VALOR,
  CODIGO_DOCUMENTO,
  ACUERDO,
});

/** DATO names what the vehicles of the invoices say of it: VIN (else the chassis) or MODELO. Blank, a person says it. */
const complement = (CLAVE: string, VALOR: string, DATO = ''): CatalogueRow => ({ CLAVE, VALOR, DATO });

/** Treaties of Honduras, the document by which their origin is shown, and their advantage. */
const treaties = [
  ['10', 'Mercado Común Centroamericano', '862', '1'],
  ['20', 'DR-CAFTA (Estados Unidos y República Dominicana)', '861', '2'],
  ['30', 'México y Centroamérica', '861', '3'],
  ['40', 'Acuerdo de Asociación con la Unión Europea', '954', '4'],
  ['45', 'Acuerdo de Asociación con el Reino Unido', '954', '5'],
  ['50', 'Colombia', '861', '6'],
  ['55', 'Chile', '861', '7'],
  ['60', 'Panamá', '861', '8'],
  ['70', 'Corea', '861', '9'],
  ['75', 'Canadá', '861', '10'],
] as const;

const EUROPEAN_UNION =
  'AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK'.split('|');

const MEMBERS: readonly (readonly [country: string, name: string, treaty: string])[] = [
  ['GT', 'Guatemala', '10'],
  ['SV', 'El Salvador', '10'],
  ['NI', 'Nicaragua', '10'],
  ['CR', 'Costa Rica', '10'],
  ['US', 'Estados Unidos', '20'],
  ['DO', 'República Dominicana', '20'],
  ['MX', 'México', '30'],
  ['GB', 'Reino Unido', '45'],
  ['CO', 'Colombia', '50'],
  ['CL', 'Chile', '55'],
  ['PA', 'Panamá', '60'],
  ['KR', 'Corea', '70'],
  ['CA', 'Canadá', '75'],
];

const countryNames = once(() => new Intl.DisplayNames('es-HN', { type: 'region' }));
const countryName = (code: string): string => countryNames().of(code) ?? code;

/** Lists that only the Honduran declaration reads (spec 7, catalogues). */
export const honduranDeclarationLists: CatalogueList[] = [
  sample(
    catalogue.specialModalities,
    'Modalidades especiales',
    pairs([
      ['AN', 'Declaración anticipada'],
      ['CO', 'Entrega rápida (courier)'],
      ['MC', 'Menaje de casa'],
      ['EM', 'Envíos de socorro'],
      ['MU', 'Muestras sin valor comercial'],
    ]),
  ),
  sample(
    catalogue.exemptions,
    'Exoneraciones aduaneras',
    pairs([
      ['01', 'Ley de Incentivos al Turismo'],
      ['02', 'Zonas Libres'],
      ['03', 'Régimen de Importación Temporal (Decreto 37-84)'],
      ['04', 'Cuerpo diplomático y organismos internacionales'],
      ['05', 'Donación al Estado'],
      ['06', 'Generación de energía renovable'],
    ]),
  ),
  sample(
    catalogue.storageDeposits,
    'Depósitos de almacenamiento',
    pairs([
      ['A001', 'Depósito aduanero de muestra, San Pedro Sula'],
      ['A002', 'Depósito aduanero de muestra, Tegucigalpa'],
      ['A003', 'Depósito aduanero de muestra, Puerto Cortés'],
    ]),
  ),
  sample(
    catalogue.transitDeposits,
    'Depósitos de la aduana de tránsito',
    pairs([
      ['T001', 'Patio fiscal de muestra, Puerto Cortés'],
      ['T002', 'Patio fiscal de muestra, La Mesa'],
      ['T003', 'Zona libre de muestra, Choloma'],
    ]),
  ),
  sample(
    catalogue.invoicePaymentForms,
    'Formas de pago de la factura',
    pairs([
      ['CO', 'Al contado'],
      ['CR', 'A plazo'],
      ['CC', 'Carta de crédito'],
      ['AN', 'Anticipado'],
      ['SP', 'Sin pago'],
    ]),
  ),
  sample(
    catalogue.transitRoutes,
    'Rutas de tránsito',
    pairs([
      ['R01', 'Puerto Cortés – La Mesa'],
      ['R02', 'Puerto Cortés – Toncontín'],
      ['R03', 'Puerto Cortés – El Amatillo'],
      ['R04', 'Corinto – La Mesa'],
      ['R05', 'Agua Caliente – La Mesa'],
      ['R06', 'Guasaule – El Amatillo'],
    ]),
  ),
  sample(
    catalogue.suspensionReasons,
    'Motivos de la operación suspensiva',
    pairs([
      ['01', 'Perfeccionamiento activo'],
      ['02', 'Reparación'],
      ['03', 'Exhibición o feria'],
      ['04', 'Uso científico'],
      ['05', 'Contrato con el Estado'],
      ['06', 'Mismo estado'],
    ]),
  ),
  makeList({
    name: catalogue.termUnits,
    title: 'Unidades del plazo',
    countries: ['HN'],
    source: 'Códigos propios: SARAH recibe solo el número',
    rows: pairs([
      ['D', 'Días'],
      ['M', 'Meses'],
    ]),
  }),
  sample(
    catalogue.itemTypes,
    'Tipos de ítem',
    pairs([
      ['N', 'Normal'],
      ['C', 'Cancela un ítem anterior'],
      ['I', 'Insumo'],
      ['D', 'Desperdicio'],
    ]),
  ),
  sample(
    catalogue.tariffQuotas,
    'Cuotas arancelarias',
    pairs([
      ['C01', 'Contingente de maíz amarillo (DR-CAFTA)'],
      ['C02', 'Contingente de arroz granza (DR-CAFTA)'],
      ['C03', 'Contingente de queso (Unión Europea)'],
    ]),
  ),
  sample(catalogue.advantages, 'Ventajas', [
    ...treaties.map(([treaty, name, paper, code]) => advantage(code, name, paper, treaty)),
    advantage('50', 'Exoneración por ley especial', '911'),
    advantage('60', 'Mercancía exenta por su naturaleza', ''),
  ]),
  makeList({
    name: catalogue.agreements1,
    title: 'Acuerdos comerciales',
    countries: ['HN'],
    source: 'Tratados vigentes de Honduras; los códigos de SARAH no son públicos',
    sample: true,
    // SIN_CERTIFICADO_HASTA as in Guatemala's list.
    rows: treaties.map(([CLAVE, VALOR, CERTIFICADO, VENTAJA]) => ({
      CLAVE,
      VALOR,
      PREFERENCIAL: '1',
      CERTIFICADO,
      VENTAJA,
      SIN_CERTIFICADO_HASTA: CLAVE === '20' ? '1500.00' : '',
    })),
  }),
  sample(catalogue.complementaryData, 'Datos complementarios', [
    complement('01', 'Número de la declaración del valor'),
    complement('02', 'VIN o chasis del vehículo', 'VIN'),
    complement('03', 'Año del modelo', 'MODELO'),
    complement('04', 'Registro sanitario'),
    complement('05', 'Número de la cita'),
  ]),
  makeList({
    name: catalogue.agreementCountries,
    title: 'Países de cada tratado',
    countries: ['HN'],
    source: 'Partes de los tratados vigentes; los códigos de tratado son de muestra',
    sample: true,
    rows: () => [
      ...MEMBERS.map(([PAIS, VALOR, ACUERDO]) => ({ CLAVE: `${ACUERDO}-${PAIS}`, VALOR, ACUERDO, PAIS })),
      ...EUROPEAN_UNION.map((PAIS) => ({
        CLAVE: `40-${PAIS}`,
        VALOR: countryName(PAIS),
        ACUERDO: '40',
        PAIS,
      })),
    ],
  }),
  sample(catalogue.obligationTypes, 'Tipos de obligación', [
    { CLAVE: 'P', VALOR: 'Pago', MEDIO: 'PB' },
    { CLAVE: 'G', VALOR: 'Garantía', MEDIO: 'DG' },
  ]),
  makeList({
    name: catalogue.europeanUnion,
    title: 'Países de la Unión Europea',
    countries: ['HN'],
    source: 'Estados miembros de la Unión Europea',
    rows: () => EUROPEAN_UNION.map((CLAVE) => ({ CLAVE, VALOR: countryName(CLAVE) })),
  }),
  sample(
    catalogue.courierCategories,
    'Categorías de entrega rápida',
    pairs([
      ['A', 'Documentos'],
      ['B', 'Sin pago de tributos'],
      ['C', 'Con pago de tributos'],
      ['D', 'Con declaración de mercancías'],
    ]),
  ),
  sample(
    catalogue.specialHandling,
    'Manejos especiales',
    pairs([
      ['PE', 'Peligroso'],
      ['RE', 'Refrigerado'],
      ['FR', 'Frágil'],
      ['VI', 'Animales vivos'],
      ['VA', 'Valores'],
    ]),
  ),
  sample(
    catalogue.manifestTypes,
    'Tipos de manifiesto',
    pairs([
      ['M', 'Marítimo'],
      ['A', 'Aéreo'],
      ['T', 'Terrestre'],
      ['C', 'Courier'],
    ]),
  ),
  sample(
    catalogue.transportUnits,
    'Unidades de transporte',
    pairs([
      ['BU', 'Buque'],
      ['AV', 'Aeronave'],
      ['CA', 'Cabezal'],
      ['CM', 'Camión'],
      ['RE', 'Remolque'],
    ]),
  ),
  sample(
    catalogue.manifestComplements,
    'Datos complementarios del manifiesto',
    pairs([
      ['01', 'RTN del desconsolidador'],
      ['02', 'Temperatura'],
      ['03', 'Número ONU de mercancía peligrosa'],
    ]),
  ),
];
