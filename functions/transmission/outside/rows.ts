import type { Item } from '../../runtime/database.ts';
import { systemKey, type PartitionKey } from '../../runtime/keys.ts';

/** Table of what outside services said, and of how they do. */
export const SERVICES = 'services';

/**
 * How an outside service does, `pk system#services`, `sk <name>`: the circuit breaker of what people wait for, and
 * what the page of services shows.
 */
export interface ServiceRow extends Item {
  lock: number;
  /** Failures of the running window, epoch milliseconds. */
  failures: number[];
  /** Since when it is taken for down; 0 while it answers. */
  openSince: number;
  /** Who looks next whether it is back may do so from then on. */
  probeAt: number;
}

/** A change of a service, `pk system#services#<name>`, `sk <instant>`; forgotten after a season. */
export interface ServiceChange extends Item {
  pk: PartitionKey;
  down: boolean;
  /** Code of what was seen: 'silent', 'unreadable'. */
  why: string;
  expires: number;
}

export const serviceKey = (name: string) => ({ pk: systemKey('services'), sk: name });
export const changesOf = (name: string) => systemKey('services', name);
