import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { Field } from '../../shared/foundation/fields/field.ts';
import { kinds, type Parsed } from '../../shared/foundation/fields/kinds.ts';
import { parseCell } from './grid/cellText.ts';

/** A point that parts decimals here and groups thousands elsewhere: '1.234', 'Q 12.500'. */
const POINT_OF_THREE = /^\D*[1-9]\d{0,2}\.\d{3}\D*$/;
/** Decimals of a number without the zeros at their end; the point of 'L.' and 'Lps.' begins none. */
const DECIMALS = /(?:^|[^a-z])\.(\d*?)0*\D*$/i;

const decimalsOf = (field: Field): number => field.decimals ?? 2;

/** Whether an amount is one number or a thousand times it, where the field has no room for three decimals. */
export const isEitherWay = (text: string, field: Field): boolean =>
  field.kind === 'decimal' && decimalsOf(field) < 3 && POINT_OF_THREE.test(text);

/** Decimals of a readable amount that its field has no room for: how many it has, else 0. */
export function decimalsBeyond(text: string, field: Field): number {
  const has = field.kind === 'decimal' ? (DECIMALS.exec(text)?.[1]?.length ?? 0) : 0;
  return has > decimalsOf(field) ? has : 0;
}

/** Why an amount of two readings is none, with what to write for either. */
export function eitherReason(text: string, field: Field, reference: Reference): string {
  const read = (each: string): string => {
    const parsed = kinds.decimal.parse(each, field, reference);
    return parsed.ok ? parsed.value : '';
  };
  const less = kinds.decimal.format(read(text), field);
  const more = read(text.replace(/\.(?=\d{3}\D*$)/, ''));
  return `«${text}» puede ser ${kinds.decimal.format(more, field)} o ${less}; escriba ${more.replace(/\.0*$/, '')} o ${less}`;
}

/**
 * What a person typed, to the stored value; unlike a file or a program (spec 5: amounts round) nobody types digits to
 * lose them, so an amount that would lose some is not read.
 */
export function readTyped(text: string, field: Field, reference: Reference): Parsed {
  const parsed = parseCell(text, field, reference);
  if (!parsed.ok) return parsed;
  if (isEitherWay(text, field)) return { ok: false, reason: eitherReason(text, field, reference) };
  const beyond = decimalsBeyond(text, field);
  if (beyond === 0) return parsed;
  const rounded = kinds.decimal.format(parsed.value, field);
  const reason = `«${text}» tiene ${beyond} decimales y aquí caben ${decimalsOf(field)}; escriba ${rounded}, que es su redondeo`;
  return { ok: false, reason };
}
