import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Inter Variable (SIL Open Font License 1.1) as its package brings it: 48 kB of Latin. */
const SOURCE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** What Spanish is written with, other names of the West, and the signs of the screens; anything else is drawn in the system's. */
const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŠšŽž–—‘’“”„•…‹›€™−←↑→↓≤≥≠✓`;
/** Weights of the theme. */
const WEIGHTS = { min: 400, max: 700 };

const whole = (): Buffer => readFileSync(createRequire(import.meta.url).resolve(SOURCE));

/** The app's typeface, of which only what its screens draw travels (look 3), in that format. */
export const cutTypeface = (targetFormat: 'woff2' | 'truetype'): Promise<Buffer> =>
  subsetFont(whole(), CHARACTERS, { targetFormat, variationAxes: { wght: WEIGHTS } });
