// The number checks of spec 5 on text as it stands, before anything is read from it. None accepts blank.

/** Integer: optional minus and digits only. */
export function isIntegerText(text: string): boolean {
  return /^-?\d+$/.test(text);
}

/** Maximum 999: one to three integer digits with optional decimals. */
export function isUpTo999(text: string): boolean {
  return /^\d{1,3}(?:\.\d+)?$/.test(text);
}

/** Comma-formatted: groups of three digits with commas and optional decimals; up to 999 there is no comma. */
export function isCommaFormatted(text: string): boolean {
  return /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/.test(text);
}
