import type { Reason } from '../../shared/transmission/reasons.ts';
import { operations } from '../../shared/transmission/operations.ts';
import type { TransmissionState } from '../../shared/transmission/states.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { readSteps, unbroken } from './evidence.ts';
import { headsOfDocument, MOST_OF_DOCUMENT } from './outcomeOf.ts';
import type { StepRow } from './rows.ts';

/** Why an attempt ended before a byte of it left: no socket took one (`classify.ts`), or the locked store no intent. */
const NOTHING_LEFT: readonly Reason[] = ['no-connection', 'not-secure', 'held-back', 'not-kept'];

/** What else is said of a transmission of which nothing left. */
const STILL_HERE: readonly TransmissionState[] = ['SEALED', 'QUEUED', 'NOT_SENT', 'NEEDS_HUMAN', 'TAKEN_OUT'];

/**
 * Whether the steps of what was taken out of the queue prove that nothing of it left: every attempt ended before it began.
 * What the authority was asked about, or said that it did not take, had reached it, and so may its number have.
 */
export const nothingLeft = (steps: readonly Pick<StepRow, 'state' | 'reason'>[]): boolean =>
  steps.at(-1)?.state === 'TAKEN_OUT' &&
  steps.every(({ state }, at) => {
    if (state !== 'SENDING') return STILL_HERE.includes(state);
    const end = steps[at + 1];
    return end?.state === 'NOT_SENT' && NOTHING_LEFT.includes(end.reason);
  });

/**
 * Whether it is proved of all that was ever sealed of a document that nothing left (fault row 31), by the whole chain of
 * each. A validation takes no number. Of more transmissions than are read at once nothing is proved.
 */
export async function neverLeft(
  services: Services,
  scope: Pick<TenantScope, 'company'>,
  documentId: string,
): Promise<boolean> {
  const heads = await headsOfDocument(services, scope, documentId);
  const sealed = heads.filter(({ operation }) => !operations[operation].harmless);
  if (sealed.length === 0 || heads.length >= MOST_OF_DOCUMENT) return false;
  const proofs = await Promise.all(
    sealed.map(async (head) => {
      if (head.state !== 'TAKEN_OUT') return false;
      const steps = await readSteps(services, head);
      return unbroken(head, steps) && nothingLeft(steps);
    }),
  );
  return proofs.every(Boolean);
}
