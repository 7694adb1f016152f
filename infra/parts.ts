import type { ModuleName } from '../shared/foundation/modules.ts';

/** Words of the topology: what a table, a bucket, a queue, a function, a schedule and a route say of themselves. */

export interface Table {
  /** Suffix of the real table name; the environment's prefix stands before it. */
  name: string;
  /** Every partition key starts with the company (or with `system` for what all companies share). */
  partitionKey: 'pk';
  sortKey: 'sk';
  /** `across`: its partitions are of no company, so that who knows one company's rows may not ask it. */
  indexes: { name: string; partitionKey: string; sortKey: string; across?: true }[];
  /** Attribute that holds the expiry in epoch seconds; readers compare the time too, deletion is lazy. */
  ttl?: 'expires';
  /**
   * Its rows of companies are reached before it is known for whom a call works, or by whoever operates the platform; those of
   * every other table only with credentials of their company (`actions.ts`, `WALL`).
   */
  beforeScope?: true;
  /** Kept for years and asked for days: its rows cost less while they lie and more when they are asked for. */
  seldomAsked?: true;
}

export interface Bucket {
  name: string;
  /** Objects that may never be overwritten or deleted before their retention ends (evidence, legal prints). */
  locked: boolean;
  /** Objects below the prefix are forgotten so many days after they were written. */
  forgets?: { prefix: string; days: number };
}

/** A message holds ids; whatever is longer belongs into a row or an object. */
export const MESSAGE_BYTES = 256 * 1024;

export interface Queue {
  name: string;
  /** How long a message that was given is given to nobody else: six times what its consumer may take, as Lambda asks for. */
  visibilitySeconds: number;
  maxReceives: number;
  /** What a person loses while messages wait in the dead-letter queue: goes into the alarm's text. */
  impact: string;
}

export type Grant =
  /**
   * `append` reads and puts rows, and neither updates nor deletes one; `add` puts rows and sees none; `pass` takes away as well what it put. `keys: 'system'` reaches the rows of no company,
   * only those that all share; 'company' reaches none of those.
   */
  | { table: string; access: 'read' | 'write' | 'append' | 'add' | 'pass'; keys?: 'system' | 'company' }
  /** `add` puts objects and sees none; `measure` sees that it is there and how many messages wait or were set aside, and neither reads, sends nor takes one. */
  | { bucket: string; access: 'read' | 'write' | 'add' | 'measure' }
  | { queue: string; access: 'send' | 'measure' }
  /** Asks the engine of the analysis: Athena on AWS, DuckDB on one machine. */
  | { analysis: 'read' }
  /** Sends mail under the name of the installation (`MAIL_FROM`). */
  | { mail: 'send' }
  | { secret: string };

export interface FunctionDefinition {
  /** Name of the procedure group or of the worker; the code is `functions/<module>/<entry>.ts`, export `handler`. */
  name: string;
  /** `platform` answers for the whole: health, OpenAPI and its page. */
  module: ModuleName | 'platform';
  entry:
    'handler' | 'worker' | 'printWorker' | 'deadLetters' | 'mailEvents' | 'schedule' | 'servicesSchedule';
  trigger:
    | { kind: 'http' }
    | { kind: 'queue'; queue: string; batchSize: number }
    | { kind: 'deadLetters'; queue: string; batchSize: number }
    | { kind: 'schedule'; schedules: string[] };
  memoryMb: number;
  timeoutSeconds: number;
  /**
   * Copies on AWS that are kept for it and that it may not pass. Who works a queue is given so many batches at once and no
   * more, of which SQS takes two at least: a batch that finds no copy counts as given, and after five its messages are dead.
   */
  reserved: number;
  /**
   * Procedures that compute for seconds: on one machine they have turns of their own and leave a copy to the others, so that
   * nobody waits behind them.
   */
  long?: readonly string[];
  /** Speaks with an authority or a bank, or seals for one, and is told where they are and what they take. */
  speaks?: true;
  /** Opens the connections itself; a function that does not has no client to open one with. */
  opens?: true;
  /** Tells its contracts as JSON Schema; a function that does not has nothing to write one with. */
  tellsSchemas?: true;
  grants: Grant[];
}

/** The queue that a function works, as a part whose address it is told; its trigger gives it the rights. */
export const consumed = ({ trigger }: FunctionDefinition): { queue: string; access: 'send' }[] =>
  trigger.kind === 'queue' ? [{ queue: trigger.queue, access: 'send' }] : [];

export interface Schedule {
  name: string;
  /** One structured definition; EventBridge and croner number week days differently, so none is used. */
  every: { minutes: number } | { dailyAt: { hour: number; minute: number }; timeZone: string };
  impact: string;
}

/** An event of the functions' log that wakes somebody. */
export interface Signal {
  /** Name of its metric, too. */
  name: string;
  /** Value of its event that counts, whose largest is looked at; each event is one when absent. */
  value?: string;
  /** Of so much in five minutes, or in each of its hours; 1 when absent. */
  atLeast?: number;
  /** Only when it comes in each of so many hours on end. */
  hours?: number;
  /** What people lose. */
  impact: string;
}

/** Program that may call the API, with a usage plan of its own. */
export interface ApiClient {
  name: string;
  requestsPerSecond: number;
}

export interface Route {
  methods: ('POST' | 'PUT' | 'GET')[];
  /** `{procedure}` stands for one path segment. */
  path: string;
  function: string;
}
