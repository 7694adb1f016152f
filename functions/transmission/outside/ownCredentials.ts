import { PASSWORD, serviceAccounts, USER } from '../../../shared/transmission/outside/accounts.ts';
import { WrongCredentials } from '../../../shared/settings.ts';
import type { Credentials } from '../../../shared/transmission/processMessage.ts';
import type { Item } from '../../runtime/database.ts';
import { companyKey, type PartitionKey } from '../../runtime/keys.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';

/** Table of what companies typed to be let in at outside services. */
export const CREDENTIALS = 'credentials';

type Owner = Pick<TenantScope, 'company'>;

/** A company's credentials at a service, `pk C#<company>`, `sk <service>`: the values rest sealed under its key. */
export interface OwnCredentialsRow extends Item {
  pk: PartitionKey;
  sealed: Uint8Array;
  by: string;
  /** Epoch milliseconds. */
  at: number;
}

export const ownCredentialsKey = (owner: Owner, service: string) => ({ pk: companyKey(owner), sk: service });

/** Bound to the service too: what was typed for one never opens another. */
const placeOf = (service: string): string => `${CREDENTIALS}|${service}`;

export const sealCredentials = (
  { sealer }: Services,
  { company }: Owner,
  service: string,
  values: Readonly<Record<string, string>>,
): Uint8Array => sealer.seal(company, placeOf(service), Buffer.from(JSON.stringify(values), 'utf8'));

/**
 * What an administrator of the company typed for a service; undefined where nobody did.
 * @throws WrongCredentials when it is there and does not open: nobody speaks as somebody else instead.
 */
export async function ownCredentials(
  { database, sealer }: Pick<Services, 'database' | 'sealer'>,
  owner: Owner,
  service: string,
): Promise<Credentials | undefined> {
  if (!serviceAccounts.some((each) => each.service === service)) return undefined;
  const row = await database.get<OwnCredentialsRow>(CREDENTIALS, ownCredentialsKey(owner, service));
  if (!row) return undefined;
  try {
    const plain = Buffer.from(sealer.open(owner.company, placeOf(service), row.sealed)).toString('utf8');
    const values = JSON.parse(plain) as Record<string, string>;
    return { user: values[USER] ?? '', password: values[PASSWORD] ?? '' };
  } catch {
    throw new WrongCredentials(
      `Las credenciales de ${service} guardadas por la empresa ${owner.company} no se abren. Guárdelas de nuevo.`,
    );
  }
}
