import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyRoom, type RoomedPool } from './copyRoom.ts';
import type { FunctionCopy } from './functionCopy.ts';

/** A pool of copies that were last used so many milliseconds ago; it tells which gave memory back. */
function poolOf(unusedMs: number[], busy = 0, byClock = false) {
  const tidied: number[] = [];
  const idle = unusedMs.map(
    (ms) => ({ idleSince: Date.now() - ms, tidy: () => void tidied.push(ms) }) as FunctionCopy,
  );
  const pool: RoomedPool & { idle: FunctionCopy[]; tidied: number[] } = {
    idle,
    tidied,
    byClock,
    get size() {
      return this.idle.length + busy;
    },
    end(copy) {
      this.idle.splice(this.idle.indexOf(copy), 1);
    },
  };
  return pool;
}

describe('the room for copies of functions', () => {
  const limits = {
    most: 4,
    atRest: 2,
    calmMs: 2000,
    busy: 2,
    onlyCalmMs: 4000,
    tidyMs: 8000,
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
    const [full, wants] = [poolOf([], 2), poolOf([], 1)];
    roomOf(full, wants);
    expect(room.makePlace(wants)).toBe(true);
    const another = poolOf([], 1);
    room.add(another);
    expect(room.makePlace(wants)).toBe(false);
  });

  it('gives a function the place of the copy that was longest without work, and of none that just worked', () => {
    const [calm, lively, wants] = [poolOf([5000, 2500]), poolOf([100]), poolOf([], 1)];
    roomOf(lively, calm, wants);
    expect(room.makePlace(wants)).toBe(true);
    expect(calm.size).toBe(1);
    expect(lively.size).toBe(1);
    const busy = poolOf([], 1);
    room.add(busy);
    expect(room.makePlace(wants)).toBe(true);
    expect(calm.size).toBe(0);
    room.add(poolOf([], 1));
    expect(room.makePlace(wants)).toBe(false);
    expect(lively.size).toBe(1);
  });

  it('takes the place of a second copy before that of an only one', () => {
    const [only, spare, wants] = [poolOf([3900]), poolOf([2100], 1), poolOf([], 1)];
    roomOf(only, spare, wants);
    expect(room.makePlace(wants)).toBe(true);
    expect([only.size, spare.size]).toEqual([1, 1]);
    room.add(poolOf([], 1));
    expect(room.makePlace(wants)).toBe(true);
    expect(only.size).toBe(0);
  });

  it('leaves a function its only copy for longer when the one that grows has as many as there are processors', () => {
    const [only, wants] = [poolOf([3900]), poolOf([], 2)];
    roomOf(only, wants, poolOf([], 1));
    expect(room.makePlace(wants)).toBe(false);
    vi.advanceTimersByTime(200);
    expect(room.makePlace(wants)).toBe(true);
    expect(only.size).toBe(0);
  });

  it('takes the place of what a clock calls first, however lately it worked', () => {
    const [byClock, spare, none] = [poolOf([10], 0, true), poolOf([9000, 9000]), poolOf([])];
    roomOf(spare, byClock, poolOf([], 1), none);
    expect(room.makePlace(none)).toBe(true);
    expect([byClock.size, spare.size]).toEqual([0, 2]);
  });

  it('never leaves a function without a copy to work with, however full the machine is', () => {
    const [busy, none] = [poolOf([], 4), poolOf([])];
    roomOf(busy, none);
    expect(room.makePlace(none)).toBe(true);
    const lively = poolOf([0]);
    room.add(lively);
    expect(room.makePlace(none)).toBe(true);
    expect(lively.size).toBe(0);
  });

  it('ends what nobody needs after a minute: seconds of a function, and all but those used last', () => {
    const [seconds, old, fresh] = [poolOf([70_000, 65_000]), poolOf([80_000]), poolOf([1000])];
    roomOf(seconds, old, fresh);
    vi.advanceTimersByTime(2000);
    expect([seconds.size, old.size, fresh.size]).toEqual([1, 0, 1]);
  });

  it('has a copy without work give its memory back, and leaves one at work alone', () => {
    const [resting, lively] = [poolOf([9000]), poolOf([1000])];
    roomOf(resting, lively);
    vi.advanceTimersByTime(2000);
    expect(resting.tidied.length).toBeGreaterThan(0);
    expect(lively.tidied).toEqual([]);
  });
});
