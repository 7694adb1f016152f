import type { Services } from '../runtime/services.ts';
import { applyOutcomeOf } from '../transmission/declarations/applyOutcome.ts';
import { createListener } from '../transmission/declarations/listener.ts';
import { ducaDeclaration } from './declaration.ts';
import { KIND, LISTENER } from './ducas.ts';

/** Worker of the queue `duca-events`. */
export const createWorker = (make?: () => Promise<Services>) =>
  createListener(LISTENER, KIND, applyOutcomeOf(ducaDeclaration), make);

export const handler = createWorker();
