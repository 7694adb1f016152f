const OPEN = 0x28;
const CLOSE = 0x29;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
/** Bytes that no number and its sign, point and space exceed. */
const NUMBER = 16;

/** Puts a whole number below 2^31, from the last digit to the first once their number is known; answers its end. */
function putInteger(bytes: Uint8Array, start: number, value: number): number {
  let rest = value | 0;
  let end = start + (rest < 10 ? 1 : rest < 100 ? 2 : rest < 1000 ? 3 : rest < 10_000 ? 4 : 5);
  for (let bound = 100_000; rest >= bound; bound *= 10) end++;
  let at = end;
  do {
    const tens = (rest / 10) | 0;
    bytes[--at] = 48 + rest - tens * 10;
    rest = tens;
  } while (rest > 0);
  return end;
}

function putHundredths(bytes: Uint8Array, start: number, value: number): number {
  let at = start;
  let rest = value | 0;
  if (rest < 0) {
    bytes[at++] = 45;
    rest = -rest | 0;
  }
  const whole = (rest / 100) | 0;
  const fraction = (rest - whole * 100) | 0;
  at = putInteger(bytes, at, whole);
  if (fraction === 0) return at;
  bytes[at++] = 46;
  const tenths = (fraction / 10) | 0;
  bytes[at++] = 48 + tenths;
  const last = fraction - tenths * 10;
  if (last !== 0) bytes[at++] = 48 + last;
  return at;
}

/** A growing byte buffer that writes numbers and ASCII without making strings in between. */
export class ByteWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(capacity = 16384) {
    this.#bytes = new Uint8Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  reset(): void {
    this.#length = 0;
  }

  /** Takes back all but the first bytes. */
  cut(length: number): void {
    this.#length = length;
  }

  /** The bytes written so far; valid until the next write or reset. */
  view(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length++] = value;
  }

  ascii(text: string): void {
    const length = text.length;
    if (this.#length + length > this.#bytes.length) this.#grow(length);
    const bytes = this.#bytes;
    const start = this.#length;
    for (let i = 0; i < length; i++) bytes[start + i] = text.charCodeAt(i);
    this.#length = start + length;
  }

  append(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Appends what writes itself, as pdf-lib's objects do. */
  copy(source: { sizeInBytes(): number; copyBytesInto(buffer: Uint8Array, offset: number): number }): void {
    const size = source.sizeInBytes();
    if (this.#length + size > this.#bytes.length) this.#grow(size);
    this.#length += source.copyBytesInto(this.#bytes, this.#length);
  }

  /** Writes a whole number of hundredths, of 32 bits, as a decimal without needless zeros: 1250 is `12.5`. */
  hundredths(value: number): void {
    if (this.#length + NUMBER > this.#bytes.length) this.#grow(NUMBER);
    this.#length = putHundredths(this.#bytes, this.#length, value);
  }

  /** Appends `x y Td`, the move of a text in hundredths. */
  move(x: number, y: number): void {
    if (this.#length + 3 * NUMBER > this.#bytes.length) this.#grow(3 * NUMBER);
    const bytes = this.#bytes;
    let at = putHundredths(bytes, this.#length, x);
    bytes[at++] = SPACE;
    at = putHundredths(bytes, at, y);
    bytes[at] = SPACE;
    bytes[at + 1] = 84;
    bytes[at + 2] = 100;
    this.#length = at + 3;
  }

  /**
   * Writes a text as a PDF string operand, a byte a code unit by the table (0 for one that the table lacks), and marks
   * its bytes in `used`.
   */
  literal(text: string, table: Uint8Array, lacking: number, used: Uint8Array): void {
    const length = text.length;
    if (this.#length + 2 * length + 2 > this.#bytes.length) this.#grow(2 * length + 2);
    const bytes = this.#bytes;
    let at = this.#length;
    bytes[at++] = OPEN;
    for (let i = 0; i < length; i++) {
      const byte = table[text.charCodeAt(i)] || lacking;
      if (byte === OPEN || byte === CLOSE || byte === BACKSLASH) bytes[at++] = BACKSLASH;
      used[byte] = 1;
      bytes[at++] = byte;
    }
    bytes[at++] = CLOSE;
    this.#length = at;
  }

  /** Writes again what stands there already: `length` bytes from `start`. */
  again(start: number, length: number): void {
    if (this.#length + length > this.#bytes.length) this.#grow(length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let from = start; from < start + length; from++) bytes[at++] = bytes[from] ?? 0;
    this.#length = at;
  }

  /** Appends ` n 0 R`, a reference of the PDF syntax. */
  reference(number: number): void {
    if (this.#length + 2 * NUMBER > this.#bytes.length) this.#grow(2 * NUMBER);
    const bytes = this.#bytes;
    bytes[this.#length] = SPACE;
    const at = putInteger(bytes, this.#length + 1, number);
    bytes[at] = SPACE;
    bytes[at + 1] = 48;
    bytes[at + 2] = SPACE;
    bytes[at + 3] = 82;
    this.#length = at + 4;
  }

  /** Appends `a b `: a pair of whole numbers of a table. */
  entry(a: number, b: number): void {
    if (this.#length + 3 * NUMBER > this.#bytes.length) this.#grow(3 * NUMBER);
    const bytes = this.#bytes;
    let at = putInteger(bytes, this.#length, a);
    bytes[at++] = SPACE;
    at = putInteger(bytes, at, b);
    bytes[at] = SPACE;
    this.#length = at + 1;
  }

  /** Writes a whole number from 0 to 2^31 - 1. */
  integer(value: number): void {
    if (this.#length + NUMBER > this.#bytes.length) this.#grow(NUMBER);
    this.#length = putInteger(this.#bytes, this.#length, value);
  }

  #grow(extra: number): void {
    const bigger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + extra));
    bigger.set(this.view());
    this.#bytes = bigger;
  }
}
