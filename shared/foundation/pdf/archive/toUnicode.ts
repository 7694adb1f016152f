import { winAnsiCharacter } from '../winAnsi.ts';

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0');

/** CMap of the characters of these bytes, at most 100 a section (ISO 32000-1, 9.10.3). */
export function toUnicode(bytes: readonly number[]): Uint8Array {
  const lines = [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<00> <FF>',
    'endcodespacerange',
  ];
  for (let from = 0; from < bytes.length; from += 100) {
    const part = bytes.slice(from, from + 100);
    lines.push(`${part.length} beginbfchar`);
    for (const byte of part) lines.push(`<${hex(byte, 2)}> <${hex(winAnsiCharacter(byte), 4)}>`);
    lines.push('endbfchar');
  }
  lines.push('endcmap', 'CMapName currentdict /CMap defineresource pop', 'end', 'end', '');
  return new TextEncoder().encode(lines.join('\n'));
}
