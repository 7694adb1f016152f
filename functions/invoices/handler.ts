import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { copy } from './copy.ts';
import { exportCsv, template } from './csvFiles.ts';
import { importCsv } from './importCsv.ts';
import { numberExists } from './numberExists.ts';
import { prepare } from './prepare.ts';
import { sameUnits } from './sameUnits.ts';

const implementations: Implementations<typeof invoiceProcedures> = {
  ...documentImplementations(invoiceDefinition, { prepare }),
  numberExists,
  sameUnits,
  copy,
  template,
  exportCsv,
  importCsv,
};

/** The group's handler; tests hand in services of their own. */
export const createInvoices = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'invoices',
    procedures: invoiceProcedures,
    implementations,
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createInvoices();
