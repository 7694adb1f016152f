import type { Moment } from '../../functions/transmission/gateways/wire.ts';

/**
 * What happens at the chosen call: the process dies before or after it, lives and gets a failure for an answer, or
 * stands still before it while the world goes on.
 */
export type Blow = 'before' | 'after' | 'throttled' | 'lost' | 'paused';

/** The process was killed: nothing of it runs any more. */
export class Killed extends Error {}

const failure = (name: string): Error => Object.assign(new Error(name), { name });

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
  /** The chosen call came. */
  struck = false;
  readonly calls: string[] = [];
  private readonly at: number | string;
  private readonly when: Blow;
  private readonly meanwhile: () => Promise<void>;

  /**
   * @param at number of the call, from 1, or the name whose first call it is; 0 never blows.
   * @param meanwhile what goes on while it is `paused`.
   */
  constructor(
    at: number | string = 0,
    when: Blow = 'before',
    meanwhile = async (): Promise<void> => undefined,
  ) {
    this.at = at;
    this.when = when;
    this.meanwhile = meanwhile;
  }

  async call<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.blown) throw new Killed(name);
    this.count += 1;
    this.calls.push(name);
    const hit = !this.struck && (this.count === this.at || name === this.at);
    if (hit) this.struck = true;
    if (hit && this.when === 'before') this.blow(name);
    if (hit && this.when === 'paused') await this.meanwhile();
    if (hit && this.when === 'throttled') throw failure('ThrottlingException');
    const result = await work();
    if (hit && this.when === 'lost') throw failure('TimeoutError');
    if (hit && this.when === 'after') this.blow(name);
    if (this.blown) throw new Killed(name);
    return result;
  }

  /** Wraps every call of an AWS client, outside its own retries. */
  guard(client: object): void {
    guardBy(client, () => this);
  }

  readonly moment = (name: Moment): Promise<void> => this.call(name, async () => undefined);

  private blow(name: string): never {
    this.blown = true;
    throw new Killed(name);
  }
}

/** Wraps every call of an AWS client with the fuse of the moment. */
export function guardBy(client: object, fuse: () => Fuse): void {
  const middleware =
    (next: (args: unknown) => Promise<unknown>, context: { commandName?: string }) => (args: unknown) =>
      fuse().call(context.commandName ?? 'aws', () => next(args));
  (client as Stack).middlewareStack.add(middleware as never, { step: 'initialize', name: 'fuse' } as never);
}
