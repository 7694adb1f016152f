import { ConditionLost, type Item } from '../runtime/database.ts';
import { companyKey, type PartitionKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';
import type { Gateway } from './gateways/gateway.ts';
import type { Job } from './job.ts';
import { TABLE, type TransmissionRow } from './rows.ts';
import { settleRules } from './settings.ts';

/** How a company's credentials fare at an authority, `pk C#<company>#credentials`, `sk <authority>`. */
export interface CredentialsRow extends Item {
  pk: PartitionKey;
  lock: number;
  /** The credentials that this is about (`Gateway.credentials`); other ones begin anew. */
  version: string;
  state: 'tried' | 'good' | 'refused';
  /** `tried`: nobody else tries before; `good`: believed until; `refused`: a person's word tries again from then on. */
  until: number;
}

type Owner = Pick<TransmissionRow, 'company'>;
/** What is asked with credentials, and which they are: the gateway of an authority, or an account at another service. */
type Asked = Pick<Gateway, 'name' | 'credentials'>;

export const credentialsKey = ({ company }: Owner, authority: string) => ({
  pk: companyKey({ company }, 'credentials'),
  sk: authority,
});

/** Whether credentials stand refused: nothing is tried with them until they change or a person says so. */
export const areRefused = (row: CredentialsRow | undefined, version: string): boolean =>
  row?.state === 'refused' && row.version === version;

/**
 * Lets one exchange of a company try credentials that are new or long unused, and the others wait for what becomes of
 * it: a wrong password costs one try and not one for each declaration in the queue (fault rows 30 and 43).
 * @returns the row to hand to `learn`; undefined when the exchange tries nothing new; 'busy' while another one tries.
 */
export async function tryAlone(
  job: Pick<Job, 'services'>,
  owner: Owner,
  gateway: Asked,
  row: CredentialsRow | undefined,
  leaseMs: number,
  table = TABLE,
): Promise<CredentialsRow | undefined | 'busy'> {
  const now = job.services.now().getTime();
  const known = row?.version === gateway.credentials && row.state !== 'refused' && now < row.until;
  if (known) return row.state === 'good' ? undefined : 'busy';
  const tried: CredentialsRow = {
    ...credentialsKey(owner, gateway.name),
    lock: (row?.lock ?? 0) + 1,
    version: gateway.credentials,
    state: 'tried',
    until: now + leaseMs,
  };
  return (await put(job.services, tried, table)) ? tried : 'busy';
}

/** Keeps what an exchange showed of the credentials: the authority answered, it refused them, or nothing. */
export async function learn(
  job: Pick<Job, 'services'>,
  owner: Owner,
  gateway: Asked,
  tried: CredentialsRow | undefined,
  showed: 'good' | 'refused' | 'nothing',
  table = TABLE,
): Promise<void> {
  if (!tried && showed !== 'refused') return;
  const now = job.services.now().getTime();
  const key = credentialsKey(owner, gateway.name);
  const last = tried ?? (await job.services.database.get<CredentialsRow>(table, key));
  if (areRefused(last, gateway.credentials)) return;
  const state = showed === 'nothing' ? 'tried' : showed;
  const until = showed === 'nothing' ? now : now + settleRules().credentialsTrust;
  const item = { ...key, lock: (last?.lock ?? 0) + 1, version: gateway.credentials, state, until } as const;
  await put(job.services, item, table);
  if (showed === 'refused')
    job.services.log.error('transmission.credentials', { company: owner.company, authority: gateway.name });
}

/**
 * A person says that the password is right now, as after the authority unlocked the user: it is tried once more, but not
 * before the authority's own lock can be over. Says whether it may be.
 */
export async function trust(services: Services, owner: Owner, authority: string): Promise<boolean> {
  const row = await services.database.get<CredentialsRow>(TABLE, credentialsKey(owner, authority));
  if (row?.state !== 'refused') return true;
  if (services.now().getTime() < row.until) return false;
  return put(services, { ...row, lock: row.lock + 1, state: 'tried', until: 0 });
}

/**
 * Best effort like the breaker: who comes second leaves the first one's word. What another service is asked for by the
 * way is not the change that a person's call was made for.
 */
async function put(services: Services, row: CredentialsRow, table = TABLE): Promise<boolean> {
  const when = row.lock === 1 ? ({ absent: true } as const) : { equals: { lock: row.lock - 1 } };
  try {
    const write = { kind: 'put', table, item: row, when } as const;
    await (table === TABLE ? services.database.write(write) : services.database.aside(write));
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}
