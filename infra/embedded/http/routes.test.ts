import { expect, it } from 'vitest';
import { routes } from '../../topology.ts';
import { matchRoute } from './routes.ts';

it('finds the procedure group of a path and the procedure in it', () => {
  expect(matchRoute(routes, 'POST', '/api/duca/abrir')).toMatchObject({
    route: { function: 'duca' },
    params: { procedure: 'abrir' },
  });
  expect(matchRoute(routes, 'PUT', '/api/work-orders/a%C3%B1o')).toMatchObject({
    params: { procedure: 'año' },
  });
  expect(matchRoute(routes, 'HEAD', '/api/health')).toMatchObject({ route: { function: 'platform' } });
});

it('tells a method that does not fit from a path that does not exist', () => {
  expect(matchRoute(routes, 'GET', '/api/duca/abrir')).toBe('method');
  expect(matchRoute(routes, 'HEAD', '/api/duca/abrir')).toBe('method');
  expect(matchRoute(routes, 'POST', '/api/health')).toBe('method');
  expect(matchRoute(routes, 'POST', '/api/duca/')).toBeUndefined();
  expect(matchRoute(routes, 'POST', '/api/duca/abrir/mas')).toBeUndefined();
  expect(matchRoute(routes, 'POST', '/api/nada/abrir')).toBeUndefined();
});
