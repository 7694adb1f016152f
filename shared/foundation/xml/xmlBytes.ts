import { escapeXml } from './escapeXml.ts';
import type { Tag } from './tag.ts';

const encoder = new TextEncoder();
const AMPERSAND = 0x26;
const LESS = 0x3c;
const GREATER = 0x3e;
const AMP = 0x706d61; // 'amp', little-endian
/** Longest UTF-8 that one UTF-16 unit becomes when it is escaped: `&` as `&amp;`. */
const WORST = 5;
/** A tag is written in whole words: so many bytes beyond its end, and those of an escape, are touched. */
const SLACK = 8;

/** One growing buffer of UTF-8: tags are copied by words, text is escaped on its way in. */
export class XmlBytes {
  private buffer: Uint8Array;
  private view: DataView;
  private used = 0;

  constructor(size = 1 << 14) {
    this.buffer = new Uint8Array(size + SLACK);
    this.view = new DataView(this.buffer.buffer);
  }

  get length(): number {
    return this.used;
  }

  /** Takes back everything after a length that `length` answered. */
  cut(length: number): void {
    this.used = length;
  }

  tag(tag: Tag): void {
    this.reserve(tag.length);
    this.used = this.put(tag, this.used);
  }

  /** An element with text. Plain and Latin text goes byte by byte; the rest is cleaned and escaped first. */
  element(open: Tag, text: string, close: Tag): void {
    this.reserve(open.length + text.length * WORST + close.length);
    let at = this.put(open, this.used);
    const { buffer } = this;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code >= 0x20 && code < 0x7f) {
        if (code === AMPERSAND || code === LESS || code === GREATER) at = this.escape(code, at);
        else buffer[at++] = code;
      } else if (code > 0xad && code <= 0xff) {
        buffer[at++] = 0xc0 | (code >> 6);
        buffer[at++] = 0x80 | (code & 0x3f);
      } else {
        this.used += open.length;
        this.slowText(text);
        this.tag(close);
        return;
      }
    }
    this.used = this.put(close, at);
  }

  /** The bytes written so far; a view of the buffer, of which little is left over. */
  bytes(): Uint8Array {
    const wasteful = this.buffer.length > this.used * 1.5;
    return wasteful ? this.buffer.slice(0, this.used) : this.buffer.subarray(0, this.used);
  }

  private put({ words, length }: Tag, at: number): number {
    const { view } = this;
    for (let index = 0; index < words.length; index += 1) view.setInt32(at + index * 4, words[index]!, true);
    return at + length;
  }

  private escape(code: number, at: number): number {
    const { buffer, view } = this;
    buffer[at++] = AMPERSAND;
    if (code === AMPERSAND) {
      view.setInt32(at, AMP, true);
      at += 3;
    } else {
      buffer[at++] = code === LESS ? 0x6c : 0x67;
      buffer[at++] = 0x74;
    }
    buffer[at++] = 0x3b;
    return at;
  }

  private slowText(text: string): void {
    const escaped = escapeXml(text);
    this.reserve(escaped.length * 3);
    this.used += encoder.encodeInto(escaped, this.buffer.subarray(this.used)).written;
  }

  private reserve(more: number): void {
    const needed = this.used + more + SLACK;
    if (needed <= this.buffer.length) return;
    const grown = new Uint8Array(Math.max(needed, this.buffer.length * 2));
    grown.set(this.buffer.subarray(0, this.used));
    this.buffer = grown;
    this.view = new DataView(grown.buffer);
  }
}
