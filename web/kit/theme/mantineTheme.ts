import {
  convertCssVariables,
  createTheme,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  DEFAULT_THEME,
} from '@mantine/core';
import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';
import { shadesOf, type ThemeName } from './themes.ts';

/** Look 3: Inter, shipped with the app so that every machine shows the same widths; 14 px base, 32 px inputs; contrast settings as measured with axe (design 9). */
export const mantineTheme = (name: ThemeName): MantineThemeOverride =>
  createTheme({
    primaryColor: 'accent',
    primaryShade: 8,
    autoContrast: true,
    respectReducedMotion: true,
    defaultRadius: 'sm',
    fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace',
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
    spacing: { xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    colors: { accent: shadesOf(name) },
    headings: { fontWeight: '600' },
    components: {
      Button: { defaultProps: { size: 'xs' } },
      TextInput: { defaultProps: { size: 'xs' } },
      PasswordInput: { defaultProps: { size: 'xs' } },
      NativeSelect: { defaultProps: { size: 'xs' } },
      Modal: { defaultProps: { lockScroll: false, transitionProps: { duration: 120 } } },
      Popover: { defaultProps: { transitionProps: { duration: 0 } } },
      Menu: { defaultProps: { transitionProps: { duration: 0 } } },
    },
  });

const readable: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#b02525',
    '--mantine-color-dimmed': '#495057',
    '--mantine-color-placeholder': '#636b74',
    '--mantine-color-anchor': 'var(--mantine-color-accent-8)',
    '--mantine-color-disabled-color': '#5c636a',
  },
  dark: {
    '--mantine-color-body': '#1a1b1e',
    '--mantine-color-error': '#ff9b9b',
    '--mantine-color-dimmed': '#b0b3b8',
    '--mantine-color-placeholder': '#9a9da2',
    '--mantine-color-anchor': 'var(--mantine-color-accent-4)',
    '--mantine-color-disabled-color': '#a6a9ad',
  },
});

const sheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();

/**
 * Puts the theme's variables on the page through a constructed sheet: the policy is `style-src 'self'`, which refuses
 * the style element that the library would write.
 */
export function applyThemeVariables(name: ThemeName): void {
  if (!sheet) return;
  const theme = mergeMantineTheme(DEFAULT_THEME, mantineTheme(name));
  const base = defaultCssVariablesResolver(theme);
  const own = readable(theme);
  const css = convertCssVariables({
    variables: { ...base.variables, ...own.variables },
    light: { ...base.light, ...own.light, '--mantine-color-scheme': 'light' },
    dark: { ...base.dark, ...own.dark, '--mantine-color-scheme': 'dark' },
  });
  sheet.replaceSync(css);
  if (!window.document.adoptedStyleSheets.includes(sheet))
    window.document.adoptedStyleSheets = [...window.document.adoptedStyleSheets, sheet];
}
