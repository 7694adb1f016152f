import { caftaDefinition } from '../../shared/cafta/definition.ts';
import { caftaRecall } from '../../shared/cafta/recall.ts';
import { caftaProcedures } from '../../shared/cafta/procedures.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { lastValuesOf } from '../work-orders/lastValues.ts';
import { certifiers, chooseCertifier } from './certifier.ts';
import { certificates, certify } from './certify.ts';
import { copy } from './copy.ts';
import { gate, held } from './gate.ts';
import { prepare } from './prepare.ts';
import { caftaPrint } from './print.ts';

const implementations: Implementations<typeof caftaProcedures> = {
  ...documentImplementations(caftaDefinition, { prepare, gate, held }),
  lastValues: lastValuesOf(caftaDefinition, caftaRecall),
  print: caftaPrint.print,
  printStatus: caftaPrint.printStatus,
  copy,
  certify,
  certificates,
  certifiers,
  chooseCertifier,
};

/** The group's handler; tests hand in services of their own. */
export const createCafta = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'cafta',
    procedures: caftaProcedures,
    implementations,
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createCafta();
