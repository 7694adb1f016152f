import { duaDefinition } from '../../shared/dua/definition.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { sourceImplementations } from '../runtime/documents/sources/implementations.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { derive } from './derive.ts';
import { derivedDua } from './derivedDua.ts';
import { message, schema } from './message.ts';
import { prepare } from './prepare.ts';
import { duaPrint } from './print.ts';
import { readiness, ready } from './readiness.ts';

const implementations: Implementations<typeof duaProcedures> = {
  ...documentImplementations(duaDefinition, { prepare }),
  ...sourceImplementations(derivedDua),
  derive,
  message,
  schema,
  readiness,
  ready,
  print: duaPrint.print,
  printStatus: duaPrint.printStatus,
};

/** The group's handler; tests hand in services of their own. */
export const createDua = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'dua',
    procedures: duaProcedures,
    implementations,
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createDua();
