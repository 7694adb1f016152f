import type { Session } from '../api/session.ts';
import { areas, loaderOf, type Area } from './areas.ts';
import { mayEnter, type AccessRow } from './guard.ts';

type Person = Pick<Session, 'admin' | 'country' | 'permissions' | 'profileAdminId'>;

/** Areas that a person can work in: the entries of the sidebar, the applications, the screens of Ctrl-K. */
export const openAreasOf = (applications: readonly AccessRow[], person: Person): Area[] =>
  areas.filter(
    (area) =>
      area.listed &&
      loaderOf(area) &&
      (!area.admin || person.admin) &&
      mayEnter(`/${area.path}`, applications, String(person.profileAdminId)) &&
      (!area.module || person.permissions.includes(`${area.module}:read`)) &&
      (!area.needs || person.permissions.includes(area.needs(person.country))),
  );
