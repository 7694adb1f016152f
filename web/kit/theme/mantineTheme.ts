import { createTheme, type MantineThemeOverride } from '@mantine/core';
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
