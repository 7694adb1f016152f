import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyRoom, type RoomedPool } from './copyRoom.ts';
import type { FunctionCopy } from './functionCopy.ts';

/** A pool of copies that were last used so many milliseconds ago; it tells which gave memory back. */
function poolOf(unusedMs: number[], busy = 0, byClock = false, waits = false) {
  const tidied: number[] = [];
  const idle = unusedMs.map((ms) => {
    const tidy = (): boolean => !tidied.includes(ms) && tidied.push(ms) > 0;
    return { idleSince: Date.now() - ms, tidy } as FunctionCopy;
  });
  const pool: RoomedPool & { idle: FunctionCopy[]; tidied: number[] } = {
    idle,
    tidied,
    byClock,
    waits,
    get size() {
      return this.idle.length + busy;
    },
    end(copy) {
      this.idle.splice(this.idle.indexOf(copy), 1);
    },
  };
  return pool;
}

/** Whether what asks for place has a copy already, which will be free again. */
const SECOND = false;
const ONLY = true;

describe('the room for copies of functions', () => {
  const limits = {
    most: 4,
    busy: 4,
    calmMs: 2000,
    onlyCalmMs: 4000,
    tidyMs: 8000,
    sweepMs: 2000,
    idleMs: 60_000,
  };
  let room: CopyRoom;
  const roomOf = (...pools: RoomedPool[]): void => {
    room = new CopyRoom(limits);
    for (const pool of pools) room.add(pool);
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    room.stop();
    vi.useRealTimers();
  });

  it('lets functions grow until together they have as many copies as the machine holds', () => {
    roomOf(poolOf([100], 1), poolOf([], 1));
    expect(room.makePlace(SECOND)).toBe(true);
    room.add(poolOf([], 1));
    expect(room.makePlace(SECOND)).toBe(false);
  });

  it('gives no function a second copy beside those that keep the processors busy, and one to work with even so', () => {
    roomOf(poolOf([9000, 9000]), poolOf([], 4));
    expect(room.makePlace(SECOND)).toBe(false);
    expect(room.makePlace(ONLY)).toBe(true);
  });

  it('does not count those that wait for an authority among the busy ones', () => {
    roomOf(poolOf([9000, 9000]), poolOf([], 3, false, true), poolOf([], 1));
    expect(room.makePlace(SECOND)).toBe(true);
  });

  it('takes the place of the copy that was longest without work, and of none that just worked', () => {
    const [calm, lively] = [poolOf([5000, 4500]), poolOf([100])];
    roomOf(lively, calm, poolOf([], 1));
    expect(room.makePlace(SECOND)).toBe(true);
    expect(calm.idle.map(({ idleSince }) => Date.now() - idleSince)).toEqual([4500]);
    room.add(poolOf([], 1));
    expect(room.makePlace(SECOND)).toBe(true);
    expect(calm.size).toBe(0);
    room.add(poolOf([], 1));
    expect(room.makePlace(SECOND)).toBe(false);
    expect(lively.size).toBe(1);
  });

  it('takes the place of a second copy before that of an only one', () => {
    const [only, spare] = [poolOf([3900]), poolOf([2100], 1)];
    roomOf(only, spare, poolOf([], 1));
    expect(room.makePlace(SECOND)).toBe(true);
    expect([only.size, spare.size]).toEqual([1, 1]);
  });

  it('leaves a function its only copy for longer, which its next caller would wait for', () => {
    const only = poolOf([3900]);
    roomOf(only, poolOf([], 3));
    expect(room.makePlace(SECOND)).toBe(false);
    vi.advanceTimersByTime(200);
    expect(room.makePlace(SECOND)).toBe(true);
    expect(only.size).toBe(0);
  });

  it('takes the place of what a clock calls first, however lately it worked', () => {
    const [byClock, spare] = [poolOf([10], 0, true), poolOf([9000, 9000])];
    roomOf(spare, byClock, poolOf([], 1));
    expect(room.makePlace(ONLY)).toBe(true);
    expect([byClock.size, spare.size]).toEqual([0, 2]);
  });

  it('never leaves a function without a copy to work with, however full the machine is', () => {
    roomOf(poolOf([], 4));
    expect(room.makePlace(ONLY)).toBe(true);
    const lively = poolOf([0]);
    room.add(lively);
    expect(room.makePlace(ONLY)).toBe(true);
    expect(lively.size).toBe(0);
  });

  it('ends the second copies of a function after a minute, and keeps the only ones', () => {
    const [seconds, only] = [poolOf([70_000, 65_000]), poolOf([80_000])];
    roomOf(seconds, only);
    vi.advanceTimersByTime(2000);
    expect([seconds.size, only.size]).toEqual([1, 1]);
  });

  it('comes back to what the machine holds once those beyond it have rested', () => {
    const [byClock, lively, rested] = [poolOf([10], 0, true), poolOf([100, 200], 1), poolOf([3000], 1)];
    roomOf(lively, rested, byClock);
    vi.advanceTimersByTime(2000);
    expect([byClock.size, lively.size, rested.size]).toEqual([0, 3, 1]);
  });

  it('has a copy without work give its memory back, and leaves one at work alone', () => {
    const [resting, lively] = [poolOf([9000]), poolOf([1000])];
    roomOf(resting, lively);
    vi.advanceTimersByTime(2000);
    expect(resting.tidied).toEqual([9000]);
    expect(lively.tidied).toEqual([]);
  });

  it('lets one copy after the other give memory back, so that who comes meanwhile finds a processor', () => {
    const resting = poolOf([9000, 9500], 1);
    roomOf(resting);
    vi.advanceTimersByTime(2000);
    expect(resting.tidied).toEqual([9500]);
    vi.advanceTimersByTime(2000);
    expect(resting.tidied).toEqual([9500, 9000]);
  });
});
