import { isDate } from '../foundation/dates/date.ts';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { catalogue } from './names.ts';

/** Whether a list that is in force holds a code; undefined when the list is not loaded. */
export type HasCode = (list: string, code: string) => boolean | undefined;

/** Columns that join codes of other lists with «|», or hold one. A code in none of them is refused. */
export type CodeColumns = Readonly<Record<string, readonly string[]>>;

const CODES: CodeColumns = {
  PAISES: [catalogue.countries],
  TRIBUTO: [catalogue.taxes],
  ACUERDO: [catalogue.agreements1],
  ACUERDOS_EXENTOS: [catalogue.agreements1, catalogue.agreements2],
  CERTIFICADO: [catalogue.supportDocuments],
  ESTADOS: [catalogue.goodsStates],
  MODALIDADES: [catalogue.modalities],
  MODALIDAD_PAGO: [catalogue.taxPaymentModes],
  REGIMENES: [catalogue.regimes],
  FORMA_PAGO_FACTURA: [catalogue.invoicePaymentForms],
  DE: [catalogue.units],
  A: [catalogue.units],
};

const WHAT: Readonly<Record<string, string>> = {
  PAISES: 'un país',
  TRIBUTO: 'un tributo',
  ACUERDO: 'un acuerdo',
  ACUERDOS_EXENTOS: 'un acuerdo',
  CERTIFICADO: 'un documento de soporte',
  ESTADOS: 'un estado de la mercancía',
  MODALIDADES: 'una modalidad',
  MODALIDAD_PAGO: 'una modalidad de pago',
  REGIMENES: 'un régimen',
  FORMA_PAGO_FACTURA: 'una forma de pago de la factura',
  DE: 'una unidad de medida',
  A: 'una unidad de medida',
};

const WORDS: Readonly<Record<string, readonly string[]>> = {
  IVA: ['SUMA', 'FUERA', 'EXIME'],
  MEDIDA: ['CANTIDAD', 'PESO_NETO'],
  MONEDA: ['USD'],
  CONTINGENTE: ['DENTRO', 'FUERA'],
  BLOQUEA: ['1', '0'],
  DESCARGA: ['CANTIDAD', 'PARTE', 'ENTERA'],
  SEVERIDAD: ['ERROR', 'ADVERTENCIA', 'NINGUNA'],
};

const DECIMAL = /^(0|[1-9]\d{0,11})(\.\d{1,9})?$/;
const WHOLE = /^\d{1,6}$/;
const AMOUNT_COLUMN =
  /^(ALICUOTA|MONTO|PRECIO|SIN_CERTIFICADO_HASTA|POR_CADA|POR|ENTRE|VALOR_DESDE|VALOR_HASTA)$/;
const DIVISOR_COLUMN = /^(POR_CADA|POR|ENTRE)$/;
const WHOLE_COLUMN = /^(EDAD_DESDE|EDAD_HASTA|ORDEN|MAX_[A-Z]+|USUARIOS|DECLARACIONES|TOKENS)$/;
/** A day of each year, or one counted from Easter. */
const HOLIDAY = /^(?:\d{2}-\d{2}|PASCUA(?:[+-]\d{1,2})?)$/;
/** Days from Monday to Sunday. */
const MOVE = /^-?\d(?:\|-?\d){6}$/;
const DAY_COLUMN = /^(VIGENTE_)?(DESDE|HASTA)$/;

/** Whether a cell of a list that is in force can be reckoned with: a list may be of before its cells were asked. */
export const isAmountCell = (value: string): boolean => DECIMAL.test(value);
export const isWholeCell = (value: string): boolean => WHOLE.test(value);

/**
 * Why a cell of a list of rates, limits or equivalences cannot be used; undefined when it can. Never called blank.
 * @param own columns that in this list hold codes of other lists than elsewhere.
 */
export function ratesCellProblem(
  name: string,
  value: string,
  hasCode: HasCode,
  own: CodeColumns = {},
): string | undefined {
  const lists = own[name] ?? CODES[name];
  if (lists) {
    const unknown = value.split('|').find((code) => lists.every((list) => hasCode(list, code) === false));
    return unknown === undefined
      ? undefined
      : `«${unknown}» no es ${WHAT[name]} de la lista; corríjalo o agréguelo a ella`;
  }
  const words = WORDS[name];
  if (words && !words.includes(value)) return `«${value}» debe ser ${words.join(' o ')}`;
  if (AMOUNT_COLUMN.test(name)) {
    if (!DECIMAL.test(value)) return `«${value}» debe ser un número con punto decimal, como 4.70`;
    if (DIVISOR_COLUMN.test(name) && Number(value) === 0) return 'no puede ser cero';
  }
  if (WHOLE_COLUMN.test(name) && !WHOLE.test(value))
    return `«${value}» debe ser un número entero, sin comas ni puntos`;
  if (DAY_COLUMN.test(name) && !isDate(value)) return `«${value}» debe ser un día como 2026-01-31`;
  // A leap year has every day that there is.
  if (name === 'DIA' && !(HOLIDAY.test(value) && (value.startsWith('P') || isDate(`2024-${value}`)))) {
    return `«${value}» debe ser un día de cada año como 06-30, o uno desde el domingo de Pascua como PASCUA-2`;
  }
  if (name === 'TRASLADO' && !MOVE.test(value)) {
    return `«${value}» debe decir cuántos días se suman si cae en lunes, martes … domingo, como 0|-1|-2|4|3|2|1`;
  }
  if (name === 'PREFIJO' && !/^\d{1,12}$/.test(value)) {
    return `«${value}» debe ser el comienzo de un inciso, solo dígitos`;
  }
  return undefined;
}

const TOLERANCES: ReadonlyMap<string, RegExp> = new Map([
  ['ABSOLUTA', DECIMAL],
  ['PORCENTAJE', DECIMAL],
  ['DIAS', /^\d{1,4}$/],
  ['EXACTA', /^$/],
]);

/** A check between documents that cannot be judged would be switched off, and nobody would hear of it. */
function crossCheckProblem(row: CatalogueRow): readonly [column: string, reason: string] | undefined {
  const { SEVERIDAD: severity, TOLERANCIA: tolerance, TIPO: kind } = row;
  if (severity === undefined || tolerance === undefined || kind === undefined) return undefined;
  if (severity === '') return ['SEVERIDAD', 'está vacía; escriba ERROR, ADVERTENCIA o NINGUNA'];
  const shape = TOLERANCES.get(kind);
  if (!shape) return ['TIPO', `«${kind}» debe ser ${[...TOLERANCES.keys()].join(' o ')}`];
  if (shape.test(tolerance)) return undefined;
  const asked = {
    DIAS: 'debe ser un número entero de días',
    EXACTA: 'queda vacía cuando el TIPO es EXACTA',
  }[kind];
  return ['TOLERANCIA', asked ?? `«${tolerance}» debe ser un número con punto decimal, como 1.00`];
}

/** What is offered and charged: blank, a price would be none and a limit no limit, and nobody would hear of it. */
const OFFERED: Readonly<Record<string, string>> = {
  PRECIO: 'escriba el precio, 0.00 si no se cobra',
  USUARIOS: 'escriba un número entero, 0 si no hay límite',
  DECLARACIONES: 'escriba un número entero, 0 si no hay límite',
  TOKENS: 'escriba un número entero, 0 si no hay límite',
};

function offerProblem(row: CatalogueRow): readonly [column: string, reason: string] | undefined {
  const blank = Object.entries(OFFERED).find(([name]) => row[name] === '');
  if (blank) return [blank[0], `está vacía; ${blank[1]}`];
  return row['PRECIO'] !== undefined && row['MONEDA'] === ''
    ? ['MONEDA', 'está vacía; escriba USD, la moneda en que se cobra']
    : undefined;
}

/** Column and reason of what makes a whole row unusable: a rate that is none, a specific tax that says neither percent nor amount. */
export function ratesRowProblem(
  row: CatalogueRow,
  hasCode: HasCode,
): readonly [column: string, reason: string] | undefined {
  const check = crossCheckProblem(row) ?? offerProblem(row);
  if (check) return check;
  if (row['TASA'] === '') return ['TASA', 'está vacía; escriba la tasa en porcentaje, 0.00 si no se paga'];
  const { ALICUOTA: percent, MONTO: money, UNIDAD: unit = '', BASE: base = '' } = row;
  if (percent === undefined || money === undefined) return undefined;
  if ((percent === '') === (money === '')) {
    return ['ALICUOTA', 'llene una de ALICUOTA y MONTO, y solo una'];
  }
  if (money !== '') {
    return hasCode(catalogue.units, unit) === false
      ? ['UNIDAD', `«${unit}» no es una unidad de medida de la lista; el MONTO es por cada una`]
      : undefined;
  }
  const unknown = base
    .split('+')
    .find((name) => !['CIF', 'FOB', 'TABLA'].includes(name) && hasCode(catalogue.taxes, name) === false);
  return unknown === undefined
    ? undefined
    : ['BASE', `«${unknown}» no es CIF, FOB, TABLA ni un tributo de la lista; únalos con +, como CIF+DAI`];
}
