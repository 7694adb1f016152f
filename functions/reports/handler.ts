import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { reportGroup } from '../../shared/reports/groupProcedures.ts';
import { createHandler } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { exportImplementations } from './companyExport/startExport.ts';
import { downloadLink, downloads, startDownload } from './download/startDownload.ts';
import { file } from './file.ts';
import { mailedReport } from './mailed/mailedReport.ts';
import { schedules } from './mailed/schedules.ts';
import { narrowing } from './narrowing.ts';
import { run } from './run.ts';
import { statistics } from './statistics.ts';

/** The group's handler; tests hand in services of their own. */
export const createReports = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'reports',
    procedures: reportGroup,
    implementations: {
      statistics,
      file,
      run,
      narrowing,
      startDownload,
      downloads,
      downloadLink,
      ...schedules,
      ...exportImplementations,
      mailedReport,
    },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createReports();
