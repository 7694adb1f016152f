import { PDFArray, type PDFObject } from 'pdf-lib';
import { bytesOf, get, named } from './objects.ts';

const windows1252 = new TextDecoder('windows-1252');

/** Advance and length of the outline of a character in a TrueType file with a `cmap` of format 4. */
function glyphReader(file: Buffer): (code: number) => { advance: number; outline: number } | undefined {
  const tables = new Map<string, number>();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const at = 12 + 16 * index;
    tables.set(file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8));
  }
  const at = (tag: string): number => tables.get(tag)!;
  const cmap = at('cmap') + file.readUInt32BE(at('cmap') + 8);
  const segments = file.readUInt16BE(cmap + 6) / 2;
  const unit = 1000 / file.readUInt16BE(at('head') + 18);
  return (code) => {
    for (let segment = 0; segment < segments; segment += 1) {
      const [end, start, delta] = [14, 16 + 2 * segments, 16 + 4 * segments].map((base) =>
        file.readUInt16BE(cmap + base + 2 * segment),
      );
      if (code > end! || code < start!) continue;
      const glyph = (code + delta!) & 0xffff;
      const [from, to] = [0, 2].map((next) => file.readUInt16BE(at('loca') + 2 * glyph + next));
      return { advance: file.readUInt16BE(at('hmtx') + 4 * glyph) * unit, outline: to! - from! };
    }
    return undefined;
  };
}

/** Clauses about one font: embedded as a subset, with Unicode, and with the widths that the program has. */
export function fontProblems(name: string, font: PDFObject | undefined, shown: Iterable<number>): string[] {
  const descriptor = get(font, 'FontDescriptor');
  const program = bytesOf(get(descriptor, 'FontFile2'));
  if (!program) return [`font ${name} is not embedded`];
  const problems: string[] = [];
  const base = named(get(font, 'BaseFont')) ?? '';
  if (!/^[A-Z]{6}\+/.test(base) || named(get(descriptor, 'FontName')) !== base)
    problems.push(`${name}: no subset name`);
  if (named(get(font, 'Encoding')) !== 'WinAnsiEncoding') problems.push(`${name}: encoding`);
  if (String(get(descriptor, 'Flags')) !== '32') problems.push(`${name}: flags`);
  const map = bytesOf(get(font, 'ToUnicode'));
  if (!map) return [...problems, `${name}: no ToUnicode`];
  const unicode = new Map(
    [
      ...Buffer.from(map)
        .toString('latin1')
        .matchAll(/<(..)> <(....)>/g),
    ].map(([, from, to]) => [parseInt(from!, 16), parseInt(to!, 16)]),
  );
  const widths = get(font, 'Widths');
  const first = Number(String(get(font, 'FirstChar')));
  const glyphOf = glyphReader(Buffer.from(program));
  for (const byte of shown) {
    const code = windows1252.decode(Uint8Array.of(byte)).charCodeAt(0);
    const glyph = glyphOf(code);
    const width = widths instanceof PDFArray ? Number(String(widths.get(byte - first))) : NaN;
    if (unicode.get(byte) !== code) problems.push(`${name}: byte ${byte} has not its character in ToUnicode`);
    if (!glyph || (glyph.outline === 0 && byte !== 0x20))
      problems.push(`${name}: byte ${byte} has no outline`);
    if (!glyph || !(Math.abs(glyph.advance - width) <= 1)) problems.push(`${name}: width of byte ${byte}`);
  }
  return problems;
}
