import type { Services } from '../runtime/services.ts';
import { applyOutcomeOf } from '../transmission/declarations/applyOutcome.ts';
import { createListener } from '../transmission/declarations/listener.ts';
import { LISTENER } from './declaration.ts';
import { heardDua } from './heardDua.ts';

/** Worker of the queue `dua-events`. */
export const createWorker = (make?: () => Promise<Services>) =>
  createListener(LISTENER, heardDua.definition.module, applyOutcomeOf(heardDua), make);

export const handler = createWorker();
