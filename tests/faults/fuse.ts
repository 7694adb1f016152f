import type { Moment } from '../../functions/transmission/gateways/wire.ts';

/** The process was killed: nothing of it runs any more. */
export class Killed extends Error {}

interface Stack {
  middlewareStack: { add: (middleware: never, options: never) => void };
}

/**
 * Kills a worker at one of its calls to the world: DynamoDB, S3, SQS, and the moments of an exchange with the authority.
 * Once blown, every further call of that worker fails, so that code that catches and goes on reaches nothing.
 */
export class Fuse {
  /** Calls so far; a run without a kill counts how many points there are. */
  count = 0;
  blown = false;
  readonly calls: string[] = [];
  private readonly at: number;
  private readonly when: 'before' | 'after';

  /** @param at number of the call, from 1; 0 never blows. */
  constructor(at = 0, when: 'before' | 'after' = 'before') {
    this.at = at;
    this.when = when;
  }

  async call<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.blown) throw new Killed(name);
    this.count += 1;
    this.calls.push(name);
    const hit = this.count === this.at;
    if (hit && this.when === 'before') this.blow(name);
    const result = await work();
    if (hit) this.blow(name);
    if (this.blown) throw new Killed(name);
    return result;
  }

  /** Wraps every call of an AWS client, outside its own retries. */
  guard<C>(client: C): C {
    const middleware =
      (next: (args: unknown) => Promise<unknown>, context: { commandName?: string }) => (args: unknown) =>
        this.call(context.commandName ?? 'aws', () => next(args));
    (client as Stack).middlewareStack.add(middleware as never, { step: 'initialize', name: 'fuse' } as never);
    return client;
  }

  readonly moment = (name: Moment): Promise<void> => this.call(name, async () => undefined);

  private blow(name: string): never {
    this.blown = true;
    throw new Killed(name);
  }
}
