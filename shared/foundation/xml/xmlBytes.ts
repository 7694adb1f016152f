import { escapeXml } from './escapeXml.ts';

const encoder = new TextEncoder();
const AMPERSAND = 0x26;
const LESS = 0x3c;
const GREATER = 0x3e;

/** One growing buffer of UTF-8: ready-made bytes are copied, text is escaped on its way in. */
export class XmlBytes {
  private buffer: Uint8Array;
  private used = 0;

  constructor(size = 1 << 16) {
    this.buffer = new Uint8Array(size);
  }

  get length(): number {
    return this.used;
  }

  /** Copies bytes that are XML already. */
  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    const { buffer } = this;
    let at = this.used;
    // Tags are short: a loop is quicker than `set` below some 30 bytes.
    for (let index = 0; index < bytes.length; index += 1) buffer[at++] = bytes[index]!;
    this.used = at;
  }

  /** Copies many bytes at once. */
  append(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.used);
    this.used += bytes.length;
  }

  /** Writes the content of an element. Plain and Latin text goes byte by byte; the rest is cleaned and escaped first. */
  text(text: string): void {
    this.reserve(text.length * 2);
    const { buffer } = this;
    const start = this.used;
    let at = start;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code >= 0x20 && code < 0x7f && code !== AMPERSAND && code !== LESS && code !== GREATER)
        buffer[at++] = code;
      else if (code > 0xad && code <= 0xff) {
        buffer[at++] = 0xc0 | (code >> 6);
        buffer[at++] = 0x80 | (code & 0x3f);
      } else return this.slowText(text);
    }
    this.used = at;
  }

  /** The bytes written so far, without the spare room. */
  bytes(): Uint8Array {
    return this.buffer.slice(0, this.used);
  }

  private slowText(text: string): void {
    const escaped = escapeXml(text);
    this.reserve(escaped.length * 3);
    this.used += encoder.encodeInto(escaped, this.buffer.subarray(this.used)).written;
  }

  private reserve(more: number): void {
    const needed = this.used + more;
    if (needed <= this.buffer.length) return;
    const grown = new Uint8Array(Math.max(needed, this.buffer.length * 2));
    grown.set(this.buffer.subarray(0, this.used));
    this.buffer = grown;
  }
}
