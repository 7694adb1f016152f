import { randomUUID } from 'node:crypto';
import type { FunctionDefinition } from '../../parts.ts';
import type { CopyRoom, RoomedPool } from './copyRoom.ts';
import { FunctionCopy, stopping, type CopyOptions } from './functionCopy.ts';

export interface PoolOptions {
  definition: FunctionDefinition;
  copy: CopyOptions;
  maxCopies: number;
  /** How long whoever finds all copies at work waits before another is started, in milliseconds. */
  patienceMs?: number;
  /** Place for copies, shared with all other pools. */
  room: CopyRoom;
}

type Waiting = (copy: FunctionCopy | undefined) => void;

/** A copy needs some 300 ms to begin, most calls 20. */
const PATIENCE_MS = 100;

/**
 * Copies of one function. Parallel calls never share a copy, so module state behaves as on Lambda; the pool grows by
 * one copy for whoever has waited a moment while all are at work, up to its limit and while the room has place; callers
 * beyond it wait, first come, first served. Whose call comes at all is told by `turns.ts`.
 */
export class FunctionPool implements RoomedPool {
  private readonly options: PoolOptions;
  private bundleFile: string;
  readonly idle: FunctionCopy[] = [];
  private readonly all = new Set<FunctionCopy>();
  private readonly waiting: Waiting[] = [];
  private stopped = false;

  constructor(options: PoolOptions) {
    this.options = options;
    this.bundleFile = options.copy.bundleFile;
    options.room.add(this);
  }

  get size(): number {
    return this.all.size;
  }

  get byClock(): boolean {
    return this.kind === 'schedule';
  }

  get kind(): FunctionDefinition['trigger']['kind'] {
    return this.options.definition.trigger.kind;
  }

  /** Result of the function for an event; its time limit runs from the moment that a copy takes it. */
  async invoke(event: unknown, requestId: string = randomUUID()): Promise<unknown> {
    const copy = await this.take();
    try {
      await copy.ready;
      const deadline = Date.now() + this.options.definition.timeoutSeconds * 1000;
      return await copy.invoke({ requestId, event, deadline });
    } finally {
      this.giveBack(copy);
    }
  }

  /** Starts one copy ahead of the first call. */
  async warm(): Promise<void> {
    if (this.all.size > 0 || this.stopped) return;
    const copy = this.start();
    await copy.ready.catch(() => undefined);
    this.giveBack(copy);
  }

  /** New calls run the bundle in this file; copies of the old one finish what they are doing. */
  replace(bundleFile: string): void {
    this.bundleFile = bundleFile;
    for (const copy of this.idle.splice(0)) this.drop(copy);
    for (const copy of this.all) copy.over = true;
  }

  end(copy: FunctionCopy): void {
    const at = this.idle.indexOf(copy);
    if (at === -1) return;
    this.idle.splice(at, 1);
    this.drop(copy);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const next of this.waiting.splice(0)) next(undefined);
    await Promise.all([...this.all].map((copy) => copy.stop()));
    this.all.clear();
  }

  private async take(): Promise<FunctionCopy> {
    if (this.stopped) throw stopping();
    const copy = this.fresh() ?? (this.size === 0 && this.mayGrow() ? this.start() : undefined);
    if (copy) return copy;
    const { promise, resolve } = Promise.withResolvers<FunctionCopy | undefined>();
    this.waiting.push(resolve);
    const impatient = setTimeout(() => this.grow(), this.options.patienceMs ?? PATIENCE_MS);
    const given = await promise;
    clearTimeout(impatient);
    if (!given) throw stopping();
    return given;
  }

  /** One copy more for whoever is next, if anybody waits. */
  private grow(): void {
    if (this.stopped || this.waiting.length === 0 || !this.mayGrow()) return;
    this.waiting.shift()?.(this.start());
  }

  /** An idle copy of the present bundle. */
  private fresh(): FunctionCopy | undefined {
    for (let copy = this.idle.pop(); copy; copy = this.idle.pop()) {
      if (!copy.over) return copy;
      this.drop(copy);
    }
    return undefined;
  }

  private mayGrow(): boolean {
    return this.all.size < this.options.maxCopies && this.options.room.makePlace(this);
  }

  private start(): FunctionCopy {
    const copy = new FunctionCopy({ ...this.options.copy, bundleFile: this.bundleFile });
    this.all.add(copy);
    return copy;
  }

  private giveBack(copy: FunctionCopy): void {
    if (this.stopped) return;
    if (copy.over) this.drop(copy);
    const next = this.waiting.shift();
    if (next) next(copy.over ? this.start() : copy);
    else if (!copy.over) this.idle.push(copy);
  }

  private drop(copy: FunctionCopy): void {
    this.all.delete(copy);
    void copy.stop();
  }
}
