import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { logbookProcedures } from '../../shared/logbook/procedures.ts';
import { createHandler } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { checkPrint } from './checkPrint.ts';
import { exportLines } from './exportLines.ts';
import { lines } from './lines.ts';

/** The group's handler; tests hand in services of their own. */
export const createLogbook = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'logbook',
    procedures: logbookProcedures,
    // Whose logbook it is, the caller's own scope says: of who operates the platform, the platform's.
    implementations: {
      lines,
      exportLines,
      platformLines: lines,
      exportPlatformLines: exportLines,
      checkPrint,
    },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createLogbook();
