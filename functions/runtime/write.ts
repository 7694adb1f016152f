import type { Condition } from './condition.ts';
import type { PartitionKey } from './keys.ts';

export interface Key {
  pk: PartitionKey;
  sk: string;
}

export type Item = Record<string, unknown> & { pk: string; sk: string };

/** A line of a company's own logbook that a write asks for, whatever its table and whoever makes it. */
export interface Noted {
  company: string;
  module: string;
  /** Whom or what it was done to; '' for the company itself. */
  id: string;
  /** What was done, as a procedure's summary says it. */
  action: string;
}

/** What a caller is told when the condition of a write does not hold, and what the write replaces. */
interface Conditional {
  lost?: () => Error | Promise<Error>;
  /** What the row held until now in the attributes that change, for the logbook; nothing of it is written. */
  was?: Record<string, unknown>;
  /** The same in words of its own, where the attribute itself would tell nobody what changed. */
  told?: readonly { field: string; before: string; after: string }[];
  noted?: Noted;
}

/** One conditional write. Writes that belong together go in one call and happen wholly or not at all. */
export type Write = Conditional &
  (
    | { kind: 'put'; table: string; item: Key & Record<string, unknown>; when?: Condition }
    | {
        kind: 'update';
        table: string;
        key: Key;
        set: Record<string, unknown>;
        remove?: string[];
        when?: Condition;
      }
    | { kind: 'delete'; table: string; key: Key; when?: Condition }
    | { kind: 'check'; table: string; key: Key; when: Condition }
    // To what stands there, from nothing when there is no row; several of one row in a call become one.
    | { kind: 'add'; table: string; key: Key; add: Record<string, number>; when?: Condition }
  );
