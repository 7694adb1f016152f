import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { parseAmount } from '../../shared/foundation/decimal/amount.ts';
import { round } from '../../shared/foundation/decimal/decimal.ts';
import type { Field } from '../../shared/foundation/fields/field.ts';
import { kinds, type Parsed } from '../../shared/foundation/fields/kinds.ts';
import { readText } from '../../shared/foundation/fields/readText.ts';

/** A point that parts decimals here and groups thousands elsewhere: '1.234', 'Q 12.500'. */
const POINT_OF_THREE = /^\D*[1-9]\d{0,2}\.\d{3}\D*$/;

const decimalsOf = (field: Field): number => field.decimals ?? 2;

/** Whether an amount is one number or a thousand times it, where the field has no room for three decimals. */
export const isEitherWay = (text: string, field: Field): boolean =>
  field.kind === 'decimal' &&
  decimalsOf(field) < 3 &&
  POINT_OF_THREE.test(text) &&
  parseAmount(text, decimalsOf(field)) !== undefined;

/** Why an amount of two readings is none, with what to write for either. */
export function eitherReason(text: string, field: Field): string {
  const decimals = decimalsOf(field);
  const read = (each: string): string => round(parseAmount(each, decimals) ?? '', decimals);
  const less = kinds.decimal.format(read(text), field);
  const more = read(text.replace(/\.(?=\d{3}\D*$)/, ''));
  return `«${text}» puede ser ${kinds.decimal.format(more, field)} o ${less}; escriba ${more.replace(/\.0*$/, '')} o ${less}`;
}

/** What a person typed, to the stored value; an amount of two readings is none. */
export function readTyped(text: string, field: Field, reference: Reference): Parsed {
  return isEitherWay(text, field)
    ? { ok: false, reason: eitherReason(text, field) }
    : readText(text, field, reference);
}
