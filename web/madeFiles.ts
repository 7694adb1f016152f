import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { themeStyles } from './kit/theme/themeStyles.ts';
import { cutTypeface } from './typeface.ts';

const FOLDER = fileURLToPath(new URL('../build/made', import.meta.url));

/** What the app imports and nobody writes, by the names under which it is imported. */
const makers: Readonly<Record<string, () => string | Promise<Buffer>>> = {
  'typeface/inter.woff2': () => cutTypeface('woff2'),
  'theme/variables.css': themeStyles,
};

/** Makes those files. @returns where each of them lies, by its name. */
export async function makeFiles(): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  for (const [name, make] of Object.entries(makers)) {
    const file = `${FOLDER}/${name}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await make());
    made[name] = file;
  }
  return made;
}

/** The made files in the app's build, and while it is worked on. */
export const madeFiles: Plugin = {
  name: 'despacho-made-files',
  async config() {
    const made = Object.entries(await makeFiles());
    return { resolve: { alias: made.map(([find, replacement]) => ({ find, replacement })) } };
  },
};
