import type { Services } from '../runtime/services.ts';
import { applyOutcomeOf } from '../transmission/declarations/applyOutcome.ts';
import { createListener } from '../transmission/declarations/listener.ts';
import { KIND, LISTENER } from './ducas.ts';
import { heardDuca } from './heardDuca.ts';

/** Worker of the queue `duca-events`. */
export const createWorker = (make?: () => Promise<Services>) =>
  createListener(LISTENER, KIND, applyOutcomeOf(heardDuca), make);

export const handler = createWorker();
