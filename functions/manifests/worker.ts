import type { Services } from '../runtime/services.ts';
import { applyOutcomeOf } from '../transmission/declarations/applyOutcome.ts';
import { createListener } from '../transmission/declarations/listener.ts';
import { LISTENER, manifestDeclaration } from './declaration.ts';

/** Worker of the queue `manifests-events`. */
export const createWorker = (make?: () => Promise<Services>) =>
  createListener(LISTENER, manifestDeclaration.definition.module, applyOutcomeOf(manifestDeclaration), make);

export const handler = createWorker();
