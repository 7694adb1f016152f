import type { Field } from '../../../shared/foundation/fields/field.ts';
import { kinds } from '../../../shared/foundation/fields/kinds.ts';
import { removeAccents } from '../../../shared/foundation/text/clean.ts';

/** Words as people compare them: small letters, no accents, no punctuation. */
export const plainWords = (text: string): string =>
  removeAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const showCell = (value: string, field: Field): string =>
  value === '' ? '' : kinds[field.kind].format(value, field);
