import { availableParallelism } from 'node:os';
import { bundleOf } from '../../build/functions.ts';
import type { FunctionDefinition } from '../../parts.ts';
import { CopyRoom } from './copyRoom.ts';
import { type Credentials, functionEnvironment, keyVariables, type Places } from './environment.ts';
import { InvocationFailed } from './functionCopy.ts';
import type { FunctionLog } from './functionLog.ts';
import { FunctionPool } from './pool.ts';
import type { Owner } from './turnQueue.ts';
import { Turns, type TurnLimits } from './turns.ts';
import { PARALLEL_BATCHES } from '../queues/workers.ts';

export interface FunctionPoolsOptions {
  functions: readonly FunctionDefinition[];
  /** Folder of the bundles. */
  bundles: string;
  compileCache: string;
  /** What every function finds in its environment, besides its own parts. */
  environment: Record<string, string>;
  places: Places;
  credentialsOf: (functionName: string) => Credentials;
  log: FunctionLog;
}

/** Most copies of one function, by what calls it. */
const MOST_COPIES = { http: 6, queue: PARALLEL_BATCHES, deadLetters: 1, schedule: 2 };
/**
 * How long a call waits for a copy before another is started, which needs some 300 ms: a person waits for most calls 20 ms,
 * for a batch of a queue nobody.
 */
const PATIENCE_MS = { http: 100, queue: 2000, deadLetters: 2000, schedule: 2000 };
/** Copies that begin before the first callers ask for them. */
const MOST_WARM = 9;

/**
 * Beside one call for each processor, those that wait for what they read; all but one of them may be long, so that these wait
 * no longer than others do and yet never have all processors.
 */
const TURNS: TurnLimits = { all: availableParallelism() + 3, long: availableParallelism() + 2 };

/** Name of the procedure that an event of the API asks for. */
const procedureOf = (event: unknown): string =>
  String((event as { path?: string } | undefined)?.path ?? '')
    .split('/')
    .at(-1) ?? '';

/** Every function of the topology, called by its name. */
export class FunctionPools {
  private readonly pools: Map<string, FunctionPool>;
  /** Procedures that may work for seconds, by their function. */
  private readonly long: Map<string, readonly string[]>;
  private readonly log: FunctionLog;
  private readonly room = new CopyRoom();
  private readonly turns = new Turns(TURNS);

  constructor(options: FunctionPoolsOptions) {
    this.log = options.log;
    this.pools = new Map(options.functions.map((each) => [each.name, poolOf(each, options, this.room)]));
    this.long = new Map(options.functions.map(({ name, long = [] }) => [name, long]));
  }

  /** Result of a function; a name without function is a fault of the topology. */
  invoke(name: string, event: unknown): Promise<unknown> {
    return this.poolNamed(name).invoke({ event });
  }

  /** Result of the function for a call of the API, when its owner's turn comes. */
  answer(name: string, event: unknown, requestId: string, owner: Owner): Promise<unknown> {
    const long = this.long.get(name)?.includes(procedureOf(event)) ?? false;
    return this.turns.run(owner, long, () => this.poolNamed(name).invoke({ event, requestId, long }));
  }

  /** Notes why a call failed; a call that the stop cut off is no failure. */
  report(name: string, error: unknown): void {
    if (error instanceof InvocationFailed && error.reason === 'stopped') return;
    this.log.line(name, error instanceof Error ? (error.stack ?? error.message) : String(error), true);
  }

  /** A copy of those that answer people, one after the other so that the first callers find the processor free. */
  async warm(): Promise<void> {
    const asked = [...this.pools.values()].filter(({ kind }) => kind === 'http');
    for (const pool of asked.slice(0, MOST_WARM)) await pool.warm();
  }

  replace(bundles: string): void {
    for (const [name, pool] of this.pools) pool.replace(bundleOf(bundles, name));
  }

  async stop(): Promise<void> {
    this.room.stop();
    this.turns.stop();
    await Promise.all([...this.pools.values()].map((pool) => pool.stop()));
  }

  private poolNamed(name: string): FunctionPool {
    const pool = this.pools.get(name);
    if (!pool)
      throw new Error(`A route or trigger names the function "${name}", which the topology does not have`);
    return pool;
  }
}

function poolOf(definition: FunctionDefinition, options: FunctionPoolsOptions, room: CopyRoom): FunctionPool {
  const { name, memoryMb, trigger } = definition;
  return new FunctionPool({
    definition,
    maxCopies: MOST_COPIES[trigger.kind],
    patienceMs: PATIENCE_MS[trigger.kind],
    room,
    copy: {
      bundleFile: bundleOf(options.bundles, name),
      functionName: name,
      memoryMb,
      compileCache: options.compileCache,
      environment: {
        ...functionEnvironment(definition, options.places),
        ...options.environment,
        ...keyVariables(options.credentialsOf(name)),
      },
      onLine: (line, isError) => options.log.line(name, line, isError),
    },
  });
}
