import { countries } from '../countries/countries.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { codeMeant } from '../foundation/fields/codeMeant.ts';
import { cutLine, parseCells, quoteProblems, unshield } from '../foundation/fields/csv.ts';
import { cutMessage } from '../foundation/fields/csvReading.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { cleanText, fold } from '../foundation/text/clean.ts';
import { chapterFault, plainTariff } from '../foundation/text/tariffCode.ts';
import { csvReport, type CsvReport } from './csvReport.ts';
import { catalogue } from './names.ts';
import type { ReadCatalogue } from './readCatalogueCsv.ts';

/** How official files head their columns, folded. */
const HEADINGS = [
  ['CLAVE', /^(clave|codigo|codigo sac|sac|inciso|inciso arancelario|partida|fraccion|hs ?code|code|item)\b/],
  ['VALOR', /^(valor|descripcion|texto|designacion|mercancia|description)\b/],
  ['DAI', /^(dai|d\.a\.i\.|derecho|arancel|tarifa|tasa|duty)\b/],
  ['UNIDAD', /^(unidad|u\.?m\.?|medida|unit)\b/],
] as const;
type Column = (typeof HEADINGS)[number][0];

const DASHES = /^[\s\-–—•·.]*/u;
/** Texts that say nothing without what stands over them. */
const VAGUE = /^(los|las)? ?(demas|otros|otras|other)\b/;
const LONGEST = 500;
const FREE = /^(libre|exento|free|l|e)$/;

/** Whether a file is an edition of the tariff as an authority writes it, and not a list in the form of the house. */
export const isTariffEdition = (text: string): boolean => {
  const names = (parseCells(text.slice(0, 10_000)).data[0] ?? []).map((name) => name.trim());
  return !(names.includes('CLAVE') && names.includes('VALOR'));
};

/**
 * Rows of an official tariff: columns in any order, codes with points or without, descriptions indented under their
 * headings. Only codes as long as a declaration asks become rows; a vague one takes the words of the heading over it.
 */
export function readTariffEdition(text: string, reference: Reference): ReadCatalogue {
  const problems: Problem[] = [];
  const report = csvReport('catalogues.tariff', problems);
  const parsed = parseCells(text);
  const [head = [], ...lines] = parsed.data;
  const at = columnsOf(head, report);
  // A tariff that lost its end would suppress every code that is missing.
  for (const { message } of quoteProblems(parsed)) report(1, '', message);
  const cut = cutLine(text, parsed.data);
  if (cut !== undefined) report(cut, '', cutMessage(cut));
  if (problems.length > 0) return { rows: [], problems };
  const digits = countries[reference.country].tariffDigits;
  const rows: CatalogueRow[] = [];
  const seen = new Map<string, number>();
  const over = new Map<string, string>();
  lines.forEach((cells, index) => {
    const line = index + 2;
    const cell = (column: Column): string => unshield((cells[at[column] ?? -1] ?? '').trim());
    if (cells.every((each) => each.trim() === '')) return;
    const code = plainTariff(cell('CLAVE')).replace(/-/g, '');
    const words = cleanText(cell('VALOR')).replace(DASHES, '').trim();
    // A line without a code goes on with the heading over it.
    if (code === '') return;
    const fault = codeFault(code, words);
    if (fault) return report(line, fault.column, fault.reason);
    over.set(code, words);
    if (!digits.includes(code.length)) return;
    const earlier = seen.get(code);
    if (earlier !== undefined)
      return report(line, 'CLAVE', `${code} ya está en la línea ${earlier}; deje uno`);
    seen.set(code, line);
    const DAI = rateOf(cell('DAI'));
    if (DAI === undefined)
      return report(line, 'DAI', `«${cell('DAI')}» no es un porcentaje; escriba 15 o 15.00`);
    const unit =
      cell('UNIDAD') === '' ? undefined : codeMeant(cell('UNIDAD'), reference.rows(catalogue.units));
    const VALOR = (VAGUE.test(fold(words)) ? `${headingOver(code, over)}: ${words}` : words).slice(
      0,
      LONGEST,
    );
    rows.push({ CLAVE: code, VALOR, DAI, UNIDAD: unit?.ok ? unit.value : '' });
  });
  if (rows.length === 0 && problems.length === 0) {
    const wanted = digits.join(' o ');
    report(
      2,
      'CLAVE',
      `ningún código tiene ${wanted} dígitos, los de una declaración; cargue el arancel completo`,
    );
  }
  return { rows, problems };
}

function columnsOf(head: readonly string[], report: CsvReport): Partial<Record<Column, number>> {
  const names = head.map((name) => fold(name));
  const found: Partial<Record<Column, number>> = {};
  for (const [column, pattern] of HEADINGS) {
    const index = names.findIndex((name) => pattern.test(name));
    if (index >= 0) found[column] = index;
  }
  if (found.CLAVE === undefined) report(1, 'CLAVE', 'no hay columna de códigos; llámela «Código» o «Inciso»');
  if (found.VALOR === undefined) report(1, 'VALOR', 'no hay columna de descripciones; llámela «Descripción»');
  return found;
}

function codeFault(code: string, words: string): { column: Column; reason: string } | undefined {
  if (!/^\d{1,12}$/.test(code))
    return { column: 'CLAVE', reason: `«${code}» no es un código; lleva solo dígitos` };
  const fault = code.length >= 4 ? chapterFault(code) : undefined;
  if (fault !== undefined) return { column: 'CLAVE', reason: fault };
  return words === '' ? { column: 'VALOR', reason: 'está vacía y es obligatoria' } : undefined;
}

/** Percent with two decimals; '' for a blank cell, undefined for what is none. */
function rateOf(text: string): string | undefined {
  const plain = fold(text).replace(/[\s%]/g, '').replace(',', '.');
  if (plain === '') return '';
  if (FREE.test(plain)) return '0.00';
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain).toFixed(2) : undefined;
}

/** The words of the nearest heading over a code that are not vague themselves. */
function headingOver(code: string, over: ReadonlyMap<string, string>): string {
  for (let length = code.length - 1; length >= 2; length -= 1) {
    const words = over.get(code.slice(0, length));
    if (words !== undefined && !VAGUE.test(fold(words))) return words.replace(/[:;.]$/, '');
  }
  return `Partida ${code.slice(0, 4)}`;
}
