import type { CountryCode } from '../../../shared/countries/country.ts';
import type { DeliveryState } from '../../../shared/transmission/deliveries/result.ts';
import type { DeliveryReason } from '../../../shared/transmission/deliveries/states.ts';
import type { Item } from '../../runtime/database.ts';
import { companyKey, type PartitionKey } from '../../runtime/keys.ts';
import { shardKey, shardOf } from '../../runtime/shards.ts';
import type { DocumentOf } from '../lookups/rows.ts';

/** Where a row lies in the index `byState` while something is to be done with it, and when. */
interface Due {
  statePk?: PartitionKey;
  stateSk?: string;
}

/** A file on its way to the authority, `pk C#<company>#delivery#<kind>#<id>`, `sk <name>`. */
export interface DeliveryRow extends Item, DocumentOf, Due {
  pk: PartitionKey;
  job: 'deliver';
  /** Its bytes in the bucket of files. */
  object: string;
  bytes: number;
  sha256: string;
  state: DeliveryState;
  /** Whether a try went out: written before the first byte does. */
  begun: boolean;
  tries: number;
  /** When it was delivered, epoch milliseconds; 0 before. */
  at: number;
  reason?: DeliveryReason;
}

/** What the authority left for a company is looked for, `pk C#<company>#collect`, `sk <country>`. */
export interface CollectRow extends Item, Due {
  pk: PartitionKey;
  job: 'collect';
  company: string;
  country: CountryCode;
  /** Looked for until then, epoch milliseconds. */
  until: number;
  tries: number;
}

/** Which document a declaration number stands for, `pk C#<company>#delivered`, `sk <number>`. */
export interface DeliveredOrderRow extends Item {
  kind: string;
  id: string;
}

/** A file that the authority left, `pk C#<company>#received#<kind>#<id>`, `sk <sha256>`. */
export interface ReceivedRow extends Item {
  pk: PartitionKey;
  name: string;
  bytes: number;
  /** Its bytes in the bucket of evidence. */
  object: string;
  /** Version of that object; absent in what was fetched before versions were noted. */
  objectVersion?: string;
  /** When it was fetched, epoch milliseconds. */
  at: number;
}

type Owner = Pick<DocumentOf, 'company'>;

export const deliveriesOf = ({ company, kind, id }: DocumentOf): PartitionKey =>
  companyKey({ company }, 'delivery', kind, id);
export const receivedOf = ({ company, kind, id }: DocumentOf): PartitionKey =>
  companyKey({ company }, 'received', kind, id);
export const orderKey = (owner: Owner, order: string) => ({ pk: companyKey(owner, 'delivered'), sk: order });
export const collectKey = (owner: Owner & Pick<DocumentOf, 'country'>) => ({
  pk: companyKey(owner, 'collect'),
  sk: owner.country,
});

export const FILES_DUE = 'files-due';

/** Place in the index of what is due then. */
export const dueAt = ({ company }: Owner, at: number, what: string): Required<Due> => ({
  statePk: shardKey(shardOf(company), FILES_DUE),
  stateSk: `${new Date(at).toISOString()}~${what}`,
});

/** When a row is due, epoch milliseconds; 0 when it is not. */
export const dueOf = ({ stateSk }: Due): number => (stateSk ? Date.parse(stateSk.split('~')[0] ?? '') : 0);
