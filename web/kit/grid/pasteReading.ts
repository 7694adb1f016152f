import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import {
  readPaste,
  signsOf,
  type DecimalSign,
  type GridColumn,
  type PastedLine,
  type Signs,
  type Targets,
} from './paste.ts';
import { controlOf, sumAtEnd, withoutUnits, type Aside, type Control, type PastePlan } from './pastePlan.ts';

/** What a person said of a block. */
export interface Answers {
  targets: readonly (string | undefined)[];
  /** Rows that are pasted although they look like none. */
  taken: ReadonlySet<number>;
  /** Absent: amounts that could be two numbers are marked, each in its cell. */
  sign?: DecimalSign | undefined;
  /** Values for cells that stay blank, by column. */
  fills: Readonly<Record<string, string>>;
}

export interface Reading {
  lines: PastedLine[];
  /** Row of the block that each line comes from. */
  rows: number[];
  aside: Aside[];
  /** The supplier's last total beside our sum. */
  controls: Control[];
  signs: Signs;
}

/** Reads a block as it was planned and answered; nothing is filled in yet. */
export function readPlan(
  plan: PastePlan,
  { targets: names, taken, sign }: Answers,
  columns: readonly GridColumn[],
  reference: Reference,
): Reading {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const targets: Targets = names.map((name) => (name === undefined ? undefined : byName.get(name)));
  const used = targets.filter((each) => each !== undefined);
  const aside = plan.aside.filter(({ row }) => !taken.has(row));
  const out = new Set(aside.map(({ row }) => row));
  const rows = plan.block.map((_, row) => row).filter((row) => !out.has(row));
  const cells = rows.map((row) => plan.block[row]!);
  const lines = readPaste(cells, targets, reference, sign);
  const last = rows.at(-1);
  let total = aside.findLast(({ kind }) => kind === 'total')?.row;
  if (plan.headings && last !== undefined && !taken.has(last) && sumAtEnd(lines, used)) {
    aside.push({ row: last, kind: 'sum' });
    rows.pop();
    lines.pop();
    total = last;
  }
  const said =
    total === undefined
      ? undefined
      : readPaste([withoutUnits(plan.block[total]!)], targets, reference, sign)[0];
  return {
    lines,
    rows,
    aside,
    controls: said ? controlOf(said, lines, used) : [],
    signs: signsOf(cells, targets),
  };
}

/** Lines in which a column would stay blank: neither pasted, nor marked, nor there already. */
export const blanksIn = (
  lines: readonly PastedLine[],
  name: string,
  before: readonly AnyRecord[],
): number[] =>
  lines.flatMap((line, index) =>
    (line.values[name] ?? before[index]?.[name] ?? '') === '' && !line.rejected[name] ? [index] : [],
  );

/** The lines with the answered values in the cells that would stay blank. */
export function filled(
  lines: readonly PastedLine[],
  fills: Answers['fills'],
  before: readonly AnyRecord[],
): PastedLine[] {
  const given = Object.entries(fills).filter(([, value]) => value !== '');
  const blanks = given.map(([name]) => new Set(blanksIn(lines, name, before)));
  return lines.map((line, index) => {
    const own = given.filter((_, which) => blanks[which]!.has(index));
    return own.length === 0 ? line : { ...line, values: { ...line.values, ...Object.fromEntries(own) } };
  });
}
