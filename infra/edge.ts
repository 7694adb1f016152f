import type { ApiClient, FunctionDefinition, Route } from './parts.ts';

/** Who may call the API, each with its share. */
export const apiClients: ApiClient[] = [
  // Ten times both countries in their busiest seconds (`npm run bench -- quotas`); the firewall slows each address by itself.
  { name: 'web', requestsPerSecond: 4500 },
  { name: 'journey', requestsPerSecond: 50 },
];

/** Header in which the edge passes on whose address called; nothing reads it where there is no edge. */
export const VIEWER_HEADER = 'x-despacho-viewer';

/** HTTP surface: one procedure route a group, and the platform's three pages. */
export const routesOf = (functions: readonly FunctionDefinition[]): Route[] => [
  ...functions
    .filter((each) => each.trigger.kind === 'http' && each.module !== 'platform')
    .map((each): Route => ({
      methods: ['POST', 'PUT'],
      path: `/api/${each.name}/{procedure}`,
      function: each.name,
    })),
  { methods: ['GET'], path: '/api/health', function: 'platform' },
  { methods: ['GET'], path: '/api/openapi.json', function: 'platform' },
  { methods: ['GET'], path: '/api/docs', function: 'platform' },
];
