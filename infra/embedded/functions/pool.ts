import { randomUUID } from 'node:crypto';
import type { FunctionDefinition } from '../../parts.ts';
import type { CopyRoom, RoomedPool } from './copyRoom.ts';
import { FunctionCopy, stopping, type CopyOptions } from './functionCopy.ts';

export interface PoolOptions {
  definition: FunctionDefinition;
  copy: CopyOptions;
  maxCopies: number;
  /** How long whoever finds all copies at work waits before another is started, in milliseconds. */
  patienceMs: number;
  /** Place for copies, shared with all other pools. */
  room: CopyRoom;
}

interface Waiting {
  long: boolean;
  give: (copy: FunctionCopy | undefined) => void;
}

export interface Call {
  event: unknown;
  requestId?: string;
  /** Whether it may work for seconds, which nobody else waits for. */
  long?: boolean;
}

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
  /** Copies whose end nobody waits for. */
  private readonly away = new Set<FunctionCopy>();
  private readonly waiting: Waiting[] = [];
  private beginning = 0;
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

  get waits(): boolean {
    return this.kind === 'queue' && this.options.definition.speaks === true;
  }

  get kind(): FunctionDefinition['trigger']['kind'] {
    return this.options.definition.trigger.kind;
  }

  /** Result of the function for an event; its time limit runs from the moment that a copy takes it. */
  async invoke({ event, requestId = randomUUID(), long = false }: Call): Promise<unknown> {
    const copy = await this.take(long);
    try {
      await copy.ready;
      const deadline = Date.now() + this.options.definition.timeoutSeconds * 1000;
      return await copy.invoke({ requestId, event, deadline });
    } finally {
      this.away.delete(copy);
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
    for (const { give } of this.waiting.splice(0)) give(undefined);
    await Promise.all([...this.all].map((copy) => copy.stop()));
    this.all.clear();
  }

  private async take(long: boolean): Promise<FunctionCopy> {
    if (this.stopped) throw stopping();
    const copy = (this.may(long) ? this.fresh() : undefined) ?? this.more(long);
    if (copy) return this.sent(copy, long);
    const { promise, resolve } = Promise.withResolvers<FunctionCopy | undefined>();
    const waiting: Waiting = { long, give: (given) => resolve(given && this.sent(given, long)) };
    this.waiting.push(waiting);
    const impatient = setInterval(() => this.growFor(waiting), this.options.patienceMs);
    const given = await promise;
    clearInterval(impatient);
    if (!given) throw stopping();
    return given;
  }

  /** A copy for a call that would find none even after a while. */
  private more(long: boolean): FunctionCopy | undefined {
    return this.noneComes(long) && this.mayGrow(true) ? this.start() : undefined;
  }

  /** One copy more for who waits: one at a time, for those that begin together are slower each. */
  private growFor(waiting: Waiting): void {
    const only = this.waits || this.noneComes(waiting.long);
    if (this.stopped || this.beginning > 0 || !this.mayGrow(only)) return;
    this.waiting.splice(this.waiting.indexOf(waiting), 1);
    waiting.give(this.start());
  }

  private sent(copy: FunctionCopy, long: boolean): FunctionCopy {
    if (long) this.away.add(copy);
    return copy;
  }

  /** Of several copies one is left for calls that take no time: a long one waits for another long one. */
  private may(long: boolean): boolean {
    return !long || this.away.size === 0 || this.away.size < this.size - 1;
  }

  /** Whether no copy will be free soon: there is none, or all are at long work. */
  private noneComes(long: boolean): boolean {
    return this.size === (long ? 0 : this.away.size);
  }

  /** An idle copy of the present bundle. */
  private fresh(): FunctionCopy | undefined {
    for (let copy = this.idle.pop(); copy; copy = this.idle.pop()) {
      if (!copy.over) return copy;
      this.drop(copy);
    }
    return undefined;
  }

  /** @param only whether no other copy will be free soon. */
  private mayGrow(only: boolean): boolean {
    return this.size < this.options.maxCopies && this.options.room.makePlace(only);
  }

  private start(): FunctionCopy {
    const copy = new FunctionCopy({ ...this.options.copy, bundleFile: this.bundleFile });
    this.all.add(copy);
    this.beginning += 1;
    const begun = (): void => void (this.beginning -= 1);
    copy.ready.then(begun, begun);
    return copy;
  }

  private giveBack(copy: FunctionCopy): void {
    if (this.stopped) return;
    if (copy.over) this.drop(copy);
    const next = this.waiting.findIndex(({ long }) => this.may(long));
    if (next >= 0) this.waiting.splice(next, 1)[0]!.give(copy.over ? this.start() : copy);
    else if (!copy.over) this.idle.push(copy);
  }

  private drop(copy: FunctionCopy): void {
    this.all.delete(copy);
    this.away.delete(copy);
    void copy.stop();
  }
}
