import { Suspense, use } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { EmptyState, Loading } from '../kit/states.tsx';
import { loaderOf, type Area, type AreaRoutes } from './areas.ts';
import { NOT_ASSIGNED } from './leaveFor.ts';
import { mayEnter } from './guard.ts';
import { untilThere } from '../kit/untilThere.ts';
import { useStarted } from './startedContext.ts';
import { PageTitle } from '../kit/PageTitle.tsx';

const asked = new Map<string, Promise<AreaRoutes>>();

/** The screens of an area, fetched once; going back to it draws at once. A failed fetch is tried anew. */
function screensOf(area: Area, load: () => Promise<AreaRoutes>): Promise<AreaRoutes> {
  const known = asked.get(area.path);
  if (known) return known;
  const coming = untilThere(load);
  coming.catch(() => asked.delete(area.path));
  asked.set(area.path, coming);
  return coming;
}

const Screens = ({ area, load }: { area: Area; load: () => Promise<AreaRoutes> }) =>
  useRoutes(use(screensOf(area, load)).routes);

/** An area behind the route guard (spec 6, route guard); one that is not there says so and pretends nothing. */
export function AreaPage({ area }: { area: Area }) {
  const { applications, session } = useStarted();
  const { pathname } = useLocation();
  const load = loaderOf(area);
  const allowed = mayEnter(pathname, applications, String(session.profileAdminId));
  const granted = !area.module || session.permissions.includes(`${area.module}:read`);
  if (!load || !allowed || !granted) return <NotEnabled title={area.title} assigned={allowed && granted} />;
  return (
    <Suspense fallback={<Loading label={`Abriendo ${area.title}`} />}>
      <Screens area={area} load={load} />
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
            : NOT_ASSIGNED
        }
      />
    </>
  );
}
