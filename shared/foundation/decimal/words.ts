import { toUnits, round } from './decimal.ts';

/** What the amount counts, as it is printed: 'QUETZAL' and 'QUETZALES'. */
export interface CurrencyWords {
  one: string;
  many: string;
}

// prettier-ignore
const UNITS = [
  '', 'UNO', 'DOS', 'TRES', 'CUATRO', 'CINCO', 'SEIS', 'SIETE', 'OCHO', 'NUEVE', 'DIEZ', 'ONCE', 'DOCE',
  'TRECE', 'CATORCE', 'QUINCE', 'DIECISÉIS', 'DIECISIETE', 'DIECIOCHO', 'DIECINUEVE', 'VEINTE', 'VEINTIUNO',
  'VEINTIDÓS', 'VEINTITRÉS', 'VEINTICUATRO', 'VEINTICINCO', 'VEINTISÉIS', 'VEINTISIETE', 'VEINTIOCHO',
  'VEINTINUEVE',
];
const TENS = ['', '', '', 'TREINTA', 'CUARENTA', 'CINCUENTA', 'SESENTA', 'SETENTA', 'OCHENTA', 'NOVENTA'];
// prettier-ignore
const HUNDREDS = [
  '', 'CIENTO', 'DOSCIENTOS', 'TRESCIENTOS', 'CUATROCIENTOS', 'QUINIENTOS', 'SEISCIENTOS', 'SETECIENTOS',
  'OCHOCIENTOS', 'NOVECIENTOS',
];
const LIMIT_CENTS = 1e14;

/**
 * The amount in Spanish capitals with cents as a fraction (spec 9, prints): '1234.50' is
 * 'UN MIL DOSCIENTOS TREINTA Y CUATRO CON 50/100', with a currency '… QUETZALES CON 50/100'. A thousand is
 * 'UN MIL', as cheques are written here, so that nothing can be put before it. Rounded half up to cents; blank gives ''.
 * @param currencyName the plural, or both forms when one unit may occur.
 * @throws RangeError from a million millions on, or when the value is no canonical decimal.
 */
export function amountInWords(value: string, currencyName?: string | CurrencyWords): string {
  if (value === '') return '';
  const cents = toUnits(round(value, 2), 2);
  if (Math.abs(cents) >= LIMIT_CENTS) throw new RangeError(`Too large for words: ${value}`);
  const fraction = Math.abs(cents) % 100;
  const whole = (Math.abs(cents) - fraction) / 100;

  const parts = [cents < 0 ? 'MENOS' : '', integerInWords(whole, currencyName !== undefined)];
  if (currencyName !== undefined) {
    if (whole > 0 && whole % 1_000_000 === 0) parts.push('DE');
    parts.push(
      typeof currencyName === 'string' ? currencyName : whole === 1 ? currencyName.one : currencyName.many,
    );
  }
  parts.push('CON', `${String(fraction).padStart(2, '0')}/100`);
  return parts.filter((part) => part !== '').join(' ');
}

/** @param beforeNoun whether a noun follows, which shortens a final UNO to UN. */
function integerInWords(whole: number, beforeNoun: boolean): string {
  if (whole === 0) return 'CERO';
  const millions = Math.floor(whole / 1_000_000);
  const below = whole % 1_000_000;
  const parts: string[] = [];
  if (millions > 0) parts.push(belowMillion(millions, true), millions === 1 ? 'MILLÓN' : 'MILLONES');
  if (below > 0) parts.push(belowMillion(below, beforeNoun));
  return parts.join(' ');
}

function belowMillion(value: number, beforeNoun: boolean): string {
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  const parts: string[] = [];
  if (thousands > 0) parts.push(belowThousand(thousands, true), 'MIL');
  if (rest > 0) parts.push(belowThousand(rest, beforeNoun));
  return parts.join(' ');
}

function belowThousand(value: number, beforeNoun: boolean): string {
  if (value === 100) return 'CIEN';
  const tail = value % 100;
  let words = UNITS[tail];
  if (words === undefined) {
    const unit = tail % 10;
    words = TENS[(tail - unit) / 10]! + (unit > 0 ? ` Y ${UNITS[unit]!}` : '');
  }
  if (beforeNoun) words = words.replace(/VEINTIUNO$/, 'VEINTIÚN').replace(/UNO$/, 'UN');
  return [HUNDREDS[(value - tail) / 100]!, words].filter((part) => part !== '').join(' ');
}
