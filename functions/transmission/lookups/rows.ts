import * as z from 'zod';
import type { LookupReason, LookupState } from '../../../shared/transmission/lookups/kept.ts';
import type { LookupName } from '../../../shared/transmission/lookups/kept.ts';
import type { CountryCode } from '../../../shared/countries/country.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { Item } from '../../runtime/database.ts';
import { companyKey, type PartitionKey } from '../../runtime/keys.ts';
import type { Sealer } from '../../runtime/seal.ts';
import { shardKey, shardOf } from '../../runtime/shards.ts';

/** A document by its kind and id. */
export interface DocumentOf {
  company: string;
  country: CountryCode;
  kind: string;
  id: string;
}

/** What a service said of a thing lately, `pk C#<company>#lookup`, `sk <name>~<key>`. */
export interface CachedRow extends Item {
  pk: PartitionKey;
  found: boolean;
  /** Values, sealed under the company's key; of nothing where there is no such thing. */
  sealed: Uint8Array;
  /** When it was said, epoch milliseconds. */
  at: number;
  expires: number;
}

/** What a document asked for, `pk C#<company>#said#<kind>#<id>`, `sk <name>~<key>`; kept as long as the document. */
export interface KeptRow extends Item, DocumentOf {
  pk: PartitionKey;
  lookup: LookupName;
  key: string;
  state: LookupState;
  sealed: Uint8Array;
  /** When it was said, epoch milliseconds; 0 when it never was. */
  at: number;
  reason?: LookupReason;
  /** Times that it was asked for by itself without an answer. */
  tries: number;
  /** Where it lies in the index `byState` while it is to be asked again, and when. */
  statePk?: PartitionKey;
  stateSk?: string;
}

export const cacheKey = (owner: Pick<DocumentOf, 'company'>, name: LookupName, key: string) => ({
  pk: companyKey(owner, 'lookup'),
  sk: `${name}~${key}`,
});

export const keptPartition = ({ company, kind, id }: DocumentOf): PartitionKey =>
  companyKey({ company }, 'said', kind, id);

export const LOOKUPS_DUE = 'lookups-due';
export const duePartition = (company: string): PartitionKey => shardKey(shardOf(company), LOOKUPS_DUE);

const place = (name: LookupName, key: string): string => `services|${name}|${key}`;

const values = z.record(z.string(), z.string());

export const sealSaid = (sealer: Sealer, company: string, name: LookupName, key: string, said: AnyRecord) =>
  sealer.seal(company, place(name, key), Buffer.from(JSON.stringify(said), 'utf8'));

export const openSaid = (
  sealer: Sealer,
  company: string,
  name: LookupName,
  key: string,
  sealed: Uint8Array,
): AnyRecord =>
  values.parse(JSON.parse(Buffer.from(sealer.open(company, place(name, key), sealed)).toString('utf8')));
