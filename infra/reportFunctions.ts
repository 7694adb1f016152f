import type { FunctionDefinition } from './parts.ts';
import { http, read, write } from './procedureGroup.ts';
import { documentTables } from './tables.ts';

/** Statistics and reports: who asks the analysis, and who writes its files. Only the first loads its engine. */
export const reportFunctions: FunctionDefinition[] = [
  http('reports', [
    ...write('reports'),
    ...read('logbook'),
    { bucket: 'files', access: 'write' },
    { bucket: 'analysis', access: 'write' },
    { analysis: 'read' },
  ]),
  {
    name: 'reports-worker',
    module: 'reports',
    entry: 'worker',
    trigger: { kind: 'queue', queue: 'report-events', batchSize: 10, atOnce: 5 },
    memoryMb: 1024,
    timeoutSeconds: 55,
    grants: [
      ...write('reports'),
      ...read('logbook', 'catalogues', 'transmissions', ...documentTables),
      { bucket: 'analysis', access: 'write' },
      { secret: 'data-key' },
    ],
  },
];
