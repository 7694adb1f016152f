import { randomUUID } from 'node:crypto';
import type { FunctionDefinition } from '../parts.ts';
import { FunctionCopy, InvocationFailed, type CopyOptions } from './functionCopy.ts';

export interface PoolOptions {
  definition: FunctionDefinition;
  copy: CopyOptions;
  maxCopies: number;
}

/** More callers wait than could be served in reasonable time. */
export class PoolBusy extends Error {}

const MAX_WAITING = 500;
/** Copies beyond the first end when they had nothing to do for so long. */
const IDLE_MS = 60_000;

/**
 * Copies of one function. Parallel calls never share a copy, so module state behaves as on Lambda; the pool grows by
 * one copy whenever all are at work, up to its limit, and callers beyond it wait their turn.
 */
export class FunctionPool {
  private readonly options: PoolOptions;
  private bundleFile: string;
  private readonly idle: FunctionCopy[] = [];
  private readonly all = new Set<FunctionCopy>();
  private readonly waiting: ((copy: FunctionCopy | undefined) => void)[] = [];
  private readonly sweeper: NodeJS.Timeout;
  private stopped = false;

  constructor(options: PoolOptions) {
    this.options = options;
    this.bundleFile = options.copy.bundleFile;
    this.sweeper = setInterval(() => this.endIdle(), IDLE_MS / 2);
    this.sweeper.unref();
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

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.sweeper);
    for (const next of this.waiting.splice(0)) next(undefined);
    await Promise.all([...this.all].map((copy) => copy.stop()));
    this.all.clear();
  }

  private async take(): Promise<FunctionCopy> {
    if (this.stopped) throw stopping();
    const free = this.idle.pop();
    if (free && !free.over) return free;
    if (free) return this.dropAndTake(free);
    if (this.all.size < this.options.maxCopies) return this.start();
    if (this.waiting.length >= MAX_WAITING)
      throw new PoolBusy(`${this.options.definition.name} has too many callers`);
    const { promise, resolve } = Promise.withResolvers<FunctionCopy | undefined>();
    this.waiting.push(resolve);
    const copy = await promise;
    if (!copy) throw stopping();
    return copy;
  }

  private dropAndTake(copy: FunctionCopy): Promise<FunctionCopy> {
    this.drop(copy);
    return this.take();
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

  private endIdle(): void {
    const before = Date.now() - IDLE_MS;
    for (const copy of [...this.idle]) {
      if (this.all.size <= 1 || copy.idleSince > before) continue;
      this.idle.splice(this.idle.indexOf(copy), 1);
      this.drop(copy);
    }
  }
}

const stopping = (): InvocationFailed => new InvocationFailed('stopped', 'The instance is stopping');
