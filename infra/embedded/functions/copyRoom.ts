import { availableParallelism } from 'node:os';
import type { FunctionCopy } from './functionCopy.ts';

/** What the room asks of a pool. */
export interface RoomedPool {
  /** Whether a clock calls it, which then leaves it alone for a minute. */
  readonly byClock: boolean;
  /** Whether its work waits for what is outside, and keeps no processor busy meanwhile. */
  readonly waits: boolean;
  /** Copies, at work or not. */
  readonly size: number;
  /** Copies that nobody uses. */
  readonly idle: readonly FunctionCopy[];
  /** Ends an idle copy. */
  end(copy: FunctionCopy): void;
}

export interface RoomLimits {
  /** Copies of all functions together; a function that has none starts one even so. */
  most: number;
  /** Copies at work that keep all processors busy: no function gets a second one beside them. */
  busy: number;
  /** A function that has a copy takes the place of a second one of another only when that had nothing to do for so long. */
  calmMs: number;
  /** And that of an only one, which its next caller would wait for, after so long. */
  onlyCalmMs: number;
  /**
   * A copy that had nothing to do for so long gives back the memory that its work left behind, and with it what makes its
   * code quick: whoever reads for a while between two calls must not find it gone.
   */
  tidyMs: number;
  /** How often the room is looked after; of what may give memory back one copy does each time, for it takes a processor. */
  sweepMs: number;
  /** Beyond the first of its function, a copy ends after so long. */
  idleMs: number;
}

/**
 * A copy holds some 25 MB and as much again while it works. Two cores seldom keep more than a few busy, so what counts is
 * that each function in use has one: docs/performance says what that weighs.
 */
export const ROOM: RoomLimits = {
  most: 14,
  busy: 2 * availableParallelism(),
  calmMs: 2000,
  onlyCalmMs: 15_000,
  tidyMs: 30_000,
  sweepMs: 2000,
  idleMs: 60_000,
};

interface Idle {
  pool: RoomedPool;
  copy: FunctionCopy;
}

/** How much an idle copy of a pool is needed: by a clock once a minute, beside another of its function, as the only one. */
const needOf = ({ byClock, size }: RoomedPool): 0 | 1 | 2 => (byClock ? 0 : size > 1 ? 1 : 2);

/** The memory of one machine, shared by the copies of all its functions. */
export class CopyRoom {
  private readonly limits: RoomLimits;
  private readonly pools: RoomedPool[] = [];
  private readonly sweeper: NodeJS.Timeout;

  constructor(limits: RoomLimits = ROOM) {
    this.limits = limits;
    this.sweeper = setInterval(() => this.sweep(), limits.sweepMs);
    this.sweeper.unref();
  }

  add(pool: RoomedPool): void {
    this.pools.push(pool);
  }

  /**
   * Whether there is place for one more copy; ends another's idle one where that makes it, the least needed first: a copy
   * begun anew costs a third of a second of a processor.
   * @param only whether the function would have none to work with.
   */
  makePlace(only: boolean): boolean {
    if (!only && this.working() >= this.limits.busy) return false;
    if (this.taken() < this.limits.most) return true;
    const given = this.idle().find((each) => only || this.isCalm(each));
    given?.pool.end(given.copy);
    return only || given !== undefined;
  }

  /** Whether the copy has rested for long enough that others may have its place. */
  private isCalm({ pool, copy }: Idle): boolean {
    const calmMs = [0, this.limits.calmMs, this.limits.onlyCalmMs][needOf(pool)]!;
    return Date.now() - copy.idleSince >= calmMs;
  }

  stop(): void {
    clearInterval(this.sweeper);
  }

  /** Copies that keep a processor busy. */
  private working(): number {
    return this.pools.reduce((sum, { size, idle, waits }) => sum + (waits ? 0 : size - idle.length), 0);
  }

  private taken(): number {
    return this.pools.reduce((sum, { size }) => sum + size, 0);
  }

  /** Copies that nobody uses, the least needed first, the longest unused of those. */
  private idle(): Idle[] {
    return this.pools
      .flatMap((pool) => pool.idle.map((copy) => ({ pool, copy })))
      .sort((a, b) => needOf(a.pool) - needOf(b.pool) || a.copy.idleSince - b.copy.idleSince);
  }

  /** Ends what is beyond the room or needed by nobody, and has one of the others give its memory back. */
  private sweep(): void {
    let tidied = false;
    for (const { pool, copy } of this.idle()) {
      const unused = Date.now() - copy.idleSince;
      const beyond = this.taken() > this.limits.most && this.isCalm({ pool, copy });
      if (beyond || (pool.size > 1 && unused >= this.limits.idleMs)) pool.end(copy);
      else if (!tidied && unused >= this.limits.tidyMs) tidied = copy.tidy();
    }
  }
}
