import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Inter Variable (SIL Open Font License 1.1) as its package brings it: 48 kB of Latin. */
const SOURCE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const FOLDER = fileURLToPath(new URL('../build/typeface', import.meta.url));
const FILE = `${FOLDER}/inter.woff2`;

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** What Spanish is written with, other names of the West, and the signs of the screens; anything else is drawn in the system's. */
const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŠšŽž–—‘’“”„•…‹›€™−←↑→↓≤≥≠✓`;
/** Weights of the theme. */
const WEIGHTS = { min: 400, max: 700 };

const whole = (): Buffer => readFileSync(createRequire(import.meta.url).resolve(SOURCE));

/** What the screens draw of the typeface, in that format. */
export const cutTypeface = (targetFormat: 'woff2' | 'truetype'): Promise<Buffer> =>
  subsetFont(whole(), CHARACTERS, { targetFormat, variationAxes: { wght: WEIGHTS } });

/** The app's typeface, of which only what its screens draw travels (look 3). */
export const typeface: Plugin = {
  name: 'despacho-typeface',
  async config() {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(FILE, await cutTypeface('woff2'));
    return { resolve: { alias: [{ find: 'typeface/inter.woff2', replacement: FILE }] } };
  },
};
