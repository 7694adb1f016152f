import type { RouteObject } from 'react-router-dom';
import { firstPart } from './firstPart.ts';

const ANY = ['*', '/*'];

/**
 * Of routes that begin with a fixed part or take any address, those that this one can mean. The router ranks all that it is
 * given each time it draws: forty of them cost a phone a tenth of a second before its first page.
 */
export const routesAt = (routes: readonly RouteObject[], pathname: string): RouteObject[] =>
  routes.filter(
    ({ path }) => path === undefined || ANY.includes(path) || firstPart(path) === firstPart(pathname),
  );
