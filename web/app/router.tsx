import { lazy, Suspense } from 'react';
import { createHashRouter } from 'react-router-dom';
import { Loading } from '../kit/states.tsx';
import { CrashPage } from './CrashPage.tsx';
import { LoginPage } from './LoginPage.tsx';

const Inside = lazy(async () => ({ default: (await import('./Inside.tsx')).Inside }));
const FirstPassword = lazy(async () => ({
  default: (await import('../users/FirstPassword.tsx')).FirstPassword,
}));

/** Hash addresses (spec 2): everything but the sign-in and the page of a one-time link sits inside the guarded layout, which is loaded behind it. */
export const router = createHashRouter([
  { path: '/login', element: <LoginPage />, errorElement: <CrashPage /> },
  {
    path: '/password/:link',
    element: (
      <Suspense fallback={<Loading />}>
        <FirstPassword />
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
