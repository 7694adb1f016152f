import type { TenantScope } from './scope.ts';

declare const made: unique symbol;

/** Partition key that starts with its company, or with `system` for what all companies share. */
export type PartitionKey = string & { readonly [made]: true };

/** Divides the parts of a key; no part holds it. */
export const SEPARATOR = '#';

/** Parts never hold the separator, so that no id can reach into another key. */
const join = (parts: readonly string[]): PartitionKey => {
  const bad = parts.find((part) => part.includes(SEPARATOR));
  if (bad !== undefined) throw new Error(`Key part holds the separator: ${bad}`);
  return parts.join(SEPARATOR) as PartitionKey;
};

export const companyKey = (scope: Pick<TenantScope, 'company'>, ...parts: string[]): PartitionKey =>
  join(['C', scope.company, ...parts]);

export const systemKey = (...parts: string[]): PartitionKey => join(['system', ...parts]);
