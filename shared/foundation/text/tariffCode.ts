/** A tariff code without its points and spaces, as messages and keys want it: '0101.21.00.00' is '0101210000'. */
export function plainTariff(code: string): string {
  return /[.\s]/.test(code) ? code.replace(/[.\s]/g, '') : code;
}

/**
 * A tariff code with points by its length (spec 5, text cleaning; domain 5): 4 → '01.01', 5 → '0101.2', 6 → '0102.90',
 * 7 to 10 → '0101.21.00.00' as far as it goes, over 10 → '0201.20.00.00.02'. Shorter codes and text that is no code
 * come back plain.
 */
export function dottedTariff(code: string): string {
  const plain = plainTariff(code);
  if (!/^\d{4,}$/.test(plain)) return plain;
  if (plain.length === 4) return `${plain.slice(0, 2)}.${plain.slice(2)}`;
  let dotted = plain.slice(0, 4);
  for (let at = 4; at < plain.length; at += 2) dotted += `.${plain.slice(at, at + 2)}`;
  return dotted;
}

/**
 * Chapters of the Harmonized System, on which the SAC stands: 01 to 97, 77 kept for later use, 98 and 99 left to each
 * country (domain 5). A tariff opens headings in those two or none.
 */
const CHAPTERS = { last: 97, unused: ['77'], national: ['98', '99'] } as const;

/** Why no code begins so; undefined when its chapter exists. Reads a code with points or without. */
export function chapterFault(code: string): string | undefined {
  const chapter = plainTariff(code).slice(0, 2);
  const known =
    Number(chapter) >= 1 &&
    Number(chapter) <= CHAPTERS.last &&
    !CHAPTERS.unused.some((each) => each === chapter);
  return known || isNationalUse(code)
    ? undefined
    : `el capítulo ${chapter} no existe: van del 01 al 97 sin el 77, y 98 y 99 son de uso nacional; corrija los dos primeros dígitos`;
}

/** Whether a code is of a chapter that the Harmonized System leaves to each country. */
export const isNationalUse = (code: string): boolean =>
  CHAPTERS.national.some((chapter) => plainTariff(code).startsWith(chapter));

/**
 * The first `length` digits of a code, without points; 8 is the cut of preferential agreements (spec 5, XML generation).
 */
export function tariffPrefix(code: string, length: number): string {
  return plainTariff(code).slice(0, length);
}
