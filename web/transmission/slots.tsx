import { lazy, Suspense } from 'react';

const Down = lazy(async () => ({ default: (await import('./outside/OutsideBanner.tsx')).OutsideBanner }));

/** Comes when it is first drawn: no page waits for it. */
export const Banner = () => (
  <Suspense>
    <Down />
  </Suspense>
);
