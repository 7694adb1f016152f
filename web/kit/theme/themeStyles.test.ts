import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { themeStyles } from './themeStyles.ts';
import { shadesOf, THEMES, type ThemeName } from './themes.ts';

const css = themeStyles();
/** What a block of the sheet says, by its selector. */
const blocks = new Map(
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, said]) => [selector!.trim(), said!]),
);
const saidOf = (selector: string): string => blocks.get(selector) ?? '';

describe.each(Object.keys(THEMES) as ThemeName[])('theme %s', (name) => {
  it('is drawn in its own ten shades', () => {
    // The first one is what a page without a theme is drawn in.
    const said = saidOf(name === 'A' ? ':root, :host' : `:root[data-theme='${name}']`);
    shadesOf(name).forEach((shade, at) => expect(said).toContain(`--mantine-color-accent-${at}: ${shade};`));
  });
  it('says how its accent looks on the dark page', () =>
    expect(
      name === 'A' ||
        saidOf(`:root[data-theme='${name}'][data-mantine-color-scheme="dark"]`).includes(
          '--mantine-color-accent-light:',
        ),
    ).toBe(true));
});

it('says every colour that a style of ours or of the library asks for', () => {
  const require = createRequire(import.meta.url);
  const library = [
    ...readFileSync(new URL('libraryStyles.ts', import.meta.url), 'utf8').matchAll(/'(.+\.css)'/g),
  ];
  const sheets = [
    ...library.map(([, name]) => require.resolve(name!)),
    ...globSync('web/**/*.{css,ts,tsx}', { cwd: new URL('../../..', import.meta.url) }),
  ].map((file) => readFileSync(file, 'utf8'));
  const asked = new Set(
    [...sheets, css].flatMap((text) =>
      [...text.matchAll(/var\((--mantine-color-[a-z-]+\d?)/g)].map(([, name]) => name!),
    ),
  );
  expect(asked.size).toBeGreaterThan(20);
  expect([...asked].filter((name) => !css.includes(`${name}:`))).toEqual([]);
});
