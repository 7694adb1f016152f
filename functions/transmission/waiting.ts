import type { TransmissionRow } from './rows.ts';

type Waiting = Pick<TransmissionRow, 'state' | 'reason' | 'created' | 'doubtSince'>;

/** How many wait to be sent and for a yes or no, and for how many whole minutes the oldest of each does. */
export interface WaitingTimes {
  queued: number;
  oldestQueuedMinutes: number;
  inDoubt: number;
  oldestDoubtMinutes: number;
}

/** What waits for credentials waits for its company, and is told there. */
export function waitingTimes(rows: readonly Waiting[], now: number): WaitingTimes {
  const queued = rows
    .filter(({ state, reason }) => /^(QUEUED|NOT_SENT)$/.test(state) && reason !== 'credentials-blocked')
    .map(({ created }) => Date.parse(created));
  const inDoubt = rows
    .filter(({ state, doubtSince }) => /^(SENDING|UNKNOWN|RECONCILING)$/.test(state) && doubtSince > 0)
    .map(({ doubtSince }) => doubtSince);
  const oldest = (since: readonly number[]): number =>
    Math.max(0, Math.floor((now - Math.min(now, ...since)) / 60_000));
  return {
    queued: queued.length,
    oldestQueuedMinutes: oldest(queued),
    inDoubt: inDoubt.length,
    oldestDoubtMinutes: oldest(inDoubt),
  };
}
