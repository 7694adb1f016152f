import { stopping } from './functionCopy.ts';
import { TurnQueue, type Owner } from './turnQueue.ts';

/** More callers wait than could be served in reasonable time. */
export class TooManyWait extends Error {}

/** Of those who may wait so many for one company, and for one sign-in of it: others still find room. */
const MOST_WAITING = { all: 500, company: 400, signIn: 200 };

/** How many calls work at once, and how many of them may be long ones. */
export interface TurnLimits {
  all: number;
  long: number;
}

interface Waiting {
  owner: Owner;
  long: boolean;
  begin: () => void;
  refuse: (error: Error) => void;
}

/**
 * Whose call works next on the processors of one machine. Only so many work at once: with more, each takes longer and none
 * ends sooner, and whoever asks for little waits as long as whoever asks for much. One company never has all turns, nor one
 * sign-in all that its company may; those who wait are served company after company, so whoever asks for much waits for
 * itself. All stand in one line, long calls too: in a line of their own they waited ten times as long as the others.
 */
export class Turns {
  private readonly most: TurnLimits;
  private readonly waiting = new TurnQueue<Waiting>();
  private readonly working = new Map<string, number>();
  private stopped = false;

  constructor(most: TurnLimits) {
    this.most = most;
  }

  /** Result of the work, done when its owner's turn comes. Throws `TooManyWait` where the line is too long to join it. */
  async run<T>(owner: Owner, long: boolean, work: () => Promise<T>): Promise<T> {
    await this.take(owner, long);
    try {
      return await work();
    } finally {
      this.count(owner, long, -1);
      this.serve();
    }
  }

  /** Whoever waits is told that the instance stops; nobody begins from here on. */
  stop(): void {
    this.stopped = true;
    for (let next = this.waiting.next(); next; next = this.waiting.next()) next.refuse(stopping());
  }

  private take(owner: Owner, long: boolean): Promise<void> {
    if (this.stopped) return Promise.reject(stopping());
    const wait = this.waiting.of(owner);
    const tooMany =
      this.waiting.length >= MOST_WAITING.all ||
      wait.company >= MOST_WAITING.company ||
      wait.signIn >= MOST_WAITING.signIn;
    if (tooMany) return Promise.reject(new TooManyWait('Too many callers'));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.waiting.push(owner, { owner, long, begin: resolve, refuse: reject });
    this.serve();
    return promise;
  }

  private serve(): void {
    for (;;) {
      const next = this.waiting.next((owner, { long }) =>
        kindsOf(long).every((kind) => this.may(owner, kind)),
      );
      if (!next) return;
      this.count(next.owner, next.long, 1);
      next.begin();
    }
  }

  private may(owner: Owner, kind: keyof TurnLimits): boolean {
    const left = sharesOf(owner).entries();
    return [...left].every(([at, share]) => this.workingOf(kind, share) < Math.max(1, this.most[kind] - at));
  }

  private workingOf(kind: keyof TurnLimits, share: string): number {
    return this.working.get(`${kind} ${share}`) ?? 0;
  }

  private count(owner: Owner, long: boolean, by: 1 | -1): void {
    for (const kind of kindsOf(long))
      for (const share of sharesOf(owner)) {
        const count = this.workingOf(kind, share) + by;
        if (count > 0) this.working.set(`${kind} ${share}`, count);
        else this.working.delete(`${kind} ${share}`);
      }
  }
}

/** What a call counts as. */
const kindsOf = (long: boolean): (keyof TurnLimits)[] => (long ? ['all', 'long'] : ['all']);

/** For whom a call counts: for everybody, their company and their sign-in, each of which has one turn less than the one before. */
const sharesOf = ({ company, signIn }: Owner): string[] => [
  'everybody',
  `company ${company}`,
  `company ${company} sign-in ${signIn}`,
];
