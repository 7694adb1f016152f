import { ownCheckImplementations } from '../runtime/documents/ownCheckImplementations.ts';
import { ownCheckProcedures } from '../../shared/foundation/rules/own/procedures.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { invoiceRecall } from '../../shared/invoices/recall.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { codesMoved } from '../../shared/tariff/tariffMoves.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { lastValuesOf } from '../work-orders/lastValues.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { classifiedOtherwise } from './classifiedOtherwise.ts';
import { copy } from './copy.ts';
import { exportCsv, template } from './csvFiles.ts';
import { importCsv } from './importCsv.ts';
import { numberExists } from './numberExists.ts';
import { prepare } from './prepare.ts';
import { sameUnits } from './sameUnits.ts';

const implementations: Implementations<typeof invoiceProcedures> = {
  ...documentImplementations(invoiceDefinition, {
    prepare,
    inOrder: whileOpen,
    moved: codesMoved('ITEMS'),
  }),
  lastValues: lastValuesOf(invoiceDefinition, invoiceRecall),
  numberExists,
  sameUnits,
  classifiedOtherwise,
  copy,
  template,
  exportCsv,
  importCsv,
};

/** The group's handler; tests hand in services of their own. */
export const createInvoices = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'invoices',
    procedures: { ...invoiceProcedures, ...ownCheckProcedures(invoiceDefinition) },
    implementations: { ...implementations, ...ownCheckImplementations(invoiceDefinition) },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createInvoices();
