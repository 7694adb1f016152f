import type { Services } from '../runtime/services.ts';
import { applyOutcomeOf } from '../transmission/declarations/applyOutcome.ts';
import { createListener } from '../transmission/declarations/listener.ts';
import { duaDeclaration, LISTENER } from './declaration.ts';

/** Worker of the queue `dua-events`. */
export const createWorker = (make?: () => Promise<Services>) =>
  createListener(LISTENER, duaDeclaration.definition.module, applyOutcomeOf(duaDeclaration), make);

export const handler = createWorker();
