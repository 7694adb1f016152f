import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { Implementation } from '../runtime/executor.ts';
import { isCoded } from './isRecoverable.ts';
import { wake } from './job.ts';
import { opened } from './open.ts';
import { existing } from './outcomeOf.ts';
import { record } from './record.ts';
import { impossible } from './retryNow.ts';

/**
 * Asks for the authority's code of an acceptance as it is now (spec 4): it counts as missing until it comes, and the one
 * that is known stays on the prints meanwhile (fault row 26). It sends nothing.
 */
export const updateQr: Implementation<typeof transmissionProcedures.updateQr> = async ({
  input,
  services,
  scope,
}) => {
  const head = await existing(services, scope, input.ID);
  if (!isCoded(head)) throw impossible(head, 'actualizar su código QR');
  try {
    const asked = await record(services, head, {
      steps: [{ transition: 'fetch', state: 'ACCEPTED', reason: 'qr-asked', person: scope.userName }],
      set: { facts: { ...head.facts, FALTAN: [...head.facts.FALTAN, 'QR'] } },
      due: services.now().getTime(),
    });
    await wake(services, asked);
  } catch (error) {
    // Somebody was faster: what the person sees next is what came of it.
    if (!(error instanceof ConditionLost)) throw error;
  }
  return opened(services, scope, input.ID);
};
