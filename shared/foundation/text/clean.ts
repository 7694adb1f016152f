/** Characters that XML 1.0 forbids even as references: lone surrogates and the two noncharacters of the plane. */
const XML_ILLEGAL = /[\ud800-\udfff\ufffe\uffff]/gu;
/** Marks that reorder or hide text: bidi controls, zero-width marks, byte-order mark, soft hyphen. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const BREAKS = /\r\n|[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Text of which nothing is to be cleaned and no accent to be taken: nearly all that is typed and searched. */
const PLAIN = /^[ -~]*$/;
const HYPHENS = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;

/**
 * Text fit to be stored, printed and put into a message (spec 5, text cleaning): tabs, line breaks (CRLF as one) and
 * control characters become spaces, every kind of space a plain one, every kind of hyphen or dash '-'; bidi and
 * zero-width marks and what XML 1.0 forbids are removed. Accents, inner spacing and ends stay as they are.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(BREAKS, ' ')
    .replace(SPACES, ' ')
    .replace(HYPHENS, '-')
    .replace(INVISIBLE, '')
    .replace(XML_ILLEGAL, '');
}

/** Marks without width that turn nothing, and marks of direction at either end, where they turn nothing either. */
const EMPTY = /[\u00ad\u180e\u200b-\u200d\u2060-\u2064\ufeff]/g;
const AT_ENDS = /^[\s\u061c\u200e\u200f]+|[\s\u061c\u200e\u200f]+$/g;

/**
 * A number or a day without the marks that cells copied from pages bring along and nobody sees. What turns the order of
 * the signs is left, to be refused: nobody knows which order was meant.
 */
export const withoutEmptyMarks = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(EMPTY, '').replace(AT_ENDS, '');

const HIDDEN = new RegExp(INVISIBLE.source);

/** Whether the text holds marks that nobody sees and that turn or join what is read: right-to-left, zero-width. */
export const hasHiddenMarks = (text: string): boolean => HIDDEN.test(text);

/** What no single line holds, and what XML 1.0 forbids anywhere: tabs, line breaks, control characters, lone surrogates. */
const CONTROL = new RegExp(`${BREAKS.source}|${XML_ILLEGAL.source}`, 'u');

/** Whether the text holds control characters, tabs and line breaks among them. */
export const hasControls = (text: string): boolean => CONTROL.test(text);

/** The text without accents and with its case: 'Peñón' is 'Penon'. */
export function removeAccents(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
}

/** The form in which texts are compared and searched: no accents, lower case, single spaces, no spaces at the ends. */
export function fold(text: string): string {
  return removeAccents(cleanText(text)).toLowerCase().replace(/ +/g, ' ').trim();
}
