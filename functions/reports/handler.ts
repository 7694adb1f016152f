import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { reportProcedures } from '../../shared/reports/procedures.ts';
import { createHandler } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { file } from './file.ts';
import { run } from './run.ts';
import { statistics } from './statistics.ts';

/** The group's handler; tests hand in services of their own. */
export const createReports = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'reports',
    procedures: reportProcedures,
    implementations: { statistics, file, run },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createReports();
