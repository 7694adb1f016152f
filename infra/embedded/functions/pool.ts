import { randomUUID } from 'node:crypto';
import type { FunctionDefinition } from '../../parts.ts';
import type { CopyRoom, RoomedPool } from './copyRoom.ts';
import { FunctionCopy, InvocationFailed, type CopyOptions } from './functionCopy.ts';
import { TurnQueue, type Owner } from './turnQueue.ts';

export interface PoolOptions {
  definition: FunctionDefinition;
  copy: CopyOptions;
  maxCopies: number;
  /** How long whoever finds all copies at work waits before another is started, in milliseconds. */
  patienceMs?: number;
  /** Place for copies, shared with all other pools. */
  room: CopyRoom;
}

interface Waiting {
  owner: Owner | undefined;
  resolve: (copy: FunctionCopy | undefined) => void;
}

/** More callers wait than could be served in reasonable time. */
export class PoolBusy extends Error {}

const MAX_WAITING = 500;
/** Of these so many for one company, and for one sign-in of it: others still find room. */
const MAX_WAITING_OF = { company: 400, signIn: 200 };
/** A copy needs some 300 ms to begin, most calls 20. */
const PATIENCE_MS = 100;
/** The product itself, which has no share. */
const NOBODY: Owner = { company: '', signIn: '' };

/**
 * Copies of one function. Parallel calls never share a copy, so module state behaves as on Lambda; the pool grows by
 * one copy for whoever has waited a moment while all are at work, up to its limit and while the room has place; callers
 * beyond it wait their turn. Of several copies one company never has all, nor one sign-in all that its company may; and
 * turns go from company to company, so whoever asks for much waits for itself.
 */
export class FunctionPool implements RoomedPool {
  private readonly options: PoolOptions;
  private bundleFile: string;
  readonly idle: FunctionCopy[] = [];
  private readonly all = new Set<FunctionCopy>();
  private readonly waiting = new TurnQueue<Waiting>();
  private readonly busy = new Map<string, number>();
  private stopped = false;

  constructor(options: PoolOptions) {
    this.options = options;
    this.bundleFile = options.copy.bundleFile;
    options.room.add(this);
  }

  get size(): number {
    return this.all.size;
  }

  get kind(): FunctionDefinition['trigger']['kind'] {
    return this.options.definition.trigger.kind;
  }

  /**
   * Result of the function for an event; its time limit runs from the moment that a copy takes it.
   * @param owner for whom it works; the product itself when absent.
   */
  async invoke(event: unknown, requestId: string = randomUUID(), owner?: Owner): Promise<unknown> {
    const copy = await this.take(owner);
    try {
      await copy.ready;
      const deadline = Date.now() + this.options.definition.timeoutSeconds * 1000;
      return await copy.invoke({ requestId, event, deadline });
    } finally {
      this.note(owner, -1);
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
    for (let next = this.waiting.next(); next; next = this.waiting.next()) next.resolve(undefined);
    await Promise.all([...this.all].map((copy) => copy.stop()));
    this.all.clear();
  }

  private async take(owner: Owner | undefined): Promise<FunctionCopy> {
    if (this.stopped) throw stopping();
    if (this.mayTake(owner)) {
      const copy = this.fresh() ?? (this.size === 0 && this.mayGrow() ? this.start() : undefined);
      if (copy) {
        this.note(owner, 1);
        return copy;
      }
    }
    const wait = this.waiting.of(owner ?? NOBODY);
    if (
      this.waiting.length >= MAX_WAITING ||
      wait.company >= MAX_WAITING_OF.company ||
      wait.signIn >= MAX_WAITING_OF.signIn
    )
      throw new PoolBusy(`${this.options.definition.name} has too many callers`);
    const { promise, resolve } = Promise.withResolvers<FunctionCopy | undefined>();
    this.waiting.push(owner ?? NOBODY, { owner, resolve });
    const impatient = setTimeout(() => this.grow(), this.options.patienceMs ?? PATIENCE_MS);
    const copy = await promise;
    clearTimeout(impatient);
    if (!copy) throw stopping();
    return copy;
  }

  /** One copy more for whoever is next, if anybody waits who may have it. */
  private grow(): void {
    if (this.stopped || this.waiting.length === 0 || !this.mayGrow()) return;
    const next = this.nextWaiting();
    if (!next) return;
    this.note(next.owner, 1);
    next.resolve(this.start());
  }

  private nextWaiting(): Waiting | undefined {
    return this.waiting.next((owner) => owner.company === NOBODY.company || this.mayTake(owner));
  }

  /** An idle copy of the present bundle. */
  private fresh(): FunctionCopy | undefined {
    for (let copy = this.idle.pop(); copy; copy = this.idle.pop()) {
      if (!copy.over) return copy;
      this.drop(copy);
    }
    return undefined;
  }

  private mayTake(owner: Owner | undefined): boolean {
    if (owner === undefined) return true;
    const [company = '', signIn = ''] = shares(owner);
    const ofCompany = Math.max(1, this.options.maxCopies - 1);
    const ofSignIn = Math.max(1, this.options.maxCopies - 2);
    return (this.busy.get(company) ?? 0) < ofCompany && (this.busy.get(signIn) ?? 0) < ofSignIn;
  }

  private mayGrow(): boolean {
    return this.all.size < this.options.maxCopies && this.options.room.makePlace(this);
  }

  private note(owner: Owner | undefined, by: 1 | -1): void {
    if (owner === undefined) return;
    for (const share of shares(owner)) {
      const count = (this.busy.get(share) ?? 0) + by;
      if (count > 0) this.busy.set(share, count);
      else this.busy.delete(share);
    }
  }

  private start(): FunctionCopy {
    const copy = new FunctionCopy({ ...this.options.copy, bundleFile: this.bundleFile });
    this.all.add(copy);
    return copy;
  }

  private giveBack(copy: FunctionCopy): void {
    if (this.stopped) return;
    if (copy.over) this.drop(copy);
    const next = this.nextWaiting();
    if (next) {
      this.note(next.owner, 1);
      next.resolve(copy.over ? this.start() : copy);
    } else if (!copy.over) this.idle.push(copy);
  }

  private drop(copy: FunctionCopy): void {
    this.all.delete(copy);
    void copy.stop();
  }
}

/** What a call of theirs counts for. */
const shares = ({ company, signIn }: Owner): string[] => [company, `${company} ${signIn}`];

const stopping = (): InvocationFailed => new InvocationFailed('stopped', 'The instance is stopping');
