import type { ReplacedSign, ReplacedText } from './printFont.ts';

/** The characters of bytes 0x80 to 0x9F of WinAnsiEncoding; a blank marks the five unused bytes. */
const HIGH_CONTROLS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Look-alikes that lose nothing: kinds of space, hyphen and minus. */
const EQUIVALENT: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\v': ' ',
  '\f': ' ',
  '\u2002': ' ',
  '\u2003': ' ',
  '\u2007': '\u00a0',
  '\u2009': ' ',
  '\u202f': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2212': '-',
  '\u2032': "'",
  '\u2033': '"',
  '\u02bc': '’',
};

/** Letters and signs that have no parts to be taken from, in the nearest ones that there are. */
const NEAREST: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  '≈': '~',
  '✓': 'x',
  '✔': 'x',
  '●': '•',
  '■': '•',
  '∅': 'Ø',
  '⌀': 'Ø',
};

/** Accents and other marks that a letter was taken apart into. */
const MARKS = /\p{M}/gu;

const isCovered = (text: string): boolean => text !== '' && coversWinAnsi(text);

/** The nearest that can be shown of a character: letters without their accent, or its number, which is no content. */
function nearest(character: string): string {
  const known = NEAREST[character];
  if (known !== undefined) return known;
  const apart = character.normalize('NFKD').replace(MARKS, '');
  if (isCovered(apart)) return apart;
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return `[U+${code}]`;
}

/** Characters without a picture of their own: joiners, direction marks, variation selectors, soft hyphen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]/gu;

function makeTable(): Uint8Array {
  const table = new Uint8Array(0x2123);
  for (let code = 0x20; code < 0x7f; code++) table[code] = code;
  for (let code = 0xa1; code <= 0xff; code++) table[code] = code;
  table[0xad] = 0;
  // A no-break space looks like a space; byte 0xA0 is not a space in every reader.
  table[0xa0] = 0x20;
  for (let i = 0; i < HIGH_CONTROLS.length; i++) {
    const code = HIGH_CONTROLS.charCodeAt(i);
    if (code !== 0x20) table[code] = 0x80 + i;
  }
  return table;
}

/** Byte of WinAnsiEncoding by UTF-16 code unit; 0, or nothing, where there is none. */
export const WIN_ANSI = makeTable();

/** Byte of a UTF-16 code unit in WinAnsiEncoding, 0 when it has none. */
export function winAnsiByte(codeUnit: number): number {
  return WIN_ANSI[codeUnit] ?? 0;
}

export function coversWinAnsi(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (!WIN_ANSI[text.charCodeAt(i)]) return false;
  }
  return true;
}

/**
 * The text with only characters of WinAnsiEncoding and '\n'. Composes accents first, swaps look-alikes, drops invisible
 * marks; what remains outside is spelled with its nearest, and told, each sign once.
 */
export function replaceOutsideWinAnsi(text: string): ReplacedText {
  const replaced = new Map<string, ReplacedSign>();
  let shown = '';
  const composed = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .normalize('NFC')
    .replace(INVISIBLE, '');
  for (const character of composed) {
    if (character === '\n' || (character.length === 1 && WIN_ANSI[character.charCodeAt(0)])) {
      shown += character;
      continue;
    }
    const equivalent = EQUIVALENT[character];
    const instead = equivalent ?? nearest(character);
    if (equivalent === undefined) replaced.set(character, { sign: character, shown: instead });
    shown += instead;
  }
  return { text: shown, replaced: [...replaced.values()] };
}

let charactersByByte: Uint16Array | undefined;

/** UTF-16 code unit of a byte in WinAnsiEncoding, 0 when it has none. */
export function winAnsiCharacter(byte: number): number {
  if (!charactersByByte) {
    charactersByByte = new Uint16Array(256);
    for (let code = WIN_ANSI.length - 1; code >= 0; code--) {
      const known = WIN_ANSI[code] ?? 0;
      if (known) charactersByByte[known] = code;
    }
  }
  return charactersByByte[byte] ?? 0;
}

/** Every byte that has a character, in order. */
export function winAnsiBytes(): number[] {
  return Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => winAnsiCharacter(byte));
}
