import type { ModuleName } from '../../../shared/foundation/modules.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';

export type DoorName = 'gt-sat' | 'hn-sarah' | 'hn-manifiestos' | 'certificador-a' | 'certificador-b';

/** What a country's transmissions of some kinds go through. */
export interface Door {
  name: DoorName;
  /** Kinds of document that it takes. */
  kinds: readonly ModuleName[];
  /** Setting with the authority's address. */
  endpoint: keyof Settings & `${string}_ENDPOINT`;
  /** Setting with the largest message that its service takes, in megabytes, and what so many sealed bytes weigh in one. */
  largest: keyof Settings & `${string}_MESSAGE_MB`;
  messageBytes: (sealed: number) => number;
  /** Setting with the address of the practice authority, by which screens know that it is practice. */
  practice: keyof Settings & `${string}_PRACTICE_ENDPOINT`;
  /** What goes through it owes taxes at a rate of exchange. */
  taxed?: true;
  /** Operations whose acceptance it signs, with the acceptance or later. */
  signs?: readonly Operation[];
  /** Bytes that ask for the channel of a declaration, to be sealed; absent where none is assigned. */
  channelRequest?: (facts: { key: string; declarant: string; number: string }) => Promise<Uint8Array>;
}
