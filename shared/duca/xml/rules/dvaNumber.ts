import { remembered } from '../../../foundation/remembered.ts';
import { formats } from '../../../foundation/xml/formats.ts';
import type { DucaBody } from '../../dataSets.ts';
import { valueOf, type Rule } from './rule.ts';

/** A number as it is sent, for the schema: without hyphens. */
export const DVA_NUMBER = '[^\\-\\s]{1,30}';

/** Number of each value declaration as it is sent, without hyphens as an order's is, by its key; the same map for the same list. */
export const sentDvaNumbers = remembered(
  (dvas: DucaBody['DVAS']): ReadonlyMap<string, string> =>
    new Map(dvas.map(({ ID_DVA, NUMERO_DVA }) => [ID_DVA, formats.orderNumber(NUMERO_DVA)])),
);

/**
 * Which value declaration a record is or belongs to: two suppliers may number an invoice alike. Of what a person added,
 * which no value declaration brought, the number that was typed.
 */
export const dvaNumber: Rule = (record, { dvas }) => {
  const key = valueOf(record, 'ID_DVA');
  return key === ''
    ? formats.orderNumber(valueOf(record, 'NUMERO_DVA'))
    : (sentDvaNumbers(dvas).get(key) ?? '');
};
