import { formatAmount, parseAmount } from '../decimal/amount.ts';
import { isDecimal, isZero, round } from '../decimal/decimal.ts';
import { formatDate, formatDateTime, isDate, parseDate, parseDateTime } from '../dates/date.ts';
import { checkContainer } from '../numbers/container.ts';
import {
  checkDeclarationNumber,
  formatUnifiedNumber,
  plainDeclarationNumber,
} from '../numbers/declarationNumber.ts';
import { declarationNumberByForm } from '../numbers/declarationNumberByForm.ts';
import { formatOrderNumber, plainOrderNumber } from '../numbers/orderNumber.ts';
import type { NumberCheck } from '../numbers/check.ts';
import { taxIdByForm } from '../numbers/taxIdByForm.ts';
import { chapterFault, dottedTariff, plainTariff } from '../text/tariffCode.ts';
import { cleanText, hasControls, hasHiddenMarks, withoutEmptyMarks } from '../text/clean.ts';
import { withoutPoint } from '../text/withoutPoint.ts';
import { isAuthoritys, isComputed } from './writer.ts';
import type { Field, KindName } from './field.ts';

/** What a kind needs to know of the world; passed in, so that the same check runs in browser, Lambda and test. */
export interface FieldContext {
  /** Local day 'yyyy-mm-dd' (UTC-6). */
  today: string;
  /** The country's rule for tax ids (NIT, RTN). */
  checkTaxId: (text: string) => NumberCheck;
  /** Whether a catalogue is loaded and holds the code; undefined when the catalogue is not loaded. */
  hasCode: (catalogue: string, code: string) => boolean | undefined;
}

export type Parsed = { ok: true; value: string } | { ok: false; reason: string };

export interface Kind {
  align: 'left' | 'right';
  inputMode: 'text' | 'decimal' | 'numeric';
  /** Text that a person typed or pasted, to the stored value. Never called with blank text. */
  parse: (text: string, field: Field, context: FieldContext) => Parsed;
  /** Stored value to what a person reads. */
  format: (value: string, field: Field) => string;
  /** What stands where the value is only read, blank too, if it is not what `format` gives: more than a value says. */
  show?: (value: string) => string;
  /** Reason why a stored value has not the kind's shape; undefined when it has. Never called with ''. */
  check: (value: string, field: Field, context: FieldContext) => string | undefined;
}

const ok = (value: string): Parsed => ({ ok: true, value });
const no = (reason: string): Parsed => ({ ok: false, reason });
const same = (value: string): string => value;

const tooLong = (value: string, field: Field): string | undefined =>
  field.max !== undefined && value.length > field.max
    ? `tiene ${value.length} caracteres y admite ${field.max}; acórtelo`
    : undefined;

const viaParse =
  (parse: Kind['parse']): Kind['check'] =>
  (value, field, context) => {
    const parsed = parse(value, field, context);
    if (!parsed.ok) return parsed.reason;
    return parsed.value === value ? undefined : `se guarda como «${parsed.value}»; escríbalo así`;
  };

/** The save reads such a text again as its input would, so that what nobody sees goes and the words stay. */
const unclean = (value: string): string | undefined =>
  hasHiddenMarks(value)
    ? 'lleva marcas invisibles que cambian el orden del texto; bórrelas'
    : hasControls(value)
      ? 'lleva tabulaciones, saltos de línea u otros caracteres de control; cámbielos por espacios'
      : undefined;

const textKind: Kind = {
  align: 'left',
  inputMode: 'text',
  parse: (text) => ok(cleanText(text).trim()),
  format: same,
  check: (value, field) => tooLong(value, field) ?? unclean(value),
};

/** Every way in which a text ends a line; a note keeps them as one. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

const noteKind: Kind = {
  ...textKind,
  parse: (text) =>
    ok(
      text
        .split(LINE_END)
        .map((line) => cleanText(line))
        .join('\n')
        .trim(),
    ),
  check: (value, field) => tooLong(value, field) ?? unclean(value.replaceAll('\n', '')),
};

/** Beyond so many digits before the point sums leave the safe integers; no number of the trade comes near. */
const WHOLE_DIGITS = 12;

function settled(value: string, field: Field): Parsed {
  const remedy = (own: string): string =>
    isComputed(field) ? 'revise los datos de los que se calcula' : own;
  if (value.startsWith('-') && !field.negative)
    return no(`no puede ser negativo; ${remedy('revise el signo')}`);
  const long = value.length > WHOLE_DIGITS && /^-?\d{13}/.test(value);
  return long ? no(`tiene más de ${WHOLE_DIGITS} dígitos enteros; ${remedy('revise el número')}`) : ok(value);
}

const parseDecimal: Kind['parse'] = (text, field) => {
  const decimals = field.decimals ?? 2;
  const value = parseAmount(text, decimals);
  if (value === undefined) {
    return no(`«${text}» no es un número con hasta ${decimals} decimales; escríbalo como 1,234.50`);
  }
  const has = value.length - value.indexOf('.') - 1;
  return has > decimals && value.includes('.') ? no(tooFine(text, value, has, field)) : settled(value, field);
};

/** Nobody writes digits to lose them: which number is meant is asked, whoever wrote it. */
function tooFine(text: string, value: string, has: number, field: Field): string {
  const decimals = field.decimals ?? 2;
  const rounded = round(value, decimals);
  const shown = formatDecimal(rounded, field);
  const remedy = isZero(rounded)
    ? `su redondeo es cero: use una unidad menor, o escriba ${shown}`
    : `escriba ${shown}, que es su redondeo`;
  return `«${text.trim()}» tiene ${has} decimales y aquí caben ${decimals}; ${remedy}`;
}

/** A number with the decimals of its field; one that the authority answered as it came, with all that it has. */
export function formatNumber(value: string, field: Field, decimals: number): string {
  if (!isAuthoritys(field)) return formatAmount(value, decimals);
  if (!isDecimal(value)) return value;
  const point = value.indexOf('.');
  return formatAmount(value, Math.max(decimals, point < 0 ? 0 : value.length - point - 1));
}

const formatDecimal: Kind['format'] = (value, field) => {
  const decimals = field.decimals ?? 2;
  const text = formatNumber(value, field, decimals);
  const spare = decimals - (field.fewest ?? decimals);
  return spare > 0 ? text.replace(new RegExp(`\\.?0{1,${spare}}$`), '') : text;
};

/** A part of a whole, or what is a thousand where the dot groups: '2.5', '1.000'. */
const NOT_WHOLE = /\.\d*[1-9]|^\D*\d{1,3}(?:\.\d{3})+\D*$/;

const parseInteger: Kind['parse'] = (text, field) => {
  const value = NOT_WHOLE.test(text) ? undefined : parseAmount(text, 0);
  if (value === undefined) return no(`«${text}» no es un número entero; escríbalo sin decimales`);
  return settled(value, field);
};

const parseDay: Kind['parse'] = (text, _field, context) => {
  const value = parseDate(text, context.today);
  return value === undefined ? no(`«${text}» no es una fecha; escríbala como dd/mm/aaaa`) : ok(value);
};

const parseMoment: Kind['parse'] = (text, _field, context) => {
  const value = parseDateTime(text, context.today);
  return value === undefined
    ? no(`«${text}» no es fecha y hora; escríbalas como dd/mm/aaaa hh:mm`)
    : ok(value);
};

const FLAGS: ReadonlyMap<string, string> = new Map([
  ...['1', 's', 'si', 'sí'].map((word) => [word, '1'] as const),
  ...['0', 'n', 'no'].map((word) => [word, '0'] as const),
]);

const parseFlag: Kind['parse'] = (text) => {
  const value = FLAGS.get(text.trim().toLowerCase());
  return value === undefined ? no(`«${text}» no se entiende; escriba Sí o No`) : ok(value);
};

const parseChoice: Kind['parse'] = (text, field, context) => {
  const code = cleanText(text).trim();
  return context.hasCode(field.catalogue ?? '', code) === false
    ? no(`el código «${code}» no está en la lista; elija uno de ella`)
    : ok(code);
};

const parseTariff: Kind['parse'] = (text) => {
  const code = plainTariff(text.trim());
  if (!/^\d{4,12}$/.test(code)) {
    return no(`«${text}» no es una clasificación arancelaria; escriba de 4 a 12 dígitos, como 8471.30.00.00`);
  }
  const fault = chapterFault(code);
  return fault === undefined ? ok(code) : no(`«${text}» no es una clasificación arancelaria: ${fault}`);
};

/** Number checks end their sentence themselves; here the reason becomes part of one. */
const fromCheck =
  (check: (text: string) => NumberCheck): ((text: string) => Parsed) =>
  (text) => {
    const checked = check(text);
    return checked.ok ? checked : no(withoutPoint(checked.reason));
  };

const parseContainer: Kind['parse'] = (text) => fromCheck(checkContainer)(text);
const parseTaxId: Kind['parse'] = (text, _field, context) => fromCheck(context.checkTaxId)(text);

const declarationKind: Kind = {
  align: 'left',
  inputMode: 'text',
  parse: (text) => fromCheck(checkDeclarationNumber)(text),
  // Text of a number that is none would be taken back for the number by a copy or a CSV; only `show` says so (spec 5,
  // declaration number display).
  format: formatUnifiedNumber,
  show: declarationNumberByForm,
  // What an authority answered stands, whatever its length; only its form is ours.
  check: (value, field, context) =>
    textKind.check(value, field, context) ??
    (plainDeclarationNumber(value) === value ? undefined : 'lleva guiones o minúsculas; escríbalo sin ellos'),
};

const parseOrder: Kind['parse'] = (text) => {
  const plain = plainOrderNumber(text);
  return plain.length === 10 || plain.length === 16
    ? ok(plain)
    : no(`«${text}» no es un número de orden; son 10 caracteres, como 123-6000567`);
};

const parsed = (read: Kind['parse'], format: Kind['format'], rest: Partial<Kind> = {}): Kind => {
  const parse: Kind['parse'] = (text, field, context) => read(withoutEmptyMarks(text), field, context);
  return { align: 'left', inputMode: 'text', parse, format, check: viaParse(parse), ...rest };
};

const numeric = { align: 'right', inputMode: 'decimal' } as const;

/** What each kind does; exhaustive, so that a kind without an answer does not compile. */
export const kinds: Record<KindName, Kind> = {
  text: textKind,
  note: noteKind,
  integer: parsed(parseInteger, (value, field) => formatNumber(value, field, 0), {
    ...numeric,
    inputMode: 'numeric',
  }),
  decimal: parsed(parseDecimal, formatDecimal, numeric),
  date: parsed(parseDay, formatDate, {
    check: (value) => (isDate(value) ? undefined : 'no es una fecha del calendario'),
  }),
  dateTime: parsed(parseMoment, formatDateTime),
  flag: parsed(parseFlag, (value) => (value === '1' ? 'Sí' : 'No')),
  choice: parsed(parseChoice, same),
  tariff: parsed(parseTariff, dottedTariff),
  taxId: parsed(parseTaxId, taxIdByForm),
  container: parsed(parseContainer, same),
  orderNumber: parsed(parseOrder, formatOrderNumber),
  declarationNumber: declarationKind,
  reference: textKind,
  key: textKind,
};

/** Stored value as it is read where nobody types: in a list, a locked field. */
export function shownValue(value: string, field: Field): string {
  const { show, format } = kinds[field.kind];
  return show ? show(value) : value === '' ? '' : format(value, field);
}
