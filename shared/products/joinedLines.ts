import type { AnyRecord } from '../foundation/fields/dataSet.ts';

const LINE = '|';
const FIELD = '\t';

/**
 * Lines that travel as one text (spec 7, products: «joined strings»): a line a piece between «|», its values between
 * tabs in the order of `names`. A value beyond them, and a line without any, is left out.
 */
export const splitLines = (text: string, names: readonly string[]): AnyRecord[] =>
  text.split(LINE).flatMap((line) => {
    if (line.trim() === '') return [];
    const values = line.split(FIELD);
    return [Object.fromEntries(names.map((name, index) => [name, (values[index] ?? '').trim()]))];
  });
