import { CellMemory } from './cellMemory.ts';
import { cleanText } from '../text/clean.ts';
import { withoutPoint } from '../text/withoutPoint.ts';
import { columnOf, headProblems } from './csvHeading.ts';
import type { AnyRecord } from './dataSet.ts';
import type { CsvColumn, CsvFile, CsvProblem, CsvRow } from './csvFile.ts';
import { DateOrders, orderIn } from './dateOrders.ts';
import type { Field, KindName } from './field.ts';
import { kinds } from './kinds.ts';
import { readText, type TextContext } from './readText.ts';
import type { CellSink } from './scanCells.ts';
import { unshield } from './shield.ts';
import { keepOne } from './staying.ts';

/** No template has as many columns; each further one would be complained of like the first ones. */
export const MOST_COLUMNS = 300;
/** Kinds whose stored value is the text itself, if nothing in it is to be cleaned. */
const TEXTS: readonly KindName[] = ['text', 'note', 'reference', 'key'];

const SPACE = 32;
const APOSTROPHE = 39;

const BLANK: Read = { ok: true, value: '' };

type Read = ({ ok: true; value: string } | { ok: false; reason: string }) & {
  /** Of a date whose figures leave the order of day and month open. */
  order?: 'month' | 'either';
};

interface Column {
  name: string;
  title: string;
  own: CsvColumn;
  /** Longest text that is taken as it stands; -1 where the kind reads every one. */
  asIs: number;
  reads: CellMemory<Read>;
  texts: CellMemory<string>;
  /** Whether its texts come again, so that one copy of each serves: brands do, codes of products do not. */
  repeats: boolean;
  met: number;
  missed: number;
}

/** Reads cells against their columns as they come: every cell as if a person had typed it, and nothing is dropped silently. */
export class CsvReading implements CellSink {
  readonly #columns: readonly CsvColumn[];
  readonly #context: TextContext;
  readonly #rowOf: (index: number) => number;
  readonly #orders: DateOrders;
  readonly #rows: CsvRow[] = [];
  readonly #problems: CsvProblem[] = [];
  readonly #head: string[] = [];
  #found: (Column | undefined)[] = [];
  #bytes: Uint8Array = new Uint8Array();
  #line = -1;
  #position = 0;
  #blank = true;
  /** Cells of the last line, and the most that one before it has. */
  #lastCells = 0;
  #mostCells = 0;
  /** Every column of the file, blank: records of one shape take a third of the memory of those that grow. */
  #template: AnyRecord = {};
  #values: AnyRecord = {};

  constructor(
    columns: readonly CsvColumn[],
    context: TextContext,
    rowOf: (index: number) => number,
    orders = new DateOrders(),
  ) {
    this.#columns = columns;
    this.#context = context;
    this.#rowOf = rowOf;
    this.#orders = orders;
  }

  begin(bytes: Uint8Array): void {
    this.#bytes = bytes;
  }

  cell(
    source: string,
    from: number,
    to: number,
    plain: boolean,
    at: number,
    end: number,
    hash: number,
  ): void {
    const position = this.#position;
    this.#position = position + 1;
    if (this.#line < 0) {
      if (position <= MOST_COLUMNS) this.#head.push(source.slice(from, to));
      return;
    }
    const column = this.#found[position];
    if (column === undefined) return this.#outside(position, source.slice(from, to));
    const length = to - from;
    if (length === 0) return;
    if (plain && at >= 0 && length <= column.asIs && standsAsItIs(this.#bytes, at, end)) {
      this.#values[column.name] = column.repeats
        ? sameText(column, source, from, to, at, end, hash)
        : source.slice(from, to);
      this.#blank = false;
      return;
    }
    const read = this.#read(column, source, from, to, at, end, hash);
    if (read.order)
      this.#orders.note(column.title, read.order, this.#rowOf(this.#line), source.slice(from, to).trim());
    if (read.ok) {
      this.#values[column.name] = read.value;
      // A text of spaces alone is read as a blank one; any other says something, or is refused.
      if (read.value !== '' || (this.#blank && source.slice(from, to).trim() !== '')) this.#blank = false;
    } else {
      this.#blank = false;
      delete this.#values[column.name];
      const text = source.slice(from, to);
      this.#problems.push(cellProblem(this.#rowOf(this.#line), column.title, column.own, text, read.reason));
    }
  }

  endLine(): void {
    const cells = this.#position;
    this.#position = 0;
    this.#line += 1;
    if (this.#line === 0) return this.#begin();
    if (this.#lastCells > this.#mostCells) this.#mostCells = this.#lastCells;
    this.#lastCells = cells;
    if (!this.#blank) {
      // What a short line does not have is not blank: it is not there.
      for (let at = cells; at < this.#found.length; at += 1) {
        const name = this.#found[at]?.name;
        if (name !== undefined) delete this.#values[name];
      }
      this.#rows.push({ row: this.#rowOf(this.#line - 1), values: this.#values });
    }
    this.#values = { ...this.#template };
    this.#blank = true;
  }

  /**
   * @param before what whoever cut the cells found wrong.
   * @param unended whether the file ends without an end of line, as one does that was cut.
   */
  file(before: readonly CsvProblem[], unended: boolean): CsvFile {
    if (this.#head.every((cell) => cell.trim() === '')) {
      return {
        rows: [],
        problems: [whole('El archivo está vacío; la primera fila debe llevar los nombres de las columnas.')],
      };
    }
    const asked = this.#head.length;
    const cut = unended && this.#lastCells < asked && this.#mostCells >= asked;
    const within = cut ? [whole(cutMessage(this.#rowOf(this.#line - 1)))] : [];
    const problems = [...before, ...within, ...this.#orders.problems(), ...this.#problems];
    return { rows: this.#rows, problems };
  }

  #begin(): void {
    const found = this.#head.map((cell) => columnOf(cell, this.#columns));
    this.#problems.push(...headProblems(this.#head, found));
    this.#found = found.map((own, position) =>
      own
        ? {
            name: own.name,
            title: this.#head[position]!,
            own,
            asIs: TEXTS.includes(own.field.kind) ? (own.field.max ?? Infinity) : -1,
            texts: new CellMemory(this.#bytes, ''),
            reads: new CellMemory(this.#bytes, BLANK),
            repeats: true,
            met: 0,
            missed: 0,
          }
        : undefined,
    );
    this.#template = Object.fromEntries(found.flatMap((own) => (own ? [[own.name, '']] : [])));
    this.#values = { ...this.#template };
    keepOne('record', [this.#template, { ...this.#template }]);
  }

  /** What a cell says, from the column's memory where it came before. */
  #read(
    column: Column,
    source: string,
    from: number,
    to: number,
    at: number,
    end: number,
    hash: number,
  ): Read {
    const { reads, own } = column;
    if (at < 0) return readCell(source.slice(from, to), own.field, this.#context);
    const place = reads.placeOf(hash);
    if (reads.holds(place, at, end)) return reads.kept(place);
    const read = readCell(source.slice(from, to), own.field, this.#context);
    reads.keep(place, at, end, read);
    return read;
  }

  /** A cell of a column that the template does not have. */
  #outside(position: number, text: string): void {
    if (position > MOST_COLUMNS || text.trim() === '') return;
    this.#blank = false;
    if (position >= this.#head.length) this.#problems.push(beyond(this.#rowOf(this.#line), text));
  }
}

const NOWHERE: TextContext = {
  today: '',
  checkTaxId: (value) => ({ ok: true, value }),
  hasCode: () => undefined,
  rows: () => [],
};
keepOne('reading', new CsvReading([], NOWHERE, () => 0));

/** A text as it stood before where it did. */
function sameText(
  column: Column,
  source: string,
  from: number,
  to: number,
  at: number,
  end: number,
  hash: number,
): string {
  const { texts } = column;
  const place = texts.placeOf(hash);
  if (texts.holds(place, at, end)) {
    column.met += 1;
    return texts.kept(place);
  }
  column.missed += 1;
  if (column.missed > 1_000 && column.missed > column.met) column.repeats = false;
  const text = source.slice(from, to);
  texts.keep(place, at, end, text);
  return text;
}

/** Whether nothing stands at the ends of a text that a reader would take off. */
function standsAsItIs(bytes: Uint8Array, at: number, end: number): boolean {
  const first = bytes[at];
  return first !== SPACE && first !== APOSTROPHE && bytes[end - 1] !== SPACE;
}

function readCell(cell: string, field: Field, context: TextContext): Read {
  const text = unshield(cell.trim());
  if (text === '') return { ok: true, value: '' };
  const parsed = readText(text, field, context);
  const order = orderIn(field, text, context.today);
  const read: Read = order === undefined ? parsed : { ...parsed, order };
  if (!parsed.ok || parsed.value === '') return read;
  const reason = kinds[field.kind].check(parsed.value, field, context);
  return reason === undefined ? read : { ok: false, reason };
}

/** «El archivo termina dentro de la fila 7…» */
export const cutMessage = (row: number): string =>
  `El archivo termina dentro de la fila ${row}, que tiene menos celdas que el encabezado: parece cortado. Genérelo otra vez, o complete esa fila.`;

const whole = (message: string): CsvProblem => ({ row: 0, column: '', value: '', message });

const beyond = (row: number, value: string): CsvProblem => ({
  row,
  column: '',
  value,
  message: `Fila ${row}: tiene más celdas que columnas («${value}» sobra); quizá falta poner entre comillas un texto con comas.`,
});

const cellProblem = (
  row: number,
  column: string,
  { field }: CsvColumn,
  value: string,
  reason: string,
): CsvProblem => ({
  row,
  column: cleanText(column).trim(),
  value,
  message: `Fila ${row}, ${field.label}: ${withoutPoint(reason)}.`,
});
