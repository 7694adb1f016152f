import { withoutStart } from './csvStart.ts';
import { LineEnds } from './lineEnds.ts';

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
