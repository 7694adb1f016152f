import { formatDate } from '../../foundation/dates/date.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { shownValue } from '../../foundation/fields/kinds.ts';
import { dvaDataSets, type DvaHeader } from '../fields/dataSets.ts';
import type { PrintFacts } from './facts.ts';

/** How a box gets its text. */
export type BoxText = (facts: PrintFacts) => string;

type Name = keyof DvaHeader;

export const plain =
  (name: Name): BoxText =>
  ({ body }) =>
    body.DVA[name];

/** The value as its field shows it, with all its digits: a rate without the zeros at its end. */
export const shown =
  (name: Name): BoxText =>
  ({ body }) =>
    shownValue(body.DVA[name], dvaDataSets.DVA.fields[name]);

/** dd/mm/yyyy; empty and placeholder dates print blank (spec 5, printing). */
export const dated =
  (name: Name): BoxText =>
  ({ body }) =>
    formatDate(body.DVA[name]);

/**
 * '###,###,##0.00' (spec 5, customs value); a blank box of part III prints 0.00, because none may be blank (domain
 * 2.1).
 */
export const money =
  (name: Name): BoxText =>
  ({ body }) =>
    formatAmount(body.DVA[name] || '0', 2);

/** Text of the catalogue, or the code itself when the list does not hold it. */
export const named =
  (name: Name, list: string): BoxText =>
  ({ body, reference }) =>
    reference.row(list, body.DVA[name])?.VALOR ?? body.DVA[name];

/** Code and text: 'GTPRQ Puerto Quetzal'. */
export const coded =
  (name: Name, list: string): BoxText =>
  ({ body, reference }) => {
    const code = body.DVA[name];
    const text = reference.row(list, code)?.VALOR ?? '';
    return text.startsWith(code) ? text : `${code} ${text}`.trim();
  };

/** Text of the catalogue with the 'otro' text behind it where the print options allow (spec 6, print toggles). */
export const withOther =
  (name: Name, list: string, other: Name, shown: (facts: PrintFacts) => boolean = () => true): BoxText =>
  (facts) => {
    const text = named(name, list)(facts);
    const more = facts.body.DVA[other];
    return more !== '' && shown(facts) ? [text, more].filter(Boolean).join(': ') : text;
  };
