import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import { type Parsed } from '../../../shared/foundation/fields/kinds.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import type { UnreadText } from '../unread.ts';
import { eitherReason, isEitherWay } from '../typed.ts';
import { parseCell, plainWords } from './cellText.ts';

export interface GridColumn {
  name: string;
  field: Field;
}

export interface PastedLine {
  values: AnyRecord;
  rejected: Record<string, UnreadText>;
}

export interface Pasted {
  lines: PastedLine[];
  /** Whether the first row of the block named the columns. */
  header: boolean;
  /** Headings that name no column; their cells were left out. */
  unknown: string[];
}

const namesOf = ({ name, field }: GridColumn): string[] =>
  [name, field.label, field.box, field.box && `${field.box} ${field.label}`, ...(field.alsoCalled ?? [])]
    .filter((text) => text !== undefined && text !== '')
    .map((text) => plainWords(text!));

/** What a heading may say: its words, and these without the unit in brackets at their end, as in «G.W. (KGS)». */
const wordsOf = (text: string): string[] => [
  ...new Set([text, text.replace(/\s*[([][^()[\]]*[)\]]\s*$/, '')].map(plainWords)),
];

/** The columns that a heading row names, when at least two cells (or all of them) name one; else undefined. */
function headings(
  row: readonly string[],
  columns: readonly GridColumn[],
): (GridColumn | undefined)[] | undefined {
  const free = [...columns];
  const found = row.map((text) => {
    for (const words of wordsOf(text)) {
      const at = words === '' ? -1 : free.findIndex((column) => namesOf(column).includes(words));
      if (at >= 0) return free.splice(at, 1)[0];
    }
    return undefined;
  });
  const named = found.filter((column) => column !== undefined).length;
  const filled = row.filter((text) => text.trim() !== '').length;
  return named > 0 && (named === filled || (named >= 2 && named * 2 >= filled)) ? found : undefined;
}

/** An amount that can only be one with a decimal comma: '1.234,50', '12,5', '0,125'. */
const DECIMAL_COMMA = /^\D{0,4}(?:\d{1,3}(?:\.\d{3})+,\d+|0,\d+|\d+,(?:\d{1,2}|\d{4,}))\D{0,4}$/;
/** An amount that can only be one with a decimal point: '1,234.50', '12.5', '0.125', '1234.567'. */
const DECIMAL_POINT =
  /^\D{0,4}(?:\d{1,3}(?:,\d{3})+\.\d+|0?\.\d+|\d+\.(?:\d{1,2}|\d{4,})|\d{4,}\.\d+)\D{0,4}$/;
/** Amounts that mean another number where the comma parts decimals. */
const EITHER_WAY = /^\D{0,4}\d{1,3}(?:[.,]\d{3})+\D{0,4}$/;
/** What a spreadsheet makes of a long code that it takes for a number. */
const MANGLED_CODE = /^\d(?:[.,]\d+)?E\+\d{2,3}$/;

/** What the amounts of a block show of the signs that part their decimals. */
interface Signs {
  commas: boolean;
  points: boolean;
}

/** Why a text is not taken although it could be read: it says something else where it comes from. */
function spoiled(text: string, field: Field, { commas, points }: Signs): string | undefined {
  const plain = text.trim();
  const { kind } = field;
  if (kind === 'decimal' && commas && EITHER_WAY.test(plain))
    return `«${plain}» viene con otras cifras de coma decimal y puede ser dos cantidades; escríbala como 1,234.50`;
  if (!points && isEitherWay(plain, field)) return eitherReason(plain, field);
  if (kind === 'text' && MANGLED_CODE.test(plain))
    return `«${plain}» es un código que Excel volvió número; dele formato de texto a la columna y cópiela de nuevo`;
  return undefined;
}

/**
 * What a pasted block means: by its heading row in any column order, else by position from the cell it is pasted on.
 * Computed columns take their place but are never written.
 */
export function readPaste(
  block: readonly (readonly string[])[],
  columns: { shown: readonly GridColumn[]; every: readonly GridColumn[] },
  startColumn: number,
  reference: Reference,
): Pasted {
  const named = block.length > 1 ? headings(block[0] ?? [], columns.every) : undefined;
  const targets = named ?? columns.shown.slice(startColumn);
  const rows = named ? block.slice(1) : block;
  const unknown = named ? (block[0] ?? []).filter((text, index) => text.trim() !== '' && !named[index]) : [];
  const shows = (sign: RegExp): boolean =>
    rows.some((row) =>
      row.some((text, index) => targets[index]?.field.kind === 'decimal' && sign.test(text.trim())),
    );
  const signs = { commas: shows(DECIMAL_COMMA), points: shows(DECIMAL_POINT) };
  const lines = rows.map((row) => {
    const line: PastedLine = { values: {}, rejected: {} };
    row.forEach((text, index) => {
      const column = targets[index];
      if (!column || !isPersons(column.field)) return;
      const reason = spoiled(text, column.field, signs);
      const parsed: Parsed = reason ? { ok: false, reason } : parseCell(text, column.field, reference);
      if (parsed.ok) line.values[column.name] = parsed.value;
      else line.rejected[column.name] = { text, reason: parsed.reason };
    });
    return line;
  });
  return { lines, header: named !== undefined, unknown };
}
