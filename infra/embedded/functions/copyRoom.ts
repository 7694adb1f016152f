import { availableParallelism } from 'node:os';
import type { FunctionCopy } from './functionCopy.ts';

/** What the room asks of a pool. */
export interface RoomedPool {
  /** Whether a clock calls it, which then leaves it alone for a minute. */
  readonly byClock: boolean;
  /** Copies, at work or not. */
  readonly size: number;
  /** Copies that nobody uses. */
  readonly idle: readonly FunctionCopy[];
  /** Ends an idle copy. */
  end(copy: FunctionCopy): void;
}

export interface RoomLimits {
  /** Copies of all functions together while people work; a function that has none starts one even so. */
  most: number;
  /** Copies that stay when nobody works: those used last. */
  atRest: number;
  /** A function that has a copy takes another's place only when that copy had nothing to do for so long. */
  calmMs: number;
  /** Copies of one function that keep all processors busy. */
  busy: number;
  /** A function that has so many takes the only copy of another, which its next caller would wait for, only after so long. */
  onlyCalmMs: number;
  /** A copy that had nothing to do for so long gives back the memory that its work left behind. */
  tidyMs: number;
  /** Beyond those that stay, and beyond the first of its function, a copy ends after so long. */
  idleMs: number;
}

/**
 * A copy holds some 35 MB and as much again while it works. Two cores seldom keep more than a few busy, so what counts is
 * that each function in use has one and that few stay that nobody needs: docs/performance says what that weighs.
 */
export const ROOM: RoomLimits = {
  most: 12,
  atRest: 9,
  calmMs: 2000,
  busy: availableParallelism(),
  onlyCalmMs: 15_000,
  tidyMs: 8000,
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
    this.sweeper = setInterval(() => this.sweep(), limits.tidyMs / 4);
    this.sweeper.unref();
  }

  add(pool: RoomedPool): void {
    this.pools.push(pool);
  }

  /**
   * Whether there is place for one more copy; ends another's idle one where that makes it, the least needed first: a copy
   * begun anew costs a third of a second of a processor.
   */
  makePlace(pool: RoomedPool): boolean {
    if (this.taken() < this.limits.most) return true;
    const first = pool.size === 0;
    const now = Date.now();
    const given = this.idle()
      .sort((a, b) => needOf(a.pool) - needOf(b.pool))
      .find((each) => first || now - each.copy.idleSince >= this.calmOf(each.pool, pool));
    given?.pool.end(given.copy);
    return first || given !== undefined;
  }

  private calmOf(pool: RoomedPool, growing: RoomedPool): number {
    const { busy, calmMs, onlyCalmMs } = this.limits;
    return [0, calmMs, growing.size < busy ? calmMs : onlyCalmMs][needOf(pool)]!;
  }

  /** Whether there is place for a copy that would stay when nobody works. */
  get staysAtRest(): boolean {
    return this.taken() < this.limits.atRest;
  }

  stop(): void {
    clearInterval(this.sweeper);
  }

  private taken(): number {
    return this.pools.reduce((sum, { size }) => sum + size, 0);
  }

  /** Copies that nobody uses, the longest unused first. */
  private idle(): Idle[] {
    return this.pools
      .flatMap((pool) => pool.idle.map((copy) => ({ pool, copy })))
      .sort((a, b) => a.copy.idleSince - b.copy.idleSince);
  }

  private sweep(): void {
    const now = Date.now();
    for (const { pool, copy } of this.idle()) {
      const unused = now - copy.idleSince;
      const mayEnd = pool.size > 1 || this.taken() > this.limits.atRest;
      if (unused >= this.limits.idleMs && mayEnd) pool.end(copy);
      else if (unused >= this.limits.tidyMs) copy.tidy();
    }
  }
}
