import { isDate, isDateTime } from '../../foundation/dates/date.ts';
import { isDecimal } from '../../foundation/decimal/decimal.ts';
import { blankRecord, type AnyRecord } from '../../foundation/fields/dataSet.ts';
import { readGroup } from '../../foundation/xml/readGroup.ts';
import { child, childText, readXml, soapBody } from '../../foundation/xml/readXml.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import { itemTaxes, itemValues, taxes } from '../xml/elements/liquidation.ts';

export type AuthorityLiquidation = Pick<
  DuaBody,
  'SARAH_LIQUIDACION' | 'SARAH_ITEMS' | 'SARAH_ITEM_TRIBUTOS' | 'SARAH_TRIBUTOS'
>;

const AMOUNTS = [
  'VALOR_ADUANA',
  'VALOR_ADUANA_AJUSTADO',
  'VALOR_ADUANA_AJUSTADO_IMPUESTO',
  'BASE_IMPONIBLE',
  'TASA',
  'IMPORTE',
];

/**
 * SARAH's own liquidation from the bytes of its answer, in lempiras; undefined when it brings none, or one in which an
 * amount is none: half a liquidation is compared with nothing.
 */
export function readLiquidation(answer: Uint8Array): AuthorityLiquidation | undefined {
  const reading = readXml(answer);
  const node = reading.kind === 'tree' ? child(soapBody(reading.root), 'liquidacion') : undefined;
  const [issued, until] = [childText(node, 'fechaLiquidacion'), childText(node, 'fechaVencimiento')];
  const totals = {
    ID_LIQUIDACION_EXTERNA: childText(node, 'idLiquidacion'),
    // A date that is none is not said: the amounts beside it hold all the same.
    FECHA_LIQUIDACION: isDateTime(issued) ? issued : '',
    FECHA_VENCIMIENTO: isDate(until) ? until : '',
    TOTAL_PAGAR: childText(node, 'totalPagar'),
    TOTAL_GARANTIZAR: childText(node, 'totalGarantizar'),
  };
  const lists = [itemValues, itemTaxes, taxes].map((group) => readGroup(group, node));
  const told = [...lists.flat().flatMap(amountsOf), totals.TOTAL_PAGAR, totals.TOTAL_GARANTIZAR];
  if (!node || totals.TOTAL_PAGAR === '' || !told.every((each) => each === '' || isDecimal(each)))
    return undefined;
  const [items = [], itemLines = [], lines = []] = lists;
  return {
    SARAH_LIQUIDACION: totals,
    SARAH_ITEMS: items.map((each) => ({
      ...blankRecord(duaDataSets.SARAH_ITEMS),
      ...each,
      ID_LINEA: each['ID_ITEM'] ?? '',
    })),
    SARAH_ITEM_TRIBUTOS: itemLines.map((each) => ({
      ...blankRecord(duaDataSets.SARAH_ITEM_TRIBUTOS),
      ...each,
      ID_LINEA: [each['ID_ITEM'], each['CONCEPTO'], each['TIPO_OBLIGACION']].filter(Boolean).join('-'),
    })),
    SARAH_TRIBUTOS: lines.map((each) => ({
      ...blankRecord(duaDataSets.SARAH_TRIBUTOS),
      ...each,
      ID_LINEA: `${each['CONCEPTO']}-${each['TIPO_OBLIGACION']}`,
    })),
  };
}

const amountsOf = (record: AnyRecord): string[] => AMOUNTS.map((name) => record[name] ?? '');
