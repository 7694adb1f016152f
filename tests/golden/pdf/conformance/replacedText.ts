/** `<</ActualText<FEFF…>>>` and nothing else: a text string in UTF-16. */
const PROPERTIES = /^<<\/ActualText\s*<FEFF((?:[0-9A-F]{4})*)>\s*>>$/;
const PRIVATE_USE = /\p{Co}/u;

/**
 * Follows the spans that say what is read in place of what is shown (ISO 32000-1, 14.9.4): ours part a word over lines,
 * so the pieces that a reader skips must be what the first of them says.
 */
export class ReplacedText {
  readonly #say: (problem: string) => void;
  #said: string | undefined;
  #shown = '';
  #open = false;

  constructor(say: (problem: string) => void) {
    this.#say = say;
  }

  /** A span begins; `within` is whether it stands in tagged content. */
  begin(properties: string, within: boolean): void {
    if (this.#open) this.#say('a span inside of a span');
    if (!within) this.#say('a span outside of tagged content');
    this.#open = true;
    const digits = PROPERTIES.exec(properties)?.[1];
    if (digits === undefined) return this.#say(`a span with the properties ${properties}`);
    const text = (digits.match(/.{4}/g) ?? [])
      .map((code) => String.fromCharCode(parseInt(code, 16)))
      .join('');
    if (PRIVATE_USE.test(text)) this.#say('a span says characters of private use');
    if (text !== '') {
      this.close();
      this.#said = text;
    } else if (this.#said === undefined) this.#say('a span hides what nothing says');
  }

  /** A text in Windows-1252. */
  show(bytes: string): void {
    if (this.#open) this.#shown += new TextDecoder('windows-1252').decode(Buffer.from(bytes, 'latin1'));
  }

  end(): void {
    this.#open = false;
  }

  /** The content that it stands in ends. */
  close(): void {
    if (this.#said !== undefined && this.#said !== this.#shown)
      this.#say(`a span says ${this.#said} and shows ${this.#shown}`);
    this.#said = undefined;
    this.#shown = '';
  }
}
