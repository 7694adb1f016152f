import { countries } from '../countries/countries.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';

/**
 * Codes of a file by their digits. A spreadsheet that took them for numbers dropped the zero with which those of the
 * first nine chapters begin: where no code of the file begins with one, a code that lacks a single digit gets it back, and
 * so do the headings that stand before it.
 */
export function wholeCodes(
  written: readonly string[],
  reference: Reference,
): { codes: readonly string[]; mended: number } {
  const codes = written.map((each) => plainTariff(each).replace(/-/g, ''));
  const digits = countries[reference.country].tariffDigits;
  const short = (code: string): boolean => /^[1-9]\d*$/.test(code) && digits.includes(code.length + 1);
  const lost = !codes.some((code) => code.startsWith('0')) && codes.some(short);
  if (!lost) return { codes, mended: 0 };
  let mended = 0;
  let first = false;
  const whole = codes.toReversed().map((code) => {
    if (digits.includes(code.length)) first = false;
    else if (short(code)) {
      first = true;
      mended += 1;
    }
    return first && /^\d+$/.test(code) ? `0${code}` : code;
  });
  return { codes: whole.reverse(), mended };
}
