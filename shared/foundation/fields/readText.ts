import { codeMeant, type NamedRow } from './codeMeant.ts';
import type { Field } from './field.ts';
import { kinds, type FieldContext, type Parsed } from './kinds.ts';

/** What reading a text needs to know: besides what the kinds ask, the entries of a list. */
export interface TextContext extends FieldContext {
  rows: (catalogue: string) => readonly NamedRow[];
}

/** How a choice shows itself, and comes back by a copy: «GT · Guatemala». */
const BETWEEN = ' · ';

/**
 * Text that a person typed in a form or a sheet, pasted, or brought in a CSV, to the stored value: one reading for all of
 * them. A choice by its code, its text, both, or another name; blank text is the blank value.
 */
export function readText(text: string, field: Field, context: TextContext): Parsed {
  if (text.trim() === '') return { ok: true, value: '' };
  const parsed = kinds[field.kind].parse(text, field, context);
  const { kind, catalogue = '' } = field;
  if (kind !== 'choice' || (parsed.ok && context.hasCode(catalogue, parsed.value) !== false)) return parsed;
  const [code = ''] = text.split(BETWEEN);
  if (context.hasCode(catalogue, code.trim())) return { ok: true, value: code.trim() };
  return codeMeant(text, context.rows(catalogue)) ?? parsed;
}
