import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import type { CatalogueList } from '../../foundation/documents/makeReference.ts';
import { makeList, pairs } from '../makeList.ts';
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
    pairs([
      ['NU', 'Nuevas'],
      ['US', 'Usadas'],
      ['RE', 'Reconstruidas'],
      ['AV', 'Averiadas'],
      ['CO', 'Congelados'],
      ['DE', 'Desarmadas'],
      ['DM', 'Desmontadas'],
      ['EN', 'Envasados, enlatados o embolsados'],
      ['FR', 'Frescos o naturales'],
      ['GA', 'Gaseosos'],
      ['GL', 'Graneles líquidos'],
      ['GR', 'Graneles secos'],
      ['IN', 'Incompletas'],
      ['IT', 'Intangibles'],
      ['LI', 'Líquidos'],
      ['RF', 'Refrigerados'],
      ['SE', 'Secos'],
      ['SO', 'Sólidos'],
      ['VI', 'Vivos'],
      ['ZL', 'Desperdicios de zona libre'],
    ]),
  ),
  makeList({
    name: catalogue.paymentForms,
    title: 'Forma de pago (DVA 19)',
    source: 'Formas de pago de SARAH en datos públicos; códigos propios',
    sample: true,
    rows: pairs([
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
    ]),
  }),
];
