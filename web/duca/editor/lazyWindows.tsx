import { lazy, Suspense, type ComponentType, type JSX } from 'react';

/** A window that is opened now and then: its code comes when somebody asks for it. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LaterWindow(props) {
    return (
      <Suspense>
        <Loaded {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  };
}

export const CopyDialog = later(async () => (await import('../copy/CopyDialog.tsx')).CopyDialog);
export const CorrelativesDialog = later(
  async () => (await import('../correlatives/CorrelativesDialog.tsx')).CorrelativesDialog,
);
export const OrderPicker = later(async () => (await import('../../work-orders/OrderPicker.tsx')).OrderPicker);
export const ConfirmAgain = later(
  async () => (await import('../../users/factor/ConfirmAgain.tsx')).ConfirmAgain,
);
