/** So long without a step is more than all tries of the queue take: nobody works at it. */
const STALLED_MS = 60 * 60_000;

/** Whether somebody is still at a job that came further last at `moment` (epoch milliseconds). */
export const isAtWork = (moment: number, now: Date): boolean => now.getTime() - moment < STALLED_MS;
