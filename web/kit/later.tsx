import { Suspense, type ComponentType, type JSX, type ReactNode } from 'react';
import { lazy } from './lazy.ts';

/** A part whose code comes when it is first drawn, so that the page around it does not wait; `meanwhile` stands in its place. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Later(props) {
    return (
      <Suspense fallback={meanwhile}>
        <Loaded {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  };
}
