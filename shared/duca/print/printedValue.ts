import { formatAmount } from '../../foundation/decimal/amount.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { AnyRecord } from '../../foundation/fields/dataSet.ts';
import type { Field } from '../../foundation/fields/field.ts';
import { kinds } from '../../foundation/fields/kinds.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';

export type SetName = keyof typeof ducaDataSets;
/** Name of a field of a data set. */
export type FieldName<S extends SetName> = keyof (typeof ducaDataSets)[S]['fields'] & string;

export const fieldOf = (set: SetName, name: string): Field =>
  (ducaDataSets[set].fields as Record<string, Field>)[name]!;

/** Records of a data set; one that a stored body does not have yet counts as blank. */
export function recordsOf(body: DucaBody, set: SetName): readonly AnyRecord[] {
  const content = (body as Record<string, AnyRecord | AnyRecord[] | undefined>)[set];
  return content === undefined ? [] : Array.isArray(content) ? content : [content];
}

/** A stored value as paper shows it; a code of a catalogue comes with its text. */
export function printedValue(field: Field, value: string, reference: Reference): string {
  if (value === '') return '';
  if (field.kind === 'decimal') return formatAmount(value, field.decimals ?? 2);
  if (field.kind === 'integer') return value;
  if (field.kind !== 'choice') return kinds[field.kind].format(value, field);
  const text = reference.row(field.catalogue!, value)?.VALOR ?? '';
  return text === '' || text.startsWith(value) ? text || value : `${value} ${text}`;
}
