import type { Reference } from '../documents/reference.ts';
import type { AnyBody, AnyRecord } from '../fields/dataSet.ts';
import type { Field } from '../fields/field.ts';
import { formatNumber, kinds } from '../fields/kinds.ts';

/** Records of a data set; one that a stored body does not have yet counts as blank. */
export function recordsOf(body: AnyBody, set: string): readonly AnyRecord[] {
  const content = body[set];
  return content === undefined ? [] : Array.isArray(content) ? content : [content];
}

/** Whether paper sets the values of the field to the right. */
export const isNumber = ({ kind }: Field): boolean => kind === 'decimal' || kind === 'integer';

/** A stored value as paper shows it; a code of a catalogue comes with its text. */
export function printedValue(field: Field, value: string, reference: Reference): string {
  if (value === '') return '';
  if (field.kind === 'decimal') return formatNumber(value, field, field.decimals ?? 2);
  if (field.kind === 'integer') return value;
  if (field.kind !== 'choice') return kinds[field.kind].format(value, field);
  const text = reference.row(field.catalogue!, value)?.VALOR ?? '';
  return text === '' || text.startsWith(value) ? text || value : `${value} ${text}`;
}
