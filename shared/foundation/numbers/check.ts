/**
 * What checking a typed number gives: its stored form, with a warning when it is unusual but allowed, or the reason
 * why it is refused and what to do about it, in Spanish for the user. Blank is always accepted as '': whether a
 * field may stay blank is for the rules to say.
 */
export type NumberCheck = { ok: true; value: string; warning?: string } | { ok: false; reason: string };

/** The number as the keyboard meant it: capitals, without spaces, hyphens (of any kind), points and slashes. */
export function compact(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069\u2212\ufeff./-]/g, '');
}

/** An accepted number, with a warning when there is one. */
export function accept(value: string, warning?: string): NumberCheck {
  return warning === undefined ? { ok: true, value } : { ok: true, value, warning };
}

/** A refused number; `reason` names what is wrong and the remedy. */
export function refuse(reason: string): NumberCheck {
  return { ok: false, reason };
}
