import { Suspense } from 'react';
import { Loading } from '../kit/states.tsx';
import { lazy } from '../kit/lazy.ts';

const Account = lazy(async () => ({ default: (await import('./Account.tsx')).Account }));

/** Password and sessions on the profile page; they come with it, not with the first page. */
export const Preferences = () => (
  <Suspense fallback={<Loading />}>
    <Account />
  </Suspense>
);
