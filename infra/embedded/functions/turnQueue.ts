import { FairQueue } from './fairQueue.ts';

/** Whose turn a call takes: a sign-in's, of a company's. */
export interface Owner {
  company: string;
  signIn: string;
}

/** Who waits: companies take turns, and in the turn of a company its sign-ins do. */
export class TurnQueue<T> {
  private readonly companies = new Map<string, FairQueue<T>>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  /** How many wait for the company and, of these, for the sign-in. */
  of({ company, signIn }: Owner): Record<keyof Owner, number> {
    const line = this.companies.get(company);
    return { company: line?.length ?? 0, signIn: line?.of(signIn) ?? 0 };
  }

  push(owner: Owner, item: T): void {
    const line = this.companies.get(owner.company) ?? new FairQueue<T>();
    this.companies.set(owner.company, line);
    line.push(owner.signIn, item);
    this.count += 1;
  }

  /** First item that may of the next sign-in in turn, of the next company in turn; undefined when none does. */
  next(may: (owner: Owner, item: T) => boolean = () => true): T | undefined {
    for (const [company, line] of this.companies) {
      const item = line.next((signIn, each) => may({ company, signIn }, each));
      if (item === undefined) continue;
      this.companies.delete(company);
      if (line.length > 0) this.companies.set(company, line);
      this.count -= 1;
      return item;
    }
    return undefined;
  }
}
