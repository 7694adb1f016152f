import type { ComponentType } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { later } from '../kit/later.tsx';
import { EmptyState, Loading } from '../kit/states.tsx';
import { loaderOf, type Area, type AreaRoutes } from './areas.ts';
import { NOT_ASSIGNED } from './leaveFor.ts';
import { mayEnter } from './guard.ts';
import { useStarted } from './startedContext.ts';
import { PageTitle } from '../kit/PageTitle.tsx';

/** The screens of each area; once there, going back to it draws at once. */
const screens = new Map<Area, ComponentType>();

function screensOf(area: Area, load: () => Promise<AreaRoutes>): ComponentType {
  const known = screens.get(area);
  if (known) return known;
  const made = later(
    async () => {
      const { routes } = await load();
      return () => useRoutes(routes);
    },
    <Loading label={`Abriendo ${area.title}`} />,
  );
  screens.set(area, made);
  return made;
}

/** An area behind the route guard (spec 6, route guard); one that is not there says so and pretends nothing. */
export function AreaPage({ area }: { area: Area }) {
  const { applications, session } = useStarted();
  const { pathname } = useLocation();
  const load = loaderOf(area);
  const allowed = mayEnter(pathname, applications, String(session.profileAdminId));
  const granted = !area.module || session.permissions.includes(`${area.module}:read`);
  if (!load || !allowed || !granted) return <NotEnabled title={area.title} assigned={allowed && granted} />;
  const Screens = screensOf(area, load);
  return <Screens />;
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
