import type { ComponentType } from 'react';
import { Link, useLocation, useRoutes } from 'react-router-dom';
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
      return () => useRoutes(routes) ?? <NoSuchPage area={area} />;
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

function NoSuchPage({ area: { path, title } }: { area: Area }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        icon="search"
        title="Esta dirección no lleva a ninguna página"
        text="Revise el enlace: puede estar incompleto o tener algo de más."
        action={<Link to={`/${path}`}>Ir a {title}</Link>}
      />
    </>
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
