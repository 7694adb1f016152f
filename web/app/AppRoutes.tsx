import { useEffect, type ComponentType } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { leaveQuestions } from '../kit/dialogs/dialogStore.ts';
import { later } from '../kit/later.tsx';
import { Loading } from '../kit/states.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { LoginPage } from './LoginPage.tsx';
import { OPEN_PAGES } from './openPages.ts';
import { routesAt } from './routesAt.ts';

const page = (path: string, load: () => Promise<ComponentType>): RouteObject => {
  const Page = later(load, <Loading />);
  return { path, element: <Page /> };
};

/** Hash addresses (spec 2): everything but the sign-in, the pages of a link, the prices and the check of a print sits inside the guarded layout, which is loaded behind it. */
const routes: RouteObject[] = [
  { path: OPEN_PAGES.login, element: <LoginPage /> },
  page(OPEN_PAGES.password, async () => (await import('../users/FirstPassword.tsx')).FirstPassword),
  page(OPEN_PAGES.printCheck, async () => (await import('../logbook/PrintCheck.tsx')).PrintCheck),
  page(OPEN_PAGES.prices, async () => (await import('./operator/PricesPage.tsx')).PricesPage),
  page(OPEN_PAGES.stopMail, async () => (await import('../notifications/StopMailPage.tsx')).StopMailPage),
  page('/*', async () => (await import('./Inside.tsx')).Inside),
];

/** The page of the address. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useEffect(leaveQuestions, [pathname]);
  const page = useRoutes(routesAt(routes, pathname));
  return <CrashBoundary place={pathname}>{page}</CrashBoundary>;
}
