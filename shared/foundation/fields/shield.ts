/** A text that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?[\d,]*\.?\d+$/;
/** An apostrophe that only shields: it stands before a formula, or before another apostrophe of the text itself. */
const SHIELDED = /^'(?=[=+\-@\t\r'])/;

/** Text as a cell that no spreadsheet executes; `unshield` gives it back. */
export const shield = (text: string): string =>
  (FORMULA.test(text) && !NUMBER.test(text)) || text.startsWith("'") ? `'${text}` : text;

export const unshield = (text: string): string => text.replace(SHIELDED, '');
