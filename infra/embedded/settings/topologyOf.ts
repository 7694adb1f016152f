import type { Bucket, FunctionDefinition, Queue, Route, Schedule, Table } from '../../parts.ts';
import { buckets, functions, queues, routes, schedules, tables } from '../../topology.ts';

/** What an instance starts; tests start less. */
export interface Topology {
  tables: readonly Table[];
  buckets: readonly Bucket[];
  queues: readonly Queue[];
  schedules: readonly Schedule[];
  functions: readonly FunctionDefinition[];
  routes: readonly Route[];
}

export const wholeTopology: Topology = { tables, buckets, queues, schedules, functions, routes };
