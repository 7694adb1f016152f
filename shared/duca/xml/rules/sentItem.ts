import type { AnyRecord } from '../../../foundation/fields/dataSet.ts';
import type { DucaXmlContext } from '../context.ts';
import { valueOf, type Rule } from './rule.ts';

/** A detail goes with its goods, where those are sent and have details. */
export const ofSentItem = (record: AnyRecord, _index: number, { itemNumbers }: DucaXmlContext): boolean =>
  itemNumbers === undefined || itemNumbers.has(valueOf(record, 'NUMERO_ITEM'));

/** Number of the goods among those that are sent. */
export const itemNumber: Rule = (record, { itemNumbers }) => {
  const number = valueOf(record, 'NUMERO_ITEM');
  return itemNumbers?.get(number) ?? number;
};
