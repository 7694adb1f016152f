import { Suspense, useEffect, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { queryClient } from '../api/queryClient.ts';
import { AreaPage } from './AreaPage.tsx';
import { areas } from './areas.ts';
import { AppsPage } from './AppsPage.tsx';
import { Guard } from './Guard.tsx';
import { HomePage } from './home/HomePage.tsx';
import { Loading } from '../kit/states.tsx';
import { lazy } from '../kit/lazy.ts';
import { routesAt } from './routesAt.ts';
import { tellFailedReads } from './tellFailedReads.ts';

// Pages that nobody begins with come when they are asked for.
const ContactPage = lazy(async () => ({ default: (await import('./Contact.tsx')).ContactPage }));
const SearchPage = lazy(async () => ({ default: (await import('./search/SearchPage.tsx')).SearchPage }));
const UserPage = lazy(async () => ({ default: (await import('./ProfilePages.tsx')).UserPage }));
const CompanyPage = lazy(async () => ({ default: (await import('./ProfilePages.tsx')).CompanyPage }));

const later = (page: ReactNode) => <Suspense fallback={<Loading />}>{page}</Suspense>;

/** The empty path and every unknown one lead to the applications (spec 2, addresses). */
const pages: RouteObject[] = [
  { index: true, element: <Navigate to="/apps" replace /> },
  { path: 'apps', element: <AppsPage /> },
  { path: 'mydashboard', element: <HomePage /> },
  { path: 'search', element: later(<SearchPage />) },
  { path: 'contacto', element: later(<ContactPage />) },
  { path: 'profile', element: later(<UserPage />) },
  { path: 'profile/company', element: later(<CompanyPage />) },
  ...areas.map((area) => ({ path: `${area.path}/*`, element: <AreaPage key={area.path} area={area} /> })),
  { path: '*', element: <Navigate to="/apps" replace /> },
];

const guard = <Guard />;

const Pages = () => {
  const { pathname } = useLocation();
  return useRoutes([{ element: guard, children: routesAt(pages, pathname) }]);
};

/** Everything behind the sign-in, with the one cache of answers. */
export function Inside() {
  useEffect(tellFailedReads, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Pages />
    </QueryClientProvider>
  );
}
