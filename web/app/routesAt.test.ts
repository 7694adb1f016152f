import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routesAt } from './routesAt.ts';

const routes = [
  { index: true as const },
  { path: '/login' },
  { path: 'profile' },
  { path: 'profile/company' },
  { path: 'ducagt/*' },
  { path: '/password/:link' },
  { path: '*' },
];

it.each([
  '/',
  '/login',
  '/profile',
  '/profile/company',
  '/profile/nobody',
  '/ducagt',
  '/ducagt/dec_1/historial',
  '/password/abc',
  '/nowhere/at/all',
])('leads %s where all of them would', (address) => {
  const few = routesAt(routes, address);
  expect(matchRoutes(few, address)?.at(-1)?.route).toEqual(matchRoutes(routes, address)?.at(-1)?.route);
  expect(few.length).toBeLessThan(routes.length);
});
