import { formatAmount } from '../../foundation/decimal/amount.ts';
import type { Field } from '../../foundation/fields/field.ts';
import { shownValue } from '../../foundation/fields/kinds.ts';
import type { SlotText } from '../../foundation/print/slots.ts';
import type { DvaHeader } from '../fields/dataSets.ts';
import type { PrintFacts } from './facts.ts';

/** How a box words its value, where it is not as its kind does. */
export type BoxText = SlotText<PrintFacts>;

/** The value as its field shows it, with all its digits: a rate without the zeros at its end. */
export const shown = (value: string, _facts: unknown, field: Field): string => shownValue(value, field);

/**
 * '###,###,##0.00' (spec 5, customs value); a blank box of part III prints 0.00, because none may be blank (domain
 * 2.1).
 */
export const money = (value: string): string => formatAmount(value || '0', 2);

/** Text of the catalogue alone, or the code itself when the list does not hold it. */
export const named: BoxText = (value, { reference }, { catalogue }) =>
  reference.row(catalogue!, value)?.VALOR ?? value;

/** Text of the catalogue with the 'otro' text behind it where the print options allow (spec 6, print toggles). */
export const withOther =
  (other: keyof DvaHeader, allowed: (facts: PrintFacts) => boolean = () => true): BoxText =>
  (value, facts, field) => {
    const text = named(value, facts, field);
    const more = facts.body.DVA[other];
    return more !== '' && allowed(facts) ? [text, more].filter(Boolean).join(': ') : text;
  };
