import { isModuleOf } from '../../countries/isModuleOf.ts';
import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import type { CatalogueList } from '../../foundation/documents/makeReference.ts';
import { makeList, makeLists, named, pairs } from '../makeList.ts';
import { catalogue, type CatalogueName } from '../names.ts';

/** Lists of the DVA (domain 2.3): Honduras publishes them in SARAH; Guatemala's codes are not public, so they stand in. */
const both = (name: CatalogueName, title: string, rows: CatalogueRow[]): CatalogueList[] => [
  makeList({ name, title, countries: ['HN'], source: 'Catálogo de SARAH en datos públicos', rows }),
  makeList({
    name,
    title,
    countries: ['GT'],
    source: 'Catálogo de SARAH; los códigos de la SAT no son públicos',
    sample: true,
    rows,
  }),
];

const payments = pairs([
  ['TB', 'Transferencia bancaria'],
  ['CC', 'Carta de crédito'],
  ['GB', 'Giro bancario'],
  ['PA', 'Pago anticipado'],
  ['PE', 'Pago electrónico'],
  ['CB', 'Cheque bancario'],
  ['CP', 'Cheque personal'],
  ['TC', 'Tarjeta de crédito'],
  ['EF', 'Efectivo'],
  ['OT', 'Otro'],
]);

/** Terms of payment of the DUA that a form of payment is by its nature; by what means one pays says not when. */
const TERMS: Readonly<Record<string, string>> = { CC: 'CC', PA: 'AN' };

/** FORMA_PAGO_FACTURA: code of the DUA's list that follows from the form of payment; blank, a person says it. */
const ofDua = (row: CatalogueRow): CatalogueRow => ({ ...row, FORMA_PAGO_FACTURA: TERMS[row.CLAVE] ?? '' });

export const valueDeclarationLists: CatalogueList[] = [
  ...both(
    catalogue.commercialLevels,
    'Nivel comercial (DVA 8)',
    pairs([
      ['DIS', 'Distribuidor'],
      ['MAY', 'Mayorista'],
      ['MIN', 'Minorista'],
      ['OTR', 'Otros'],
    ]),
  ),
  ...both(
    catalogue.commercialConditions,
    'Condición comercial del proveedor (DVA 11)',
    pairs([
      ['DT', 'Distribuidor'],
      ['FB', 'Fabricante'],
      ['MY', 'Mayorista'],
      ['PR', 'Productor'],
      ['RV', 'Revendedor'],
      ['OT', 'Otro'],
    ]),
  ),
  ...both(
    catalogue.intermediaryTypes,
    'Tipo de intermediario (DVA 14)',
    pairs([
      ['BR', 'Bróker'],
      ['CC', 'Comisionista de compra'],
      ['CV', 'Comisionista de venta'],
      ['CO', 'Corredor'],
      ['OT', 'Otro'],
    ]),
  ),
  ...both(
    catalogue.shippingForms,
    'Forma de envío (DVA 18)',
    pairs([
      ['TT', 'Total'],
      ['PR', 'Parcial'],
      ['FR', 'Fraccionado'],
      ['OT', 'Otro'],
    ]),
  ),
  ...both(
    catalogue.goodsStates,
    'Estado de la mercancía (DVA 35)',
    named([
      ['NU', 'Nuevas', 'NUEVO|NUEVA|NUEVOS|NEW'],
      ['US', 'Usadas', 'USADO|USADA|USADOS|USED'],
      ['RE', 'Reconstruidas', 'RECONSTRUIDO|RECONSTRUIDA|RECONSTRUIDOS|REBUILT'],
      ['AV', 'Averiadas', 'AVERIADO|AVERIADA|AVERIADOS|DAMAGED'],
      ['CO', 'Congelados', 'CONGELADO|CONGELADA|CONGELADAS|FROZEN'],
      ['DE', 'Desarmadas', 'DESARMADO|DESARMADA|DESARMADOS'],
      ['DM', 'Desmontadas', 'DESMONTADO|DESMONTADA|DESMONTADOS'],
      [
        'EN',
        'Envasados, enlatados o embolsados',
        'ENVASADO|ENLATADO|EMBOLSADO|ENVASADOS|ENLATADOS|EMBOLSADOS',
      ],
      ['FR', 'Frescos o naturales', 'FRESCO|FRESCA|FRESCOS|FRESCAS|NATURAL|NATURALES|FRESH'],
      ['GA', 'Gaseosos', 'GASEOSO|GASEOSA|GASEOSAS'],
      ['GL', 'Graneles líquidos', 'GRANEL LÍQUIDO'],
      ['GR', 'Graneles secos', 'GRANEL SECO'],
      ['IN', 'Incompletas', 'INCOMPLETO|INCOMPLETA|INCOMPLETOS'],
      ['IT', 'Intangibles', 'INTANGIBLE'],
      ['LI', 'Líquidos', 'LÍQUIDO|LÍQUIDA|LÍQUIDAS|LIQUID'],
      ['RF', 'Refrigerados', 'REFRIGERADO|REFRIGERADA|REFRIGERADAS|CHILLED'],
      ['SE', 'Secos', 'SECO|SECA|SECAS|DRY'],
      ['SO', 'Sólidos', 'SÓLIDO|SÓLIDA|SÓLIDAS|SOLID'],
      ['VI', 'Vivos', 'VIVO|VIVA|VIVAS|LIVE'],
      ['ZL', 'Desperdicios de zona libre'],
    ]),
  ),
  ...makeLists(
    {
      name: catalogue.paymentForms,
      title: 'Forma de pago (DVA 19)',
      source: 'Formas de pago de SARAH en datos públicos; códigos propios',
      sample: true,
    },
    (country) => payments.map((row) => (isModuleOf(country, 'dua') ? ofDua(row) : row)),
  ),
];
