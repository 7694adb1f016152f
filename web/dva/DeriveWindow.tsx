import { Suspense, type ComponentProps } from 'react';
import type { DeriveDialog as Dialog } from './DeriveDialog.tsx';
import { lazy } from '../kit/lazy.ts';

// It comes when somebody derives.
const DeriveDialog = lazy(async () => ({ default: (await import('./DeriveDialog.tsx')).DeriveDialog }));

/** The window of the derivation, wherever it is asked for. */
export const DeriveWindow = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <DeriveDialog {...props} />
  </Suspense>
);
