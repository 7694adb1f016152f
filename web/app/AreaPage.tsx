import { lazy, Suspense, useMemo } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { EmptyState, Loading } from '../kit/states.tsx';
import { loaderOf, type Area } from './areas.ts';
import { mayEnter } from './guard.ts';
import { useStarted } from './startedContext.ts';
import { PageTitle } from './PageTitle.tsx';

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

const pages = new Map<string, React.LazyExoticComponent<() => React.ReactElement>>();

/** The lazily loaded screens of an area; made once, so that going back to it draws at once. */
function pageOf(area: Area) {
  const load = loaderOf(area);
  if (!load) return undefined;
  const page =
    pages.get(area.path) ??
    lazy(async () => {
      const { routes } = await load();
      return { default: () => <Routes routes={routes} /> };
    });
  pages.set(area.path, page);
  return page;
}

/** An area behind the route guard (spec 6); one that is not there says so and pretends nothing. */
export function AreaPage({ area }: { area: Area }) {
  const { applications, session } = useStarted();
  const { pathname } = useLocation();
  const Page = useMemo(() => pageOf(area), [area]);
  const allowed = mayEnter(pathname, applications, String(session.profileAdminId));
  const granted =
    !area.module ||
    session.permissions.includes(`${area.module}:read`) ||
    session.permissions.includes('admin');
  if (!Page || !allowed || !granted) return <NotEnabled title={area.title} assigned={allowed && granted} />;
  return (
    <Suspense fallback={<Loading label={`Abriendo ${area.title}`} />}>
      <Page />
    </Suspense>
  );
}

function NotEnabled({ title, assigned }: { title: string; assigned: boolean }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        icon="lock"
        title={assigned ? 'Esta aplicación no está habilitada para su empresa' : 'Sin acceso'}
        text={
          assigned
            ? 'Cuando se habilite aparecerá aquí. Lo demás sigue disponible en Aplicaciones.'
            : 'La Aplicación no esta asignada a tu usuario. Contacta con el administrador.'
        }
      />
    </>
  );
}
