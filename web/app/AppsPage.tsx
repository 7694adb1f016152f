import { Link } from 'react-router-dom';
import { Icon } from '../kit/icons.tsx';
import { EmptyState } from '../kit/states.tsx';
import { areas, loaderOf } from './areas.ts';
import { mayEnter } from './guard.ts';
import { PageTitle } from './PageTitle.tsx';
import { useStarted } from './startedContext.ts';

/** Areas that this person can work in now. */
export function useOpenAreas() {
  const { applications, session } = useStarted();
  return areas.filter(
    (area) =>
      area.listed &&
      loaderOf(area) &&
      mayEnter(`/${area.path}`, applications, String(session.profileAdminId)) &&
      (!area.module || session.permissions.includes(`${area.module}:read`)),
  );
}

/** 'Aplicaciones': what is enabled for the company and given to the user. */
export function AppsPage() {
  const open = useOpenAreas();
  return (
    <>
      <PageTitle>Aplicaciones</PageTitle>
      {open.length === 0 ? (
        <EmptyState
          icon="grid"
          title="Ninguna aplicación asignada"
          text="La Aplicación no esta asignada a tu usuario. Contacta con el administrador."
        />
      ) : (
        <ul className="d-apps">
          {open.map((area) => (
            <li key={area.path}>
              <Link to={`/${area.path}`}>
                <Icon name={area.icon} />
                {area.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
