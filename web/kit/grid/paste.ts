import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import { type Parsed } from '../../../shared/foundation/fields/kinds.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import type { UnreadText } from '../unread.ts';
import { eitherReason, isEitherWay } from '../typed.ts';
import { readText } from '../../../shared/foundation/fields/readText.ts';
import { orderIn } from '../../../shared/foundation/fields/dateOrders.ts';

export interface GridColumn {
  name: string;
  field: Field;
}

export interface PastedLine {
  values: AnyRecord;
  rejected: Record<string, UnreadText>;
}

/** Columns that the cells of a row go to, by position; undefined takes a cell nowhere. */
export type Targets = readonly (GridColumn | undefined)[];

/** The sign that parts the decimals of a block, when the person said so. */
export type DecimalSign = 'point' | 'comma';

/** An amount that can only be one with a decimal comma: '1.234,50', '12,5', '0,125'. */
const DECIMAL_COMMA = /^\D{0,4}(?:\d{1,3}(?:\.\d{3})+,\d+|0,\d+|\d+,(?:\d{1,2}|\d{4,}))\D{0,4}$/;
/** An amount that can only be one with a decimal point: '1,234.50', '12.5', '0.125', '1234.567'. */
const DECIMAL_POINT =
  /^\D{0,4}(?:\d{1,3}(?:,\d{3})+\.\d+|0?\.\d+|\d+\.(?:\d{1,2}|\d{4,})|\d{4,}\.\d+)\D{0,4}$/;
/** Amounts that mean another number where the comma parts decimals. */
const EITHER_WAY = /^\D{0,4}\d{1,3}(?:[.,]\d{3})+\D{0,4}$/;
/** What a spreadsheet makes of a long code that it takes for a number. */
const MANGLED_CODE = /^\d(?:[.,]\d+)?E\+\d{2,3}$/;

/** What the amounts of a block show of the signs that part their decimals, and how many could be two numbers. */
export interface Signs {
  commas: boolean;
  points: boolean;
  either: number;
}

export function signsOf(rows: readonly (readonly string[])[], targets: Targets): Signs {
  const signs: Signs = { commas: false, points: false, either: 0 };
  targets.forEach((target, index) => {
    if (target?.field.kind !== 'decimal' || !isPersons(target.field)) return;
    for (const row of rows) {
      const text = row[index]?.trim() ?? '';
      if (DECIMAL_COMMA.test(text)) signs.commas = true;
      if (DECIMAL_POINT.test(text)) signs.points = true;
      if (isEitherWay(text, target.field)) signs.either += 1;
    }
  });
  return signs;
}

/** Why a text is not taken although it could be read: it says something else where it comes from. */
function spoiled(text: string, field: Field, { commas, points }: Signs): string | undefined {
  const plain = text.trim();
  const { kind } = field;
  if (kind === 'decimal' && commas && EITHER_WAY.test(plain))
    return `«${plain}» viene con otras cifras de coma decimal y puede ser dos cantidades; escríbala como 1,234.50`;
  if (!points && isEitherWay(plain, field)) return eitherReason(plain, field);
  return undefined;
}

/** Of each column of dates the first row whose date can only have the month first: what comes from a sheet of elsewhere. */
const monthsFirst = (rows: readonly (readonly string[])[], targets: Targets, today: string): number[] =>
  targets.map((target, at) =>
    target ? rows.findIndex((row) => orderIn(target.field, row[at] ?? '', today) === 'month') : -1,
  );

/** Why a date that could be two days is none, beside one of its column that has the month first. */
const orderReason = (plain: string, { label }: Field, row: number, other: string): string =>
  `«${plain}» puede ser dos días: en «${label}», la línea ${row + 1} de lo pegado dice «${other.trim()}», con el mes primero; escríbala como dd/mm/aaaa`;

/** The same amount with points for decimals, when the block parts them by comma. */
const withPoint = (text: string): string =>
  text.replace(/[.,](?=[\d,.]*\d)/g, (sign) => (sign === ',' ? '.' : ','));

function readCell(
  text: string,
  field: Field,
  signs: Signs,
  sign: DecimalSign | undefined,
  reference: Reference,
): Parsed {
  const plain = text.trim();
  if (field.kind === 'text' && MANGLED_CODE.test(plain))
    return {
      ok: false,
      reason: `«${plain}» es un código que Excel volvió número; dele formato de texto a la columna y cópiela de nuevo`,
    };
  if (field.kind !== 'decimal') return readText(text, field, reference);
  if (sign) return readText(sign === 'comma' ? withPoint(plain) : text, field, reference);
  const reason = spoiled(text, field, signs);
  return reason ? { ok: false, reason } : readText(text, field, reference);
}

/**
 * What the rows of a pasted block mean in the columns that they go to. Computed columns take their place but are never
 * written; an amount that could be two numbers is none, unless the person said which sign parts the decimals, and a date that
 * could be two days is none where another of its column has the month first.
 */
export function readPaste(
  rows: readonly (readonly string[])[],
  targets: Targets,
  reference: Reference,
  sign?: DecimalSign,
): PastedLine[] {
  const signs = signsOf(rows, targets);
  const months = monthsFirst(rows, targets, reference.today);
  return rows.map((row) => {
    const line: PastedLine = { values: {}, rejected: {} };
    row.forEach((text, index) => {
      const column = targets[index];
      if (!column || !isPersons(column.field)) return;
      const month = months[index] ?? -1;
      if (month >= 0 && orderIn(column.field, text, reference.today) === 'either') {
        const reason = orderReason(text.trim(), column.field, month, rows[month]![index] ?? '');
        line.rejected[column.name] = { text, reason };
        return;
      }
      const parsed = readCell(text, column.field, signs, sign, reference);
      if (parsed.ok) line.values[column.name] = parsed.value;
      else line.rejected[column.name] = { text, reason: parsed.reason };
    });
    return line;
  });
}
