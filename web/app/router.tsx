import { Suspense } from 'react';
import { createHashRouter } from 'react-router-dom';
import { Loading } from '../kit/states.tsx';
import { CrashPage } from './CrashPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { OPEN_PAGES } from './openPages.ts';
import { lazy } from '../kit/lazy.ts';

const Inside = lazy(async () => ({ default: (await import('./Inside.tsx')).Inside }));
const FirstPassword = lazy(async () => ({
  default: (await import('../users/FirstPassword.tsx')).FirstPassword,
}));
const PrintCheck = lazy(async () => ({
  default: (await import('../logbook/PrintCheck.tsx')).PrintCheck,
}));

const PricesPage = lazy(async () => ({
  default: (await import('../operator/PricesPage.tsx')).PricesPage,
}));

const StopMailPage = lazy(async () => ({
  default: (await import('../notifications/StopMailPage.tsx')).StopMailPage,
}));

/** Hash addresses (spec 2): everything but the sign-in, the pages of a link, the prices and the check of a print sits inside the guarded layout, which is loaded behind it. */
export const router = createHashRouter([
  { path: OPEN_PAGES.login, element: <LoginPage />, errorElement: <CrashPage /> },
  {
    path: OPEN_PAGES.password,
    element: (
      <Suspense fallback={<Loading />}>
        <FirstPassword />
      </Suspense>
    ),
    errorElement: <CrashPage />,
  },
  {
    path: OPEN_PAGES.printCheck,
    element: (
      <Suspense fallback={<Loading />}>
        <PrintCheck />
      </Suspense>
    ),
    errorElement: <CrashPage />,
  },
  {
    path: OPEN_PAGES.prices,
    element: (
      <Suspense fallback={<Loading />}>
        <PricesPage />
      </Suspense>
    ),
    errorElement: <CrashPage />,
  },
  {
    path: OPEN_PAGES.stopMail,
    element: (
      <Suspense fallback={<Loading />}>
        <StopMailPage />
      </Suspense>
    ),
    errorElement: <CrashPage />,
  },
  {
    path: '/*',
    element: (
      <Suspense fallback={<Loading />}>
        <Inside />
      </Suspense>
    ),
    errorElement: <CrashPage />,
  },
]);
