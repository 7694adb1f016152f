import { lazy, Suspense } from 'react';
import { createHashRouter } from 'react-router-dom';
import { Loading } from '../kit/states.tsx';
import { CrashPage } from './CrashPage.tsx';
import { LoginPage } from './LoginPage.tsx';

const Inside = lazy(async () => ({ default: (await import('./Inside.tsx')).Inside }));

/** Hash addresses (spec 2): everything but the sign-in sits inside the guarded layout, which is loaded behind it. */
export const router = createHashRouter([
  { path: '/login', element: <LoginPage />, errorElement: <CrashPage /> },
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
