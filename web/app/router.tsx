import type { ComponentType } from 'react';
import { createHashRouter, type RouteObject } from 'react-router-dom';
import { later } from '../kit/later.tsx';
import { Loading } from '../kit/states.tsx';
import { CrashPage } from './CrashPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { OPEN_PAGES } from './openPages.ts';

const page = (path: string, load: () => Promise<ComponentType>): RouteObject => {
  const Page = later(load, <Loading />);
  return { path, element: <Page />, errorElement: <CrashPage /> };
};

/** Hash addresses (spec 2): everything but the sign-in, the pages of a link, the prices and the check of a print sits inside the guarded layout, which is loaded behind it. */
export const router = createHashRouter([
  { path: OPEN_PAGES.login, element: <LoginPage />, errorElement: <CrashPage /> },
  page(OPEN_PAGES.password, async () => (await import('../users/FirstPassword.tsx')).FirstPassword),
  page(OPEN_PAGES.printCheck, async () => (await import('../logbook/PrintCheck.tsx')).PrintCheck),
  page(OPEN_PAGES.prices, async () => (await import('../operator/PricesPage.tsx')).PricesPage),
  page(OPEN_PAGES.stopMail, async () => (await import('../notifications/StopMailPage.tsx')).StopMailPage),
  page('/*', async () => (await import('./Inside.tsx')).Inside),
]);
