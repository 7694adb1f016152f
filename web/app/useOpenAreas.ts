import { areas, loaderOf, type Area } from './areas.ts';
import { mayEnter } from './guard.ts';
import { useStarted } from './startedContext.ts';

/** Areas that this person can work in now. */
export function useOpenAreas(): Area[] {
  const { applications, session } = useStarted();
  return areas.filter(
    (area) =>
      area.listed &&
      loaderOf(area) &&
      (!area.admin || session.admin) &&
      mayEnter(`/${area.path}`, applications, String(session.profileAdminId)) &&
      (!area.module || session.permissions.includes(`${area.module}:read`)),
  );
}
