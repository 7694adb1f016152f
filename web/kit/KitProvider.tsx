import { MantineProvider } from '@mantine/core';
import { Suspense, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import './theme/libraryStyles.ts';
import './kit.css';
import { dialogStore } from './dialogs/dialogStore.ts';
import { mantineTheme } from './theme/mantineTheme.ts';
import type { ThemeName } from './theme/themes.ts';
import { ToastHost } from './ToastHost.tsx';
import { lazy } from './lazy.ts';

// Windows are not part of the first screen; their code comes with the first one.
const DialogHost = lazy(async () => ({ default: (await import('./dialogs/DialogHost.tsx')).DialogHost }));

/** Everything the kit needs around the app: theme, dialogs, toasts. */
export function KitProvider({ theme, children }: { theme: ThemeName; children: ReactNode }) {
  const merged = useMemo(() => mantineTheme(theme), [theme]);
  const asked = useSyncExternalStore(dialogStore.subscribe, dialogStore.get).length > 0;
  useLayoutEffect(() => {
    window.document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <MantineProvider
      theme={merged}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
      {asked && (
        <Suspense fallback={null}>
          <DialogHost />
        </Suspense>
      )}
      <ToastHost />
    </MantineProvider>
  );
}
