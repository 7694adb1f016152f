import { countries } from '../countries/countries.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { codeMeant } from '../foundation/fields/codeMeant.ts';
import { cutLine } from '../foundation/fields/breaksOf.ts';
import { parseCells, quoteProblems, unshield } from '../foundation/fields/csv.ts';
import { withoutStart } from '../foundation/fields/csvStart.ts';
import { cutMessage } from '../foundation/fields/csvReading.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { cleanText, fold } from '../foundation/text/clean.ts';
import { chapterFault } from '../foundation/text/tariffCode.ts';
import { csvReport, type CsvReport } from './csvReport.ts';
import { catalogue } from './names.ts';
import { openedCodes } from './openedCodes.ts';
import type { ReadCatalogue } from './readCatalogueCsv.ts';
import { columnsOf, findHead, unreadColumns, type Column } from './tariffColumns.ts';
import { wholeCodes } from './wholeCodes.ts';

/** Dashes tell how deep a text stands; other marks before it tell nothing. */
const MARKS = /^[\s\-–—•·.]*/u;
const DASH = /[-–—]/gu;
/** Texts that say nothing without what stands over them. */
const VAGUE = /^(los|las)? ?(demas|otros|otras|other)\b/;
/** What stands where a code should and is a title, a total or the head of the next page. */
const PROSE = /^\p{L}{3,}/u;
const LONGEST = 500;
const FREE = /^(libre|exento|free|l|e)$/;
/** Chapters have titles of their own; what is longer and no whole code is a heading. */
const SHORTEST_HEADING = 4;

/** Whether a file is an edition of the tariff as an authority writes it, and not a list in the form of the house. */
export const isTariffEdition = (text: string): boolean => {
  const names = (parseCells(text.slice(0, 10_000)).data[0] ?? []).map((name) => name.trim());
  return !(names.includes('CLAVE') && names.includes('VALOR'));
};

/**
 * Rows of an official tariff: its table may stand under titles, with columns in any order, codes with points or without,
 * descriptions indented under their headings. Codes as long as a declaration asks become rows, and what stands over them
 * rows marked TITULO, a code that longer ones open among it; a vague text takes the words of the heading over it. What is left out or only half understood is a
 * warning.
 */
export function readTariffEdition(text: string, reference: Reference): ReadCatalogue {
  const problems: Problem[] = [];
  const report = csvReport('catalogues.tariff', problems);
  const { table, above } = findHead(withoutStart(text));
  const parsed = parseCells(table);
  const [head = [], ...lines] = parsed.data;
  const at = columnsOf(head);
  if (at.CLAVE === undefined) report(1, 'CLAVE', 'no hay columna de códigos; llámela «Código» o «Inciso»');
  if (at.VALOR === undefined) report(1, 'VALOR', 'no hay columna de descripciones; llámela «Descripción»');
  // A tariff that lost its end would suppress every code that is missing.
  for (const { message } of quoteProblems(parsed)) report(1, '', message);
  const cut = cutLine(table, parsed.data);
  if (cut !== undefined) report(cut + above, '', cutMessage(cut + above));
  if (problems.length > 0) return { rows: [], problems };
  const cell = (cells: readonly string[], column: Column): string =>
    unshield((cells[at[column] ?? -1] ?? '').trim());
  const codes = lines.map((cells) => cell(cells, 'CLAVE'));
  const reading = new EditionReading(reference, wholeCodes(codes, reference), report);
  lines.forEach((cells, index) => {
    if (cells.every((each) => each.trim() === '')) return;
    const [raw, words, rate, unit] = (['CLAVE', 'VALOR', 'DAI', 'UNIDAD'] as const).map((column) =>
      cell(cells, column),
    ) as [string, string, string, string];
    reading.take({ line: above + index + 2, index, raw, words, rate, unit });
  });
  const rows = reading.end(problems.length === 0);
  const unread = unreadColumns(head, at);
  if (unread.length > 0) {
    const names = unread.map((name) => `«${name}»`).join(', ');
    report(above + 1, '', `no se leen las columnas ${names}; lo que digan se carga en su lista`, 'warning');
  }
  return { rows, problems };
}

interface Line {
  /** As a spreadsheet counts it. */
  line: number;
  /** Among the lines below the head. */
  index: number;
  raw: string;
  words: string;
  rate: string;
  unit: string;
}

/** What was read so far of an edition, line by line. */
class EditionReading {
  readonly #reference: Reference;
  readonly #digits: readonly number[];
  readonly #codes: { codes: readonly string[]; mended: number };
  readonly #report: CsvReport;
  readonly #rows: CatalogueRow[] = [];
  readonly #seen = new Map<string, number>();
  /** Words by code, of whole ones and headings. */
  readonly #over = new Map<string, string>();
  /** Headings without a code that the line being read stands under, with the dashes before each. */
  #uncoded: { depth: number; words: string }[] = [];
  readonly #units = new Map<string, { line: number; count: number }>();
  readonly #left: { line: number; text: string }[] = [];

  constructor(reference: Reference, codes: { codes: readonly string[]; mended: number }, report: CsvReport) {
    this.#reference = reference;
    this.#digits = countries[reference.country].tariffDigits;
    this.#codes = codes;
    this.#report = report;
  }

  take({ line, index, raw, words: said, rate, unit }: Line): void {
    const marks = MARKS.exec(said)?.[0] ?? '';
    const depth = marks.match(DASH)?.length ?? 0;
    const words = cleanText(said).replace(MARKS, '').trim();
    if (PROSE.test(raw)) return void this.#left.push({ line, text: raw });
    const code = this.#codes.codes[index]!;
    // Without a dash it goes on with the text over it, or is a note.
    if (code === '' && depth === 0) return;
    this.#uncoded = this.#uncoded.filter((each) => each.depth < depth);
    if (code === '') return void this.#uncoded.push({ depth, words: withoutEnd(words) });
    const fault = codeFault(code, words);
    if (fault) return this.#report(line, fault.column, fault.reason);
    this.#over.set(code, words);
    if (!this.#digits.includes(code.length)) return;
    const earlier = this.#seen.get(code);
    if (earlier !== undefined)
      return this.#report(line, 'CLAVE', `${code} ya está en la línea ${earlier}; deje uno`);
    this.#seen.set(code, line);
    const DAI = rateOf(rate);
    if (DAI === undefined)
      return this.#report(line, 'DAI', `«${rate}» no es un porcentaje; escriba 15 o 15.00`);
    const VALOR = this.#textOf(code, words).slice(0, LONGEST);
    this.#rows.push({ CLAVE: code, VALOR, DAI, UNIDAD: this.#unitOf(unit, line) });
  }

  /** The codes, then the headings over them; and what has to be told of the file as a whole. */
  end(sound: boolean): CatalogueRow[] {
    if (sound && this.#rows.length === 0) {
      const wanted = this.#digits.join(' o ');
      const reason = `ningún código tiene ${wanted} dígitos, los de una declaración; cargue el arancel completo`;
      this.#report(2, 'CLAVE', reason);
    }
    if (areFractions(this.#rows))
      this.#report(
        1,
        'DAI',
        'las tasas van de 0 a 1, como fracciones; escríbalas en porcentaje: 15 y no 0.15',
      );
    this.#tell();
    const opened = openedCodes(this.#seen.keys(), this.#reference);
    return [...this.#rows.filter(({ CLAVE }) => !opened.has(CLAVE)), ...this.#headings(opened)];
  }

  #headings(opened: ReadonlySet<string>): CatalogueRow[] {
    const begun = new Set<string>();
    for (const { CLAVE } of this.#rows)
      for (let length = SHORTEST_HEADING; length < CLAVE.length; length += 1)
        begun.add(CLAVE.slice(0, length));
    return [...this.#over]
      .filter(([code]) => begun.has(code) && (opened.has(code) || !this.#seen.has(code)))
      .map(([CLAVE, words]) => ({ CLAVE, VALOR: withoutEnd(words).slice(0, LONGEST), TITULO: '1' }));
  }

  #tell(): void {
    const { mended } = this.#codes;
    if (mended > 0) {
      const lost = mended === 1 ? '1 código perdió' : `${mended} códigos perdieron`;
      const reason = `${lost} el cero de los capítulos 01 a 09, y se lee con él`;
      this.#report(2, 'CLAVE', reason, 'warning');
    }
    const [first] = this.#left;
    if (first) {
      const more = this.#left.length - 1;
      const others = more === 0 ? '' : more === 1 ? ' (y 1 línea más)' : ` (y ${more} líneas más)`;
      this.#report(first.line, 'CLAVE', `«${first.text}»${others} no es un código; se deja fuera`, 'warning');
    }
    for (const [unit, { line, count }] of this.#units) {
      const rows = count === 1 ? '1 fila queda' : `${count} filas quedan`;
      const reason = `«${unit}» no está en la lista de unidades; ${rows} sin unidad`;
      this.#report(line, 'UNIDAD', reason, 'warning');
    }
  }

  #unitOf(typed: string, line: number): string {
    if (typed === '') return '';
    const unit = codeMeant(typed, this.#reference.rows(catalogue.units));
    if (unit?.ok) return unit.value;
    const known = this.#units.get(typed) ?? { line, count: 0 };
    this.#units.set(typed, { ...known, count: known.count + 1 });
    return '';
  }

  #textOf(code: string, words: string): string {
    const uncoded = this.#uncoded.filter((each) => !isVague(each.words)).map((each) => each.words);
    if (uncoded.length > 0) return [...uncoded, words].join(': ');
    return isVague(words) ? `${this.#headingOver(code)}: ${words}` : words;
  }

  /** The words of the nearest heading over a code that are not vague themselves. */
  #headingOver(code: string): string {
    for (let length = code.length - 1; length >= 2; length -= 1) {
      const words = this.#over.get(code.slice(0, length));
      if (words !== undefined && !isVague(words)) return withoutEnd(words);
    }
    return `Partida ${code.slice(0, SHORTEST_HEADING)}`;
  }
}

const isVague = (words: string): boolean => VAGUE.test(fold(words));
const withoutEnd = (words: string): string => words.replace(/[:;.]$/, '');

function codeFault(code: string, words: string): { column: Column; reason: string } | undefined {
  if (!/^\d{1,12}$/.test(code))
    return { column: 'CLAVE', reason: `«${code}» no es un código; lleva solo dígitos` };
  const fault = code.length >= SHORTEST_HEADING ? chapterFault(code) : undefined;
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

/** Whether a spreadsheet gave the fractions behind its percents: goods pay, and none of them 1 %. */
function areFractions(rows: readonly CatalogueRow[]): boolean {
  const owed = rows.map((row) => Number(row['DAI'] ?? '')).filter((rate) => rate > 0);
  return owed.length > 0 && owed.every((rate) => rate < 1);
}
