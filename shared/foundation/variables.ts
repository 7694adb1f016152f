/**
 * Environment variables that point a function at its parts: `TABLE_WORK_ORDERS`, `BUCKET_FILES`, `QUEUE_PRINT_JOBS`
 * (a URL), `SECRET_DATA_KEY` (name or ARN). Written by infra, read by `functions/runtime/config.ts`.
 */
export const variableFor = (kind: 'TABLE' | 'BUCKET' | 'QUEUE' | 'SECRET', name: string): string =>
  `${kind}_${name.replaceAll('-', '_').toUpperCase()}`;
