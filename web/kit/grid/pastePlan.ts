import { compare, sum } from '../../../shared/foundation/decimal/decimal.ts';
import { plainWords } from './cellText.ts';
import type { GridColumn, PastedLine } from './paste.ts';

/** Why a row of a block is no line of its own. */
export type AsideKind = 'title' | 'heading' | 'blank' | 'note' | 'total' | 'sum';

export interface Aside {
  /** Row of the block, from 0. */
  row: number;
  kind: AsideKind;
}

/** How a pasted block is understood, before anybody looked at it. */
export interface PastePlan {
  block: readonly (readonly string[])[];
  /** Texts of the heading row; absent when the block has none and goes by position. */
  headings?: readonly string[];
  /** Names of the columns that the block's cells go to, by position. */
  targets: readonly (string | undefined)[];
  /** Rows that are not pasted unless the person says so. */
  aside: readonly Aside[];
}

const namesOf = ({ name, field }: GridColumn): string[] =>
  [name, field.label, field.box, field.box && `${field.box} ${field.label}`, ...(field.alsoCalled ?? [])]
    .filter((text) => text !== undefined && text !== '')
    .map((text) => plainWords(text!));

/** What a heading may say: its words, and these without the unit in brackets at their end, as in «G.W. (KGS)». */
const wordsOf = (text: string): string[] => [
  ...new Set([text, text.replace(/\s*[([][^()[\]]*[)\]]\s*$/, '')].map(plainWords)),
];

const filledIn = (row: readonly string[]): string[] => row.filter((text) => text.trim() !== '');

/** The columns that a heading row names, when at least two cells (or all of them) name one; else undefined. */
function headingsIn(
  row: readonly string[],
  names: ReadonlyMap<string, string>,
): (string | undefined)[] | undefined {
  const taken = new Set<string>();
  const found = row.map((text) => {
    for (const words of wordsOf(text)) {
      const column = words === '' ? undefined : names.get(words);
      if (column !== undefined && !taken.has(column)) {
        taken.add(column);
        return column;
      }
    }
    return undefined;
  });
  const filled = filledIn(row).length;
  return taken.size > 0 && (taken.size === filled || (taken.size >= 2 && taken.size * 2 >= filled))
    ? found
    : undefined;
}

/** Rows over the headings that a supplier's list may have: name, address, number, date. */
const FARTHEST_HEADING = 15;

function findHeadings(block: PastePlan['block'], columns: readonly GridColumn[]) {
  const names = new Map<string, string>();
  for (const column of columns)
    for (const name of namesOf(column)) if (!names.has(name)) names.set(name, column.name);
  let best: { row: number; targets: (string | undefined)[]; named: number } | undefined;
  for (const [row, cells] of block.slice(0, Math.min(FARTHEST_HEADING, block.length - 1)).entries()) {
    const targets = headingsIn(cells, names);
    const named = targets?.filter((each) => each !== undefined).length ?? 0;
    // Under other rows a single word is no heading: it may be anything.
    if (targets && named > (best?.named ?? 0) && (row === 0 || named > 1)) best = { row, targets, named };
  }
  return best;
}

const TOTAL_WORDS =
  '(?:\\d+|general(?:es)?|parcial(?:es)?|final|us|usd|gtq|hnl|eur|factura|invoice|amount|items?|lineas?|lines?|qty|quantity|cantidad|de|del|la|of|this|page|pagina|valor|value|importe|a|pagar|net|neto|gross|bruto|peso|weight|kgs?|pcs|cartons|ctns|bultos|pallets)';
/** A term of delivery, and the place that it names: «FOB SHANGHAI», «CIF Puerto Quetzal». */
const TERM = '(?:exw|fca|fas|fob|cfr|cif|cpt|cip|dap|dpu|ddp)(?: \\p{L}+){0,4}';
const TOTAL = new RegExp(
  `^(?:sub ?|gran |grand )?(?:total(?:es)?|sumas?)(?: ${TOTAL_WORDS})*(?: ${TERM})?(?: ${TOTAL_WORDS})*$`,
  'u',
);

/** A unit or a currency beside a total's amounts; longer words are goods. */
const SHORT = 5;

const CURRENCIES =
  'us|usd|u s|gtq|q|quetzales|hnl|l|lps|lempiras|eur|euros|mxn|cny|rmb|dollars|dolares|us dollars';
const UNITS =
  'ea|pcs|pzs?|pzas?|piezas?|pieces?|units?|unids?|unidades|sets?|juegos?|pares|pairs?|docenas?|dozens?|kgs?|kilos?|kilogramos?|lbs?|libras?|tons?|toneladas?|ctns?|cartons?|cartones|cajas?|boxes|bultos?|packages?|pkgs?|pallets?|tarimas?|rolls?|rollos?|bags?|sacos?|bolsas?|drums?|tambores|m[23²³]?|mts?|metros?|yds?|yardas?|cbm|lts?|litros?|gal|galones';

/** A number with its currency or its unit, as `plainWords`: «US$ 1,600.00», «Q1,600.00», «10,000 PCS». */
const AMOUNT = new RegExp(`^(?:(?:${CURRENCIES}) ?)?\\d+(?: \\d+)*(?: ?(?:${CURRENCIES}|${UNITS}))?$`, 'u');

const UNIT_AT_END = new RegExp(`(?<=\\d)\\s*(?:${UNITS})\\.?\\s*$`, 'iu');

/** The cells of a total with the units behind their amounts left out: «10,000 PCS» totals as «10,000». */
export const withoutUnits = (cells: readonly string[]): string[] =>
  cells.map((text) => text.replace(UNIT_AT_END, ''));

/** A row that says it is a total, and names nothing else. */
function isTotal(cells: readonly string[]): boolean {
  const filled = filledIn(cells);
  const label = filled.find((text) => TOTAL.test(plainWords(text)));
  return (
    label !== undefined &&
    filled.every(
      (text) =>
        text === label ||
        !/\p{L}/u.test(text) ||
        plainWords(text).length <= SHORT ||
        AMOUNT.test(plainWords(text)),
    )
  );
}

const sameCells = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((text, index) => plainWords(text) === plainWords(other[index] ?? ''));

/** Fewest headings that make a row of a single cell a remark and not a line. */
const TABLE = 3;

/** What a block is: its heading row in any column order, or by position from the column that it is pasted on; and its rows that are no lines. */
export function planPaste(
  block: PastePlan['block'],
  columns: { shown: readonly GridColumn[]; every: readonly GridColumn[] },
  startColumn: number,
): PastePlan {
  const found = findHeadings(block, columns.every);
  const headings = found && block[found.row]!;
  const width = Math.max(0, ...block.map((row) => row.length));
  const byPosition = columns.shown.slice(startColumn).map(({ name }) => name);
  const targets = Array.from({ length: width }, (_, index) =>
    found ? found.targets[index] : byPosition[index],
  );
  const kindOf = (cells: readonly string[], row: number): AsideKind | undefined => {
    if (found && row < found.row) return filledIn(cells).length === 0 ? 'blank' : 'title';
    if (row === found?.row || (headings && sameCells(headings, cells))) return 'heading';
    const filled = filledIn(cells).length;
    // Without headings a blank row may be meant: it clears the cells that it is pasted on.
    if (filled === 0) return found ? 'blank' : undefined;
    if (isTotal(cells)) return 'total';
    return filled === 1 && (found?.named ?? 0) >= TABLE ? 'note' : undefined;
  };
  const aside = block.flatMap((cells, row): Aside[] => {
    // A single row is what is copied, whatever it says.
    const kind = block.length > 1 ? kindOf(cells, row) : undefined;
    return kind ? [{ row, kind }] : [];
  });
  return { block, ...(headings ? { headings } : {}), targets, aside };
}

/** Whether the rows of a block go as they come, each cell by its position: it has no headings, and no rows that are no lines. */
export const isByPosition = ({ headings, aside }: PastePlan): boolean =>
  headings === undefined && aside.length === 0;

/** What a total row of the supplier says of a column, beside the sum of the lines that would be pasted. */
export interface Control {
  column: string;
  said: string;
  found: string;
  /** Cells of the column that are no amounts, and so in no sum. */
  uncounted: number;
  same: boolean;
}

/**
 * Compares a total, read as a line, with the lines it totals; columns that the lines leave blank are not asked, nor are
 * those of which no cell could be read.
 */
export function controlOf(
  total: PastedLine,
  lines: readonly PastedLine[],
  columns: readonly GridColumn[],
): Control[] {
  return columns
    .filter(({ name, field }) => field.kind === 'decimal' && (total.values[name] ?? '') !== '')
    .flatMap(({ name }) => {
      const values = lines.map((line) => line.values[name] ?? '').filter((value) => value !== '');
      if (values.length === 0) return [];
      const [said, found] = [total.values[name]!, sum(values)];
      const uncounted = lines.filter((line) => line.rejected[name]).length;
      return [{ column: name, said, found, uncounted, same: compare(said, found) === 0 }];
    });
}

/** What a total may be called that is not known for one by its words alone. */
const CALLED_TOTAL = /^(?:sub ?|gran |grand )?total/;
/** Sums that show such a one for what it is: that a single amount is the sum of others may be chance. */
const ENOUGH_SUMS = 2;

/**
 * Whether the last line has amounts alone, or calls itself some total beside them, and each is the sum of those above it: a
 * total that does not say so in words that are known.
 */
export function sumAtEnd(lines: readonly PastedLine[], columns: readonly GridColumn[]): boolean {
  const last = lines.at(-1);
  if (!last || lines.length < 3 || Object.keys(last.rejected).length > 0) return false;
  const filled = columns.filter(({ name }) => (last.values[name] ?? '') !== '');
  const amounts = filled.filter(({ field }) => field.kind === 'decimal');
  const words = filled.filter((column) => !amounts.includes(column));
  const isCalled = (): boolean =>
    amounts.length >= ENOUGH_SUMS &&
    words.length === 1 &&
    CALLED_TOTAL.test(plainWords(last.values[words[0]!.name] ?? ''));
  if (amounts.length === 0 || (words.length > 0 && !isCalled())) return false;
  const controls = controlOf(last, lines.slice(0, -1), columns);
  return controls.length === amounts.length && controls.every(({ same }) => same);
}
