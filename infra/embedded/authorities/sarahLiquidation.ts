import { shippedCatalogues } from '../../../shared/catalogues/shippedCatalogues.ts';
import type { CountryCode } from '../../../shared/countries/country.ts';
import { countries } from '../../../shared/countries/countries.ts';
import { calculateDua } from '../../../shared/dua/calculate.ts';
import { duaDataSets, type DuaBody } from '../../../shared/dua/dataSets.ts';
import { caratula } from '../../../shared/dua/xml/elements/caratula.ts';
import { goods } from '../../../shared/dua/xml/elements/goods.ts';
import { itemTaxes, itemValues, taxes } from '../../../shared/dua/xml/elements/liquidation.ts';
import { itemAdvantages } from '../../../shared/dua/xml/elements/papers.ts';
import { addDays } from '../../../shared/foundation/dates/date.ts';
import { divide } from '../../../shared/foundation/decimal/decimal.ts';
import { makeReference } from '../../../shared/foundation/documents/makeReference.ts';
import { blankBody, blankRecord, type AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { readGroup } from '../../../shared/foundation/xml/readGroup.ts';
import type { XmlNode } from '../../../shared/foundation/xml/readXml.ts';
import { escapeXml } from '../../../shared/foundation/xml/escapeXml.ts';
import type { XmlGroup } from '../../../shared/foundation/xml/element.ts';

/**
 * The liquidation of the practice SARAH as its answer carries it: by its own reading of the declaration data and by the
 * lists that the product ships, whatever the declaration says that it owes.
 * @param moment local moment of the answer, which is the slip's
 * @param higher the first item is settled by a customs value a tenth higher than declared
 */
export function sarahLiquidation(
  declaration: XmlNode,
  moment: string,
  number: string,
  higher: boolean,
): string {
  const body = calculateDua(declared(declaration, higher), referenceOn(moment.slice(0, 10)));
  const { TOTAL_PAGAR, TOTAL_GARANTIZAR } = body.LIQUIDACION;
  return (
    `<liquidacion><idLiquidacion>${escapeXml(`L${number}`)}</idLiquidacion>` +
    `<fechaLiquidacion>${moment}</fechaLiquidacion>` +
    `<fechaVencimiento>${addDays(moment.slice(0, 10), SLIP_DAYS)}</fechaVencimiento>` +
    `<totalPagar>${TOTAL_PAGAR}</totalPagar><totalGarantizar>${TOTAL_GARANTIZAR}</totalGarantizar>` +
    listOf(itemValues, body.LIQUIDACION_ITEMS) +
    listOf(itemTaxes, body.LIQUIDACION_ITEM_TRIBUTOS) +
    `${listOf(taxes, body.LIQUIDACION_TRIBUTOS)}</liquidacion>`
  );
}

const COUNTRY: CountryCode = 'HN';
/** Days for which a slip of the practice SARAH holds: how long a real one does is not published (domain 10). */
const SLIP_DAYS = 8;

/** What a liquidation reads of a declaration. */
function declared(declaration: XmlNode, higher: boolean): DuaBody {
  const items = readGroup(goods, declaration).map((each, index) => ({
    ...blankRecord(duaDataSets.DETALLE_MERCANCIAS),
    ...each,
    ...(higher && index === 0 ? { AJUSTE_INCLUIR: tenth(each) } : {}),
    ID_ITEM: each['NUMERO_ITEM'] ?? '',
  }));
  return {
    ...blankBody(duaDataSets),
    DECLARACION: { ...blankRecord(duaDataSets.DECLARACION), ...readGroup(caratula, declaration)[0] },
    DETALLE_MERCANCIAS: items,
    DETALLE_VENTAJAS: readGroup(itemAdvantages, declaration).map((each) => ({
      ...blankRecord(duaDataSets.DETALLE_VENTAJAS),
      ...each,
      ID_ITEM: each['NUMERO_ITEM'] ?? '',
    })),
  };
}

const tenth = ({ VALOR_FOB = '0' }: AnyRecord): string => divide(VALOR_FOB || '0', '10', 2);

const referenceOn = (today: string) =>
  makeReference({
    country: COUNTRY,
    today,
    checkTaxId: countries[COUNTRY].checkTaxId,
    lists: new Map(
      shippedCatalogues.filter((list) => list.countries.includes(COUNTRY)).map((list) => [list.name, list]),
    ),
  });

/** A list of records by the elements of the message's own group, where each stands under its field. */
const listOf = (group: XmlGroup<never>, records: readonly AnyRecord[]): string =>
  `<${group.list}>${records.map((record) => `<${group.node}>${group.elements.map(({ node, field = '' }) => `<${node}>${escapeXml(record[field] ?? '')}</${node}>`).join('')}</${group.node}>`).join('')}</${group.list}>`;
