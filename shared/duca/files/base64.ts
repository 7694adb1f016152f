const CODES = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
const PADDING = 0x3d;

/** Base64 of bytes that come in pieces, as bytes: no text of a whole file is ever built. */
export class Base64Encoder {
  /** Bytes that did not fill a group of three; they begin the next piece. */
  private rest: Uint8Array = new Uint8Array(0);

  /** Base64 of all whole groups that are there by now. */
  push(piece: Uint8Array): Uint8Array {
    const bytes = this.joined(piece);
    const whole = bytes.length - (bytes.length % 3);
    this.rest = bytes.slice(whole);
    const out = new Uint8Array((whole / 3) * 4);
    for (let from = 0, to = 0; from < whole; from += 3, to += 4) {
      const group = (bytes[from]! << 16) | (bytes[from + 1]! << 8) | bytes[from + 2]!;
      out[to] = CODES[group >> 18]!;
      out[to + 1] = CODES[(group >> 12) & 63]!;
      out[to + 2] = CODES[(group >> 6) & 63]!;
      out[to + 3] = CODES[group & 63]!;
    }
    return out;
  }

  /** The last group, padded; empty when the bytes filled all groups. */
  end(): Uint8Array {
    const [first, second] = this.rest;
    if (first === undefined) return new Uint8Array(0);
    const group = (first << 16) | ((second ?? 0) << 8);
    return Uint8Array.of(
      CODES[group >> 18]!,
      CODES[(group >> 12) & 63]!,
      second === undefined ? PADDING : CODES[(group >> 6) & 63]!,
      PADDING,
    );
  }

  private joined(piece: Uint8Array): Uint8Array {
    if (this.rest.length === 0) return piece;
    const both = new Uint8Array(this.rest.length + piece.length);
    both.set(this.rest);
    both.set(piece, this.rest.length);
    return both;
  }
}
