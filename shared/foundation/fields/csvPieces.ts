import { withoutStart } from './csvStart.ts';

/** Some whole lines of a file below its heading. */
export interface CsvPiece {
  /** The heading and the lines, as one file. */
  text: string;
  /** Row of the first of the lines, as a spreadsheet counts. */
  row: number;
}

/** A line that does not end within this many characters: quotes that open and never close. */
const LONGEST_LINE = 4 * 1024 * 1024;

/** A file without an end of line where there must be one; `row` is where that line begins. */
export class EndlessLine extends Error {
  readonly row: number;
  constructor(row: number) {
    super(`Line ${row} does not end`);
    this.row = row;
  }
}

const QUOTE = 34;
const SPACE = 32;
const FEED = 10;
const TURN = 13;

/** Finds where lines end in text that comes in parts; a line end within quotes is part of its cell (RFC 4180). */
class LineEnds {
  #buffer = '';
  #at = 0;
  #quoted = false;
  #fieldStart = true;
  #feed: number | undefined;

  add(text: string): void {
    this.#buffer += text;
    // A file of an old Mac has no line feed at all.
    this.#feed ??= this.#buffer.includes('\n') ? FEED : undefined;
  }

  get waiting(): number {
    return this.#buffer.length;
  }

  /** Length of the next whole line with its end; undefined until more text comes. */
  next(ended: boolean): number | undefined {
    const text = this.#buffer;
    const feed = this.#feed ?? (ended ? TURN : undefined);
    if (feed === undefined) return undefined;
    while (this.#at < text.length) {
      const code = text.charCodeAt(this.#at);
      if (this.#quoted) {
        if (code !== QUOTE) {
          const found = text.indexOf('"', this.#at);
          this.#at = found < 0 ? text.length : found;
          continue;
        }
        const closed = closes(text, this.#at, ended);
        if (closed === undefined) return undefined;
        this.#quoted = closed === 'open';
        this.#at += closed === 'open' && text.charCodeAt(this.#at + 1) === QUOTE ? 2 : 1;
        continue;
      }
      this.#at += 1;
      if (code === feed) {
        this.#fieldStart = true;
        return this.#at;
      }
      if (code === QUOTE && this.#fieldStart) this.#quoted = true;
      this.#fieldStart = PARTINGS.has(code);
    }
    return undefined;
  }

  /** Takes so much of the text away. */
  take(length: number): string {
    const taken = this.#buffer.slice(0, length);
    this.#buffer = this.#buffer.slice(length);
    this.#at -= length;
    return taken;
  }

  rest(): string {
    return this.#buffer;
  }
}

/** Comma, semicolon and tab. */
const PARTINGS = new Set([44, 59, 9]);

/** Whether a quote within quotes ends them, as papaparse reads it; undefined when the text that says so has not come yet. */
function closes(text: string, at: number, ended: boolean): 'closed' | 'open' | undefined {
  let next = at + 1;
  if (next >= text.length) return ended ? 'closed' : undefined;
  if (text.charCodeAt(next) === QUOTE) return 'open';
  while (text.charCodeAt(next) === SPACE) next += 1;
  if (next >= text.length) return ended ? 'closed' : undefined;
  const code = text.charCodeAt(next);
  return PARTINGS.has(code) || code === FEED || code === TURN ? 'closed' : 'open';
}

/**
 * Cuts a file that comes in parts into files of some lines each, all with its heading, so that a list of any length is
 * read with one of them in memory. The last piece has at least two lines when the file has: a line that was cut shows
 * itself beside a whole one. Throws `EndlessLine`.
 */
export async function* csvPieces(
  texts: AsyncIterable<string>,
  linesAtOnce: number,
): AsyncGenerator<CsvPiece> {
  const lines = new LineEnds();
  let heading: string | undefined;
  let piece: string[] = [];
  let row = 2;
  let told = false;
  const cut = function* (ended: boolean): Generator<CsvPiece> {
    for (let length = lines.next(ended); length !== undefined; length = lines.next(ended)) {
      const line = lines.take(length);
      if (heading === undefined) {
        // Excel's own line before it is none.
        heading = withoutStart(line) || undefined;
        continue;
      }
      piece.push(line);
      // One more is waited for: it stays for the last piece.
      if (piece.length <= linesAtOnce + 1) continue;
      yield { text: heading + piece.slice(0, linesAtOnce).join(''), row };
      told = true;
      row += linesAtOnce;
      piece = piece.slice(linesAtOnce);
    }
    if (lines.waiting > LONGEST_LINE) throw new EndlessLine(heading === undefined ? 1 : row + piece.length);
  };
  for await (const text of texts) {
    lines.add(text);
    yield* cut(false);
  }
  yield* cut(true);
  const rest = lines.rest();
  if (heading === undefined) yield { text: rest, row };
  else if (piece.length > 0 || rest !== '' || !told) yield { text: heading + piece.join('') + rest, row };
}
