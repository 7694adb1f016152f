import type { DatedLists } from '../catalogues/editions.ts';
import { tariffHeadings } from '../catalogues/tariffHeadings.ts';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';
import { UNDER } from './search/buildTariffIndex.ts';

const SHORTEST_HEADING = 4;

/** The texts over a code of the tariff in force, the widest first; none where it was loaded without headings. */
export function headingsOver(lists: DatedLists, code: string): string[] {
  const headings = tariffHeadings(lists);
  if (headings.size === 0) return [];
  const found: string[] = [];
  for (let length = SHORTEST_HEADING; length < code.length; length += 1) {
    const row = headings.get(code.slice(0, length));
    if (row) found.push(row.VALOR);
  }
  return found;
}

/** What a code says with all that stands over it: «Camisetas de punto › De algodón» where its own text is «De algodón». */
export const wholeText = (lists: DatedLists, row: CatalogueRow): string =>
  [
    ...headingsOver(lists, plainTariff(row.CLAVE)).filter((each) => !row.VALOR.startsWith(each)),
    row.VALOR,
  ].join(UNDER);

/** Of a heading as many letters as leave room for the code's own text in a line. */
const MOST_OF_HEADING = 48;

/** What a code says, behind the beginning of the heading next to it: for one line of a list to choose from. */
export function shortText(lists: DatedLists, row: CatalogueRow): string {
  const over = headingsOver(lists, plainTariff(row.CLAVE)).at(-1);
  if (over === undefined || row.VALOR.startsWith(over)) return row.VALOR;
  const begun = over.length > MOST_OF_HEADING ? `${over.slice(0, MOST_OF_HEADING).trimEnd()}…` : over;
  return `${begun}${UNDER}${row.VALOR}`;
}
