import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { createHandler } from '../runtime/executor.ts';
import { evidence } from './evidence.ts';
import { exchangeRate } from './exchangeRate.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { resolve } from './resolve.ts';
import { retryNow } from './retryNow.ts';
import { status } from './status.ts';

export const handler = createHandler({
  group: 'transmission',
  procedures: transmissionProcedures,
  implementations: { exchangeRate, status, list, open, evidence, retryNow, resolve },
  catalogues: [],
});
