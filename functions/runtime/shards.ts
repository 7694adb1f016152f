import { createHash } from 'node:crypto';
import { systemKey, type PartitionKey } from './keys.ts';

/**
 * Parts of what all companies write to one place. A partition takes 1,000 writes and 3,000 reads a second, and one name
 * for all of them would be one partition.
 */
export const SHARDS = 16;

/** The part that a company's rows lie in: its backlog fills this one, and whoever drains takes of each in turn. */
export const shardOf = (company: string): number =>
  createHash('sha256').update(company).digest().readUInt32BE() % SHARDS;

export const shardKey = (shard: number, ...parts: string[]): PartitionKey =>
  systemKey(...parts, String(shard));

/** Keys of all parts. */
export const shardKeys = (...parts: string[]): PartitionKey[] =>
  Array.from({ length: SHARDS }, (_, shard) => shardKey(shard, ...parts));

/** One row of each list in turn, so that no list waits behind a longer one. */
export function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}
