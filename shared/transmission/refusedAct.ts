import type { Operation } from './operations.ts';
import type { TransmissionSummary } from './transmissionSummary.ts';

/** What changes what an authority has. */
const ACTS: readonly Operation[] = ['R', 'M', 'D'];

/**
 * The act of a document that was sent last, if the authority refused it. Of several of one second their versions tell
 * which is the last: whatever comes of an act is saved as another version.
 */
export function refusedAct(transmissions: readonly TransmissionSummary[]): TransmissionSummary | undefined {
  const [last] = transmissions
    .filter(({ OPERACION }) => ACTS.includes(OPERACION))
    .toSorted((a, b) => b.VERSION - a.VERSION);
  return last?.ESTADO === 'REJECTED' ? last : undefined;
}
