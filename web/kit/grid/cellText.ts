import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { codeMeant } from '../../../shared/foundation/fields/codeMeant.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import { kinds, type Parsed } from '../../../shared/foundation/fields/kinds.ts';
import { removeAccents } from '../../../shared/foundation/text/clean.ts';

/** Words as people compare them: small letters, no accents, no punctuation. */
export const plainWords = (text: string): string =>
  removeAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Typed or pasted text of a cell to its stored value; a choice by its code, its text, both, or another name. */
export function parseCell(text: string, field: Field, reference: Reference): Parsed {
  if (text.trim() === '') return { ok: true, value: '' };
  const parsed = kinds[field.kind].parse(text, field, reference);
  if (
    field.kind !== 'choice' ||
    (parsed.ok && reference.hasCode(field.catalogue ?? '', parsed.value) !== false)
  )
    return parsed;
  const [code = ''] = text.split(' · ');
  if (reference.hasCode(field.catalogue ?? '', code.trim())) return { ok: true, value: code.trim() };
  return codeMeant(text, reference.rows(field.catalogue ?? '')) ?? parsed;
}

export const showCell = (value: string, field: Field): string =>
  value === '' ? '' : kinds[field.kind].format(value, field);
