import { isZero, round } from './decimal.ts';

const CURRENCY = /^(?:US\$|USD|GTQ|HNL|LPS\.?|Q\.?|L\.?|\$)\s*/i;
const CURRENCY_AFTER = /\s*(?:USD|GTQ|HNL)$/i;
/** Digits in groups of three by comma or by space, the first group without a leading zero: '0,125' is a decimal comma. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d*)?$/;
const PLAIN = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
/** As many as any field has decimals, and more. */
const ZEROS = '0'.repeat(20);
/** What is stored already: every check of a stored amount comes here, so it is answered before anything is taken apart. */
const STORED = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Reads what a person types or pastes from Excel in es-GT and gives it as a canonical decimal with `decimals`
 * decimals, or with as many more as it was written with, zeros at its end apart: no digit is lost here, and whether
 * it has too many is for the caller to say. Takes comma or space thousands, a dot for
 * decimals, a currency before ('US$', '$', 'Q', 'L', 'Lps.', ISO codes) or after (ISO codes), negatives as '-5',
 * '5-' or '(5)', and the accounting zero 'Q -'. Blank stays ''.
 * @returns undefined when the text is no amount or could be read in two ways ('1.234,50', '1,23', '1.2E+05').
 */
export function parseAmount(text: string, decimals: number): string | undefined {
  const point = text.indexOf('.');
  if ((point < 0 ? 0 : text.length - point - 1) === decimals && STORED.test(text)) return text;
  let rest = text
    .replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .trim();
  if (rest === '') return '';

  let signs = 0;
  const strip = (pattern: RegExp): boolean => {
    const next = rest.replace(pattern, '').trim();
    const found = next.length < rest.length;
    rest = next;
    return found;
  };
  const unwrap = (): void => {
    if (/^\(.*\)$/.test(rest)) {
      rest = rest.slice(1, -1).trim();
      signs += 1;
    }
  };

  if (strip(/^-/)) signs += 1;
  unwrap();
  const currency = strip(CURRENCY) || strip(CURRENCY_AFTER);
  if (currency && rest === '-') return written('0', '', decimals);
  if (strip(/^-/)) signs += 1;
  unwrap();
  if (strip(/-$/)) signs += 1;
  if (signs > 1 || !(PLAIN.test(rest) || GROUPED.test(rest))) return undefined;

  const [whole = '', fraction = ''] = rest.replace(/[, ]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const value = written(digits, fraction.replace(/0+$/, ''), decimals);
  return signs === 1 && !isZero(value) ? `-${value}` : value;
}

/** A number with at least `decimals` decimals. */
function written(whole: string, fraction: string, decimals: number): string {
  const padded = fraction.padEnd(decimals, '0');
  return padded === '' ? whole : `${whole}.${padded}`;
}

/**
 * A canonical decimal as people read it, '###,###,##0.00': comma thousands and dot decimals in every language
 * setting of the machine (spec 5, customs value), rounded half up to `decimals`. Blank stays ''.
 * @throws RangeError when the value is no canonical decimal.
 */
export function formatAmount(value: string, decimals: number): string {
  if (value === '') return '';
  // A stored amount with no more decimals than are shown needs no arithmetic, only its zeros.
  const point = value.indexOf('.');
  const missing = decimals - (point < 0 ? 0 : value.length - point - 1);
  const exact = missing >= 0 && missing <= ZEROS.length && STORED.test(value);
  const shown = exact
    ? value + (point < 0 && decimals > 0 ? '.' : '') + ZEROS.slice(0, missing)
    : round(value, decimals);
  let comma = shown.length - (decimals === 0 ? 0 : decimals + 1) - 3;
  const sign = shown.startsWith('-') ? 1 : 0;
  if (comma <= sign) return shown;
  let grouped = shown.slice(comma);
  for (; comma - 3 > sign; comma -= 3) grouped = `${shown.slice(comma - 3, comma)},${grouped}`;
  return `${shown.slice(0, comma)},${grouped}`;
}
