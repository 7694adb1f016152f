import { expect, it } from 'vitest';
import { waitingTimes } from './waiting.ts';

const now = Date.parse('2026-11-20T18:00:00Z');
const ago = (minutes: number) => now - minutes * 60_000;
const row = (state: string, minutes: number, more: object = {}) =>
  ({
    state,
    reason: 'handed-over',
    created: new Date(ago(minutes)).toISOString(),
    doubtSince: 0,
    ...more,
  }) as Parameters<typeof waitingTimes>[0][number];

it('tells the age of the oldest that nobody knows about, and of the oldest that has not gone out', () => {
  expect(
    waitingTimes(
      [
        row('QUEUED', 3),
        row('NOT_SENT', 17),
        row('QUEUED', 90, { reason: 'credentials-blocked' }),
        row('UNKNOWN', 200, { doubtSince: ago(41) }),
        row('RECONCILING', 200, { doubtSince: ago(12) }),
        row('NEEDS_HUMAN', 500, { doubtSince: ago(400) }),
        row('ACCEPTED', 500),
      ],
      now,
    ),
  ).toEqual({ queued: 2, oldestQueuedMinutes: 17, inDoubt: 2, oldestDoubtMinutes: 41 });
});

it('tells nothing of nothing, and of a clock that is behind', () => {
  const none = { queued: 0, oldestQueuedMinutes: 0, inDoubt: 0, oldestDoubtMinutes: 0 };
  expect(waitingTimes([], now)).toEqual(none);
  expect(waitingTimes([row('QUEUED', -5)], now)).toEqual({ ...none, queued: 1 });
});
