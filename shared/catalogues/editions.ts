import { addDays } from '../foundation/dates/date.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { remembered } from '../foundation/remembered.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';
import { catalogue } from './names.ts';
import { inForce } from '../foundation/documents/inForce.ts';

/** An edition as it is kept: its rows, and beside them those of earlier ones that it changed, each with its last day. */
export interface Edition {
  rows: readonly CatalogueRow[];
  source: string;
  /** 'yyyy-mm-dd' */
  validFrom: string;
  sample: boolean;
}

/** What may be asked of dated lists: their rows, and the day by which they are chosen. */
export type DatedLists = Pick<Reference, 'rows' | 'day'>;

/** Codes that a tariff holds at most: its search counts rows in 16 bits. The SAC has some 12,000 (domain 5). */
export const MOST_CODES = 0xffff;

/** What is declared is corrected within a few years; rows that ended longer ago are let go. */
const KEPT_DAYS = 6 * 366;

interface Days {
  /** Days on which something began, in order; the time before them is the first part. */
  begins: readonly string[];
  parts: Map<number, readonly CatalogueRow[]>;
}

const daysOf = remembered((rows: readonly CatalogueRow[]): Days => {
  const begins = new Set<string>();
  for (const { VIGENTE_DESDE: from = '', VIGENTE_HASTA: until = '' } of rows) {
    if (from !== '') begins.add(from);
    if (until !== '') begins.add(addDays(until, 1));
  }
  return { begins: [...begins].sort(), parts: new Map() };
});

/** Which part of its time a list of dated editions is in on a day: the same number, the same rows. */
export const editionPart = (rows: readonly CatalogueRow[], day: string): number =>
  daysOf(rows).begins.filter((each) => each <= day).length;

/** Rows of dated editions that rule on a day; the list itself where it has one edition. The same array for the same rows. */
export function editionOn(rows: readonly CatalogueRow[], day: string): readonly CatalogueRow[] {
  const { begins, parts } = daysOf(rows);
  if (begins.length === 0) return rows;
  const part = editionPart(rows, day);
  const known = parts.get(part) ?? rows.filter((row) => inForce(row, day));
  parts.set(part, known);
  return known;
}

/** Whether a row stands over codes and is none that goods are declared by: a heading, a subheading. */
export const isHeading = (row: CatalogueRow): boolean => row['TITULO'] === '1';

/** Codes alone of the rows of an edition; the same array for the same rows. */
export const codesOf = remembered((rows: readonly CatalogueRow[]): readonly CatalogueRow[] =>
  rows.some(isHeading) ? rows.filter((row) => !isHeading(row)) : rows,
);

/** The codes of the tariff that rules on the reference's day. The same array for the same rows. */
export const tariffRows = ({ rows, day }: DatedLists): readonly CatalogueRow[] =>
  codesOf(editionOn(rows(catalogue.tariff), day));

/** A row without its days and its own source: what an edition says. */
export function saidBy({
  VIGENTE_DESDE: _from,
  VIGENTE_HASTA: _until,
  FUENTE: _source,
  ...row
}: CatalogueRow): CatalogueRow {
  return { ...(row as CatalogueRow), CLAVE: plainTariff(row['CLAVE']!) };
}

/** A cell that is blank says what one that is absent does: an official file has fewer columns than ours. */
const textOf = (row: CatalogueRow): string =>
  JSON.stringify(
    Object.entries(saidBy(row))
      .filter(([, value]) => value !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * A new edition together with what it changes of the one before: what both say alike goes on, what changed or was
 * suppressed ends on the day before. Loaded again for the same day it takes the place of its first load. A sample has no
 * past, and is none.
 * @param day since when the new one rules; not before the known one.
 */
export function nextEdition(
  known: Edition | undefined,
  fresh: Pick<Edition, 'rows' | 'sample'>,
  day: string,
): readonly CatalogueRow[] {
  if (!known || known.sample || fresh.sample) return fresh.rows;
  const eve = addDays(day, -1);
  const oldest = addDays(day, -KEPT_DAYS);
  const past: CatalogueRow[] = [];
  const open = new Map<string, CatalogueRow>();
  for (const row of known.rows) {
    const { VIGENTE_DESDE: from = '', VIGENTE_HASTA: until = '' } = row;
    if (from >= day) continue;
    if (until !== '' && until < eve) {
      if (until >= oldest) past.push(row);
      continue;
    }
    const { VIGENTE_HASTA: _ended, ...again } = row;
    open.set(plainTariff(row.CLAVE), again as CatalogueRow);
  }
  const rows: CatalogueRow[] = [];
  for (const row of fresh.rows) {
    const code = plainTariff(row.CLAVE);
    const before = open.get(code);
    if (before && textOf(before) === textOf(row)) {
      rows.push(before);
      open.delete(code);
    } else rows.push({ ...row, VIGENTE_DESDE: day });
  }
  const ended = [...open.values()].map((row): CatalogueRow => ({
    ...row,
    VIGENTE_HASTA: eve,
    FUENTE: row['FUENTE'] ?? known.source,
  }));
  // What rules comes last, so that a look-up by code alone finds it.
  return [...past, ...ended, ...rows];
}
