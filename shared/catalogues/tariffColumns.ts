import { parseCells } from '../foundation/fields/csv.ts';
import { linesOf } from '../foundation/fields/lineEnds.ts';
import { cleanText, fold } from '../foundation/text/clean.ts';

/** How official files head their columns, folded, the surest name first: a file may have «Partida» beside «Inciso». */
const HEADINGS = [
  ['CLAVE', [/^(clave|inciso|codigo|sac|fraccion|hs ?code|code)\b/, /^(partida|item)\b/]],
  ['VALOR', [/^(valor|descripcion|texto|designacion|description)\b/, /^mercancia\b/]],
  ['DAI', [/^(dai|d\.a\.i\.)/, /^(derecho|arancel|duty)\b/, /^(tarifa|tasa)\b(?!.*\b(iva|isv|sel)\b)/]],
  ['UNIDAD', [/^(unidad|u\.?m\.?|medida|unit)\b/]],
] as const;
export type Column = (typeof HEADINGS)[number][0];
export type Columns = Partial<Record<Column, number>>;

/** Titles of an institution take so many lines at most. */
const MOST_TITLES = 30;

/** Where each column stands among the names of a head. */
export function columnsOf(head: readonly string[]): Columns {
  const names = head.map((name) => fold(name).trim());
  const found: Columns = {};
  for (const [column, patterns] of HEADINGS) {
    const places = patterns.map((pattern) => names.findIndex((name) => pattern.test(name)));
    const index = places.find((place) => place >= 0);
    if (index !== undefined) found[column] = index;
  }
  return found;
}

/** Names of a head that none of the columns is. */
export const unreadColumns = (head: readonly string[], at: Columns): string[] =>
  head
    .filter((name, index) => name.trim() !== '' && !Object.values(at).includes(index))
    .map((name) => cleanText(name).trim());

/** The table of a file from its head on, and how many lines of titles stand above it. */
export function findHead(text: string): { table: string; above: number } {
  let start = 0;
  let above = 0;
  for (const line of linesOf(text)) {
    if (above === MOST_TITLES) break;
    const { CLAVE, VALOR } = columnsOf(parseCells(line.trimEnd()).data[0] ?? []);
    if (CLAVE !== undefined && VALOR !== undefined && CLAVE !== VALOR)
      return { table: text.slice(start), above };
    start += line.length;
    above += 1;
  }
  return { table: text, above: 0 };
}
