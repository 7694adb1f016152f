import { describe, expect, it } from 'vitest';
import { contrast } from './oklch.ts';
import { shadesOf, THEMES, type ThemeName } from './themes.ts';

const names = Object.keys(THEMES) as ThemeName[];
const DARK_PAGE = '#1a1b1e';

describe.each(names)('theme %s', (name) => {
  const shades = shadesOf(name);
  it('carries white text on its filled shade', () =>
    expect(contrast(shades[8], '#ffffff')).toBeGreaterThanOrEqual(4.5));
  it('is readable as text on white and on its own light surface', () => {
    expect(contrast(shades[8], '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shades[8], shades[1])).toBeGreaterThanOrEqual(4.5);
  });
  it('is readable as text on the dark page', () =>
    expect(contrast(shades[4], DARK_PAGE)).toBeGreaterThanOrEqual(4.5));
});

it('gives every theme its own colour', () =>
  expect(new Set(names.map((name) => shadesOf(name)[8])).size).toBe(8));
it('knows the extremes of contrast', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 1));
