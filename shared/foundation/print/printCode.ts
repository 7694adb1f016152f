/** Address within the product where anybody asks about a code. */
export const PRINT_CHECK = '/autenticidad';

/** Letters of a print's code: none that is taken for another one on paper. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 16;

/** Code of sixteen letters and digits from at least ten bytes: 80 bits, in groups of four. */
export function lettersOfCode(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.slice(0, 10)) bits = (bits << 8n) | BigInt(byte);
  const letters = Array.from(
    { length: LENGTH },
    (_, at) => LETTERS[Number((bits >> BigInt(5 * (LENGTH - 1 - at))) & 31n)],
  );
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** The code as a person typed it, in its form; undefined when it cannot be one. */
export function typedPrintCode(typed: string): string | undefined {
  const letters = [...typed.toUpperCase()].filter((each) => LETTERS.includes(each)).join('');
  const rest = typed.replace(/[\s-]/g, '').length;
  return letters.length === LENGTH && rest === LENGTH ? letters.replace(/(.{4})(?=.)/g, '$1-') : undefined;
}

/** Code of what a SHA-256, hexadecimal, stands for: its first 80 bits, so that whoever has the hash works the code out alone. */
export const codeOfHash = (hash: string): string =>
  lettersOfCode(Uint8Array.from(hash.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
