import type { CountryCode } from '../../shared/countries/country.ts';
import type { ResultFacts } from '../../shared/transmission/facts.ts';
import type { Operation } from '../../shared/transmission/operations.ts';
import type { ExchangeRecord, StoredObject } from '../../shared/transmission/procedures.ts';
import type { Reason } from '../../shared/transmission/reasons.ts';
import type { Negative } from '../../shared/transmission/settle.ts';
import type { TransmissionState } from '../../shared/transmission/states.ts';
import type { Item, Key } from '../runtime/database.ts';
import { companyKey, type PartitionKey } from '../runtime/keys.ts';
import type { TenantScope } from '../runtime/scope.ts';
import { shardKey, shardOf } from '../runtime/shards.ts';

export const TABLE = 'transmissions';
type Owner = Pick<TenantScope, 'company'>;

interface Row extends Item {
  pk: PartitionKey;
}

/** One transmission, `pk C#<company>`, `sk TX#<id>`. */
export interface TransmissionRow extends Row {
  id: string;
  company: string;
  country: CountryCode;
  kind: string;
  documentId: string;
  /** Order number without hyphens. */
  key: string;
  version: number;
  operation: Operation;
  /** Queue that hears of outcomes; '' for none. */
  listener: string;
  /** Door that it goes through, where its kind has several. */
  door?: string;
  /** Declaration number that it is about, where it was known before. */
  about?: string;
  /** Name of the work that handed it over, which its log lines and its requests carry (`runtime/trace`). */
  trace?: string;

  /** SHA-256 of the sealed bytes, and where they are archived. */
  hash: string;
  object: string;
  bytes: number;
  /** Version of that object; absent in what was handed over before versions were noted. */
  objectVersion?: string;

  state: TransmissionState;
  reason: Reason;
  code: string;
  note: string;
  person: string;
  /** Grows with every write: each write names the one it saw, so a worker that fell behind writes nothing. */
  lock: number;
  /** Steps so far, and the hash of the last one. */
  seq: number;
  chain: string;

  attempt: number;
  /** Names the holder of the running attempt or question. */
  token: string;
  /** Nothing of it can be at the authority: it may be sent without asking. */
  safe: boolean;

  /** Which send of its declaration number the last attempt is; none before the first. */
  send?: number;

  /** Epoch milliseconds; 0 when there is no doubt. A validation that is repeated keeps it. */
  doubtSince: number;
  /**
   * Until when the authority is asked on behalf of the person who was asked to decide, epoch milliseconds; it moves on by
   * the time in which no question could be put. Absent in what was never listened for.
   */
  listenUntil?: number;
  /** How often it was its turn to be asked about since then, answered or not. */
  asked: number;
  /** A person wants the next question: whatever it brings, nothing is sent upon it. */
  pressed?: boolean;
  /** A person wants to see what the authority holds of what it accepted. */
  fetching?: boolean;
  /** The doubt comes from data that may be older than what was sent. */
  restored?: boolean;
  /** When the authority last proved not to have it, epoch milliseconds. */
  confirmed?: number;
  /** A person wants it out of the queue as soon as the authority proves not to have it: it is not sent again. */
  takeOut?: { person: string; note: string };
  negatives: number;
  firstNegative?: Negative;
  /** How often the authority proved not to have it after it was sent. */
  vanished: number;
  /** The last attempt that it proved not to have; none before the first. */
  absentAttempt?: number;

  facts: ResultFacts;
  /** When the next step is due, ISO; '' when none is. The index `byState` holds what is due. */
  due: string;
  statePk?: string;
  stateSk?: string;

  created: string;
  createdBy: string;
  createdByName: string;
  modified: string;
}

/** One step of a transmission, `pk C#<company>#<id>`, `sk E#<seq>`; never changed once written. */
export interface StepRow extends Row {
  seq: number;
  state: TransmissionState;
  at: string;
  attempt: number;
  reason: Reason;
  code: string;
  person: string;
  note: string;
  exchange?: ExchangeRecord;
  previous: string;
  hash: string;
}

/**
 * What a declaration number is doing, `pk C#<company>#lane`, `sk <kind>~<key>`: one change at a time, and rectification
 * or annulment only of what is registered.
 */
export interface LaneRow extends Row {
  /** Transmission that has not ended; '' when none. */
  running: string;
  registered: boolean;
  /** 1 from the first registration that is handed over until it is rejected: no second one may begin. */
  taken: number;
  /** How often something of this number was sent; none before the first. */
  sends?: number;
}

/** Who holds an identity, `pk C#<company>#identity`, `sk <kind>~<key>~<version>~<operation>`. */
export interface IdentityRow extends Row {
  id: string;
  userId: string;
  userName: string;
}

export interface Identity {
  kind: string;
  key: string;
  version: number;
  operation: Operation;
}

/** The sealed bytes as they are kept. */
export const sealedObject = ({
  object,
  hash,
  bytes,
  objectVersion,
}: Pick<TransmissionRow, 'object' | 'hash' | 'bytes' | 'objectVersion'>): StoredObject => ({
  NOMBRE: object,
  SHA256: hash,
  BYTES: bytes,
  ...(objectVersion === undefined ? {} : { VERSION_OBJETO: objectVersion }),
});

export const headKey = (owner: Owner, id: string): Key => ({ pk: companyKey(owner), sk: `TX#${id}` });
/** Row by which a document finds its transmissions without looking through all of its company's. */
export const ofDocumentKey = (owner: Owner, documentId: string, id: string): Key => ({
  pk: companyKey(owner, 'document', documentId),
  sk: `TX#${id}`,
});
export const stepKey = (owner: Owner, id: string, seq: number): Key => ({
  pk: companyKey(owner, id),
  sk: `E#${String(seq).padStart(6, '0')}`,
});
export const laneKey = (owner: Owner, { kind, key }: Pick<Identity, 'kind' | 'key'>): Key => ({
  pk: companyKey(owner, 'lane'),
  sk: `${kind}~${key}`,
});
/** Beginning of the keys of all identities whose number begins so. */
export const identitiesKey = (owner: Owner, kind: string, number: string) => ({
  pk: companyKey(owner, 'identity'),
  prefix: `${kind}~${number}`,
});
export const identityKey = (owner: Owner, { kind, key, version, operation }: Identity): Key => ({
  pk: companyKey(owner, 'identity'),
  sk: `${kind}~${key}~${version}~${operation}`,
});

/** Partitions of the index that holds every transmission with a next step, by when it is due; a company's lie in one. */
export const DUE = 'transmission-due';
export const duePartition = (shard: number): PartitionKey => shardKey(shard, DUE);
interface DueKeys {
  statePk: string;
  stateSk: string;
}
export const dueKeys = (due: string, { company, id }: Pick<TransmissionRow, 'company' | 'id'>): DueKeys => ({
  statePk: duePartition(shardOf(company)),
  stateSk: `${due}~${id}`,
});

/** Beginning of what an outage holds back, in the same partitions behind all dates: however much, it hides nothing else. */
export const HELD = 'held~';
export const isHeldBack = ({ state, reason }: Pick<TransmissionRow, 'state' | 'reason'>): boolean =>
  state === 'QUEUED' && reason === 'held-back';
/** What one outage holds lies together, and so does what another holds. */
const heldKeys = (
  due: string,
  head: Pick<TransmissionRow, 'company' | 'id' | 'country' | 'kind' | 'door' | 'operation'>,
): DueKeys => {
  const { statePk, stateSk } = dueKeys(due, head);
  const { country, kind, door = '', operation } = head;
  return { statePk, stateSk: `${HELD}${[country, kind, door, operation].join('~')}~${stateSk}` };
};
/** Beginning of the keys of everything that the same outage holds back. */
export const heldTogether = (stateSk: string): string => `${stateSk.split('~').slice(0, 5).join('~')}~`;
/** Where a transmission lies in the index, from what is known of it and when its next step is due. */
export const placeInIndex = (
  due: string,
  head: Parameters<typeof isHeldBack>[0] & Parameters<typeof heldKeys>[1],
) => (isHeldBack(head) ? heldKeys(due, head) : dueKeys(due, head));
