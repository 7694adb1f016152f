import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import './theme/libraryStyles.ts';
import './kit.css';
import { DialogHost } from './dialogs/DialogHost.tsx';
import { applyThemeVariables, mantineTheme } from './theme/mantineTheme.ts';
import type { ThemeName } from './theme/themes.ts';

/** Everything the kit needs around the app: theme, dialogs, toasts. */
export function KitProvider({ theme, children }: { theme: ThemeName; children: ReactNode }) {
  const merged = useMemo(() => mantineTheme(theme), [theme]);
  useLayoutEffect(() => applyThemeVariables(theme), [theme]);
  return (
    <MantineProvider
      theme={merged}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
      <DialogHost />
      {/* Spec 9: bottom right, 25 s, close button. */}
      <Notifications position="bottom-right" autoClose={25_000} limit={4} containerWidth={380} />
    </MantineProvider>
  );
}
