import { stopping } from './functionCopy.ts';
import { TurnQueue, type Owner } from './turnQueue.ts';

/** More callers wait than could be served in reasonable time. */
export class TooManyWait extends Error {}

/** Of those who may wait so many for one company, and for one sign-in of it: others still find room. */
const MOST_WAITING = { all: 500, company: 400, signIn: 200 };

interface Waiting {
  owner: Owner;
  begin: () => void;
  refuse: (error: Error) => void;
}

/**
 * Whose call works next on the processors of one machine. Only so many work at once: with more, each takes longer and none
 * ends sooner, and whoever asks for little waits as long as whoever asks for much. One company never has all turns, nor one
 * sign-in all that its company may; those who wait are served company after company, so whoever asks for much waits for
 * itself.
 */
export class Turns {
  private readonly most: number;
  private readonly waiting = new TurnQueue<Waiting>();
  private readonly working = new Map<string, number>();
  private taken = 0;
  private stopped = false;

  /** @param most calls that work at once. */
  constructor(most: number) {
    this.most = most;
  }

  /** Result of the work, done when its owner's turn comes. Throws `TooManyWait` where the line is too long to join it. */
  async run<T>(owner: Owner, work: () => Promise<T>): Promise<T> {
    await this.take(owner);
    try {
      return await work();
    } finally {
      this.count(owner, -1);
      this.serve();
    }
  }

  /** Whoever waits is told that the instance stops; nobody begins from here on. */
  stop(): void {
    this.stopped = true;
    for (let next = this.waiting.next(); next; next = this.waiting.next()) next.refuse(stopping());
  }

  private take(owner: Owner): Promise<void> {
    if (this.stopped) return Promise.reject(stopping());
    const wait = this.waiting.of(owner);
    const tooMany =
      this.waiting.length >= MOST_WAITING.all ||
      wait.company >= MOST_WAITING.company ||
      wait.signIn >= MOST_WAITING.signIn;
    if (tooMany) return Promise.reject(new TooManyWait('Too many callers'));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.waiting.push(owner, { owner, begin: resolve, refuse: reject });
    this.serve();
    return promise;
  }

  private serve(): void {
    while (this.taken < this.most) {
      const next = this.waiting.next((owner) => this.may(owner));
      if (!next) return;
      this.count(next.owner, 1);
      next.begin();
    }
  }

  private may(owner: Owner): boolean {
    const [company, signIn] = shares(owner);
    const most = { company: Math.max(1, this.most - 1), signIn: Math.max(1, this.most - 2) };
    return (this.working.get(company) ?? 0) < most.company && (this.working.get(signIn) ?? 0) < most.signIn;
  }

  private count(owner: Owner, by: 1 | -1): void {
    this.taken += by;
    for (const share of shares(owner)) {
      const count = (this.working.get(share) ?? 0) + by;
      if (count > 0) this.working.set(share, count);
      else this.working.delete(share);
    }
  }
}

/** What a call of theirs counts for. */
const shares = ({ company, signIn }: Owner): [company: string, signIn: string] => [
  company,
  `${company} ${signIn}`,
];
