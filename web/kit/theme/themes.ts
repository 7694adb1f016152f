import { oklch } from './oklch.ts';

/** Themes A to H (spec 2, 9): A unless the person chose another, E for Honduras. */
export const THEMES = {
  A: { label: 'Azul', hue: 255, chroma: 0.15 },
  B: { label: 'Turquesa', hue: 200, chroma: 0.12 },
  C: { label: 'Verde', hue: 155, chroma: 0.13 },
  D: { label: 'Oliva', hue: 115, chroma: 0.12 },
  E: { label: 'Celeste', hue: 232, chroma: 0.13 },
  F: { label: 'Ocre', hue: 70, chroma: 0.12 },
  G: { label: 'Granate', hue: 15, chroma: 0.15 },
  H: { label: 'Violeta', hue: 300, chroma: 0.16 },
} as const;

export type ThemeName = keyof typeof THEMES;

/** Same lightness for every hue, so that contrast holds for all eight when it holds for one. */
const LIGHTNESS = [0.97, 0.935, 0.88, 0.81, 0.74, 0.66, 0.58, 0.52, 0.46, 0.39] as const;
const STRENGTH = [0.12, 0.22, 0.4, 0.6, 0.8, 0.95, 1, 1, 1, 0.85] as const;

export type Shades = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** Ten shades of a theme's accent, lightest first; the ninth carries white text. */
export const shadesOf = (name: ThemeName): Shades => {
  const { hue, chroma } = THEMES[name];
  const shade = (at: keyof Shades & number): string => oklch(LIGHTNESS[at]!, chroma * STRENGTH[at]!, hue);
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)];
};
