import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { Field } from '../../shared/foundation/fields/field.ts';
import { readTyped } from './typed.ts';

/** Why a text that was left in its place is not its value: it cannot be read, or nobody finished it. */
export function whyUnread(text: string, field: Field, reference: Reference): string {
  const parsed = readTyped(text, field, reference);
  return parsed.ok ? `«${text}» quedó a medio escribir; termínelo o confírmelo con Enter` : parsed.reason;
}
