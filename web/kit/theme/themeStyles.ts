import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { keyed, keysOf } from '../../../shared/foundation/keyed.ts';
import { mantineTheme } from './mantineTheme.ts';
import { THEMES, type ThemeName } from './themes.ts';

/** Colours of the library that the screens draw with, besides the theme's own; of the others nothing is said. */
const DRAWN: readonly string[] = ['dark', 'gray', 'teal'];
const undrawn = Object.keys(DEFAULT_THEME.colors).filter((each) => !DRAWN.includes(each));

const SETS = ['variables', 'light', 'dark'] as const;
type Variables = Record<(typeof SETS)[number], Record<string, string>>;

/** What the library would say, in colours that can be read: contrast as measured with axe (design 9). */
const readable: Variables = {
  variables: {},
  light: {
    '--mantine-color-error': '#b02525',
    '--mantine-color-dimmed': '#495057',
    '--mantine-color-placeholder': '#636b74',
    '--mantine-color-anchor': 'var(--mantine-color-accent-8)',
    '--mantine-color-disabled-color': '#5c636a',
    '--mantine-color-scheme': 'light',
  },
  dark: {
    '--mantine-color-body': '#1a1b1e',
    '--mantine-color-error': '#ff9b9b',
    '--mantine-color-dimmed': '#b0b3b8',
    '--mantine-color-placeholder': '#9a9da2',
    '--mantine-color-anchor': 'var(--mantine-color-accent-4)',
    '--mantine-color-disabled-color': '#a6a9ad',
    '--mantine-color-scheme': 'dark',
  },
};

const some = (
  all: Record<string, string>,
  wanted: (variable: string, value: string) => boolean,
): Record<string, string> => Object.fromEntries(Object.entries(all).filter((each) => wanted(...each)));

const isDrawn = (variable: string): boolean =>
  !undrawn.some((colour) => variable.startsWith(`--mantine-color-${colour}-`));

function variablesOf(name: ThemeName): Variables {
  const said: Variables = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, mantineTheme(name)));
  return keyed(SETS, (set) => some({ ...said[set], ...readable[set] }, isDrawn));
}

const less = (all: Variables, known: Variables): Variables =>
  keyed(SETS, (set) => some(all[set], (variable, value) => known[set][variable] !== value));

/**
 * The variables of all themes as a style sheet: the first theme's, and of the others what they have of their own, under
 * `data-theme` of the page. The build writes it (`web/madeFiles.ts`): computed in the browser, it cost every page the
 * time of a frame and a second look at all its styles.
 */
export function themeStyles(): string {
  const [first, ...others] = keysOf(THEMES);
  const known = variablesOf(first!);
  return [
    convertCssVariables(known),
    ...others.map((name) =>
      convertCssVariables(less(variablesOf(name), known), `:root[data-theme='${name}']`),
    ),
  ].join('\n');
}
