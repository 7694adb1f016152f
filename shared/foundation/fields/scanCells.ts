import { keepOne } from './staying.ts';

/** What takes the cells of a file in their order. */
export interface CellSink {
  /** The file in UTF-8, before its first cell: cells are told by where they stand in it, too. */
  begin?(bytes: Uint8Array): void;
  /**
   * A cell is the part of `source` from one place to another, not cut out: a reader that knows it already needs no copy.
   * @param plain whether its text is as it is stored, but for spaces at its ends: a reader would clean nothing in it.
   * @param at where its bytes begin, alike of alike cells and of no others; -1 of a cell that no bytes stand for.
   * @param hash of its bytes.
   */
  cell(source: string, from: number, to: number, plain: boolean, at: number, end: number, hash: number): void;
  endLine(): void;
}

/** How a byte is met: plain ones go by unseen, marks end a cell, the others say something of it. */
const [PLAIN, PARTING, FEED, TURN, QUOTE, CONTROL, CONTINUES, LATIN_SIGNS, LATIN_LETTERS, FAR, PAIR] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
] as const;

/** Bytes of UTF-8 by how they are met; clean are printable ASCII and the letters and signs of Latin-1. */
function bytesMet(delimiter: string): Uint8Array {
  const met = new Uint8Array(256);
  met.fill(CONTROL, 0, 0x20);
  met[0x7f] = CONTROL;
  met.fill(CONTINUES, 0x80, 0xc0);
  met[0xc2] = LATIN_SIGNS;
  met[0xc3] = LATIN_LETTERS;
  met.fill(FAR, 0xc4, 0xf0);
  met.fill(PAIR, 0xf0);
  met[0x0a] = FEED;
  met[0x0d] = TURN;
  met[0x22] = QUOTE;
  met[delimiter.charCodeAt(0)] = PARTING;
  return met;
}

/** Goes through the bytes of a file; `at - extra` is the place in its text. */
class Walk {
  readonly bytes: Uint8Array;
  readonly #met: Uint8Array;
  at = 0;
  /** Bytes passed beyond one for each UTF-16 unit of the text. */
  extra = 0;
  hash = 0;
  /** Whether all that was passed since `begin` is clean, and stands for its text and no other. */
  clean = true;
  sure = true;
  /** A tab parts cells, and in quotes it would be cleaned away. */
  readonly #tabs: boolean;

  constructor(text: string, delimiter: string) {
    this.#tabs = delimiter === '\t';
    this.bytes = new TextEncoder().encode(text);
    this.#met = bytesMet(delimiter);
  }

  /** Passes what is no mark; of a cell in quotes only quotes are one. Answers the mark, 0 at the end. */
  pass(quoted: boolean): number {
    const { bytes } = this;
    const met = this.#met;
    const { length } = bytes;
    let { at, hash } = this;
    let mark = 0;
    for (; at < length; at += 1) {
      const byte = bytes[at]!;
      const kind = met[byte]!;
      if (kind !== PLAIN) {
        if (kind <= QUOTE && (!quoted || kind === QUOTE)) {
          mark = kind;
          break;
        }
        this.#note(kind, bytes[at + 1]!);
      }
      hash = (Math.imul(hash, 31) + byte) | 0;
    }
    this.at = at;
    this.hash = hash;
    return mark;
  }

  #note(kind: number, next: number): void {
    if (kind === CONTINUES) this.extra += 1;
    else if (kind === LATIN_SIGNS) this.clean &&= next > 0xa0 && next !== 0xad;
    else if (kind !== LATIN_LETTERS && (kind !== PARTING || this.#tabs)) {
      this.clean = false;
      // Half of a pair alone becomes the same bytes whichever it is.
      if (kind >= FAR) this.sure = false;
      if (kind === PAIR) this.extra -= 1;
    }
  }
}

keepOne('walk', new Walk('', ','));

/** How lines end, as papaparse guesses it of a text without quotes; undefined for what only it may decide. */
function lineEndOf(text: string): 1 | 2 | undefined {
  const turn = text.indexOf('\r');
  if (turn < 0) return 1;
  return turn === text.indexOf('\n') - 1 ? 2 : undefined;
}

/**
 * Cuts a file into its cells in one pass over its bytes, some times as fast as papaparse, and as it does (RFC 4180).
 * Answers false at the first thing that the norm does not settle (a quote that ends within a cell, line ends of two
 * kinds): what was told by then counts for nothing, and papaparse reads the file.
 */
export function scanCells(text: string, delimiter: string, sink: CellSink): boolean {
  const wide = lineEndOf(text);
  if (wide === undefined) return false;
  const walk = new Walk(text, delimiter);
  const { bytes } = walk;
  sink.begin?.(bytes);
  for (;;) {
    walk.clean = true;
    walk.sure = true;
    walk.hash = 0;
    let start = walk.at;
    let from = start - walk.extra;
    let mark: number;
    if (bytes[start] === QUOTED) {
      const doubled = passQuotes(walk, wide);
      if (doubled === undefined) return false;
      start += 1;
      from += 1;
      const end = walk.at - 1;
      const to = end - walk.extra;
      if (doubled) {
        const cell = text.slice(from, to).replaceAll('""', '"');
        sink.cell(cell, 0, cell.length, walk.clean, -1, -1, 0);
      } else sink.cell(text, from, to, walk.clean, walk.sure ? start : -1, end, walk.hash);
      const after = walk.at;
      mark = walk.pass(false);
      if (walk.at !== after) return false;
    } else {
      mark = walk.pass(false);
      // A quote within a cell is a letter; what else it does to the file, papaparse knows.
      if (mark !== QUOTE) {
        const end = walk.at;
        sink.cell(text, from, end - walk.extra, walk.clean, walk.sure ? start : -1, end, walk.hash);
      }
    }
    // Of two kinds of line ends, which one is meant is not ours to say.
    if (mark === QUOTE || (mark === FEED && wide === 2)) return false;
    if (mark === TURN && bytes[(walk.at += 1)] !== 0x0a) return false;
    if (mark !== PARTING) sink.endLine();
    if (mark === 0) return true;
    walk.at += 1;
  }
}

const QUOTED = 0x22;

/** Passes a cell in quotes; tells whether it holds doubled ones. Undefined when they never end, or a line ends in them that papaparse may take for another kind of end. */
function passQuotes(walk: Walk, wide: 1 | 2): boolean | undefined {
  const { bytes } = walk;
  const start = walk.at + 1;
  let doubled = false;
  walk.at = start;
  for (;;) {
    if (walk.pass(true) === 0) return undefined;
    walk.at += 1;
    if (bytes[walk.at] !== QUOTED) break;
    doubled = true;
    walk.at += 1;
  }
  // Whatever is not clean may be a line end.
  if (!walk.clean && wide === 2 && endsLine(bytes, start, walk.at)) return undefined;
  return doubled;
}

function endsLine(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (bytes[at] === 0x0a || bytes[at] === 0x0d) return true;
  return false;
}
