const QUOTE = 34;
const SPACE = 32;
const FEED = 10;
const TURN = 13;

/** Comma, semicolon and tab. */
const PARTINGS = new Set([44, 59, 9]);

/** Finds where lines end in text that comes in parts; a line end within quotes is part of its cell (RFC 4180). */
export class LineEnds {
  #buffer = '';
  #at = 0;
  #quoted = false;
  #fieldStart = true;
  /** What lines end with, as the first of them does: a file of an old Mac has no line feed, but in its cells. */
  #end: number | undefined;

  add(text: string): void {
    this.#buffer += text;
  }

  get waiting(): number {
    return this.#buffer.length;
  }

  /** Length of the next whole line with its end; undefined until more text comes. */
  next(ended: boolean): number | undefined {
    const text = this.#buffer;
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
      if (this.#end === undefined && (code === FEED || code === TURN)) {
        const after = this.#at + 1;
        if (code === TURN && after >= text.length && !ended) return undefined;
        this.#end = code === TURN && text.charCodeAt(after) !== FEED ? TURN : FEED;
      }
      this.#at += 1;
      if (code === this.#end) {
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

/** Lines of a whole text with their ends, one after the other as they are asked for. */
export function* linesOf(text: string): Generator<string> {
  const lines = new LineEnds();
  lines.add(text);
  while (lines.waiting > 0) yield lines.take(lines.next(true) ?? lines.waiting);
}
