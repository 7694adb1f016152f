import { setTimeout as wait } from 'node:timers/promises';
import type { Credentials } from '../../../shared/transmission/processMessage.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { areRefused, credentialsKey, learn, tryAlone, type CredentialsRow } from '../credentials.ts';
import { leaseFor } from '../settings.ts';
import { credentialsAt } from './credentials.ts';
import { SERVICES } from './rows.ts';
import { versionOf } from './versionOf.ts';

/** What an exchange showed of the credentials: they were taken, they were refused, or nothing. */
export type Showed = 'good' | 'refused' | 'nothing';

/** The company's user at an outside service, for one exchange. */
export interface Account {
  credentials: Credentials;
  /** Whoever speaks with it tells what came of it: the others wait for that while it is tried for the first time. */
  tell: (showed: Showed) => Promise<void>;
}

type Owner = Pick<TenantScope, 'company'>;

const LOOKS_MS = 200;

/**
 * The user with which a company is let in at an outside service. A user that was refused there is not tried again until
 * the credentials change or are stored anew: each try more of a wrong password brings its lock nearer (fault rows 30 and 43).
 * @param limitMs longest that the exchange takes.
 * @param patienceMs how long to wait while another exchange tries the credentials for the first time.
 * @param door where a refusal counts, when not for the whole account.
 * @returns 'credentials' where there is none, or none that is taken; 'busy' while another exchange tries it.
 */
export async function accountAt(
  services: Services,
  owner: Owner,
  service: string,
  { limitMs, patienceMs = 0, door = service }: { limitMs: number; patienceMs?: number; door?: string },
): Promise<Account | 'credentials' | 'busy'> {
  const credentials = await credentialsAt(services, owner, service);
  if (!credentials) return 'credentials';
  const asked = { name: door, credentials: await versionOf(services, service, owner.company, credentials) };
  for (let waited = 0; ; waited += LOOKS_MS) {
    const row = await services.database.get<CredentialsRow>(SERVICES, credentialsKey(owner, door));
    if (areRefused(row, asked.credentials)) return 'credentials';
    const tried = await tryAlone({ services }, owner, asked, row, leaseFor(limitMs), SERVICES);
    if (tried !== 'busy')
      return {
        credentials,
        tell: async (showed) => {
          try {
            await learn({ services }, owner, asked, tried, showed, SERVICES);
          } catch (error) {
            services.log.warn('service.changed', { outside: door, error });
          }
        },
      };
    if (waited >= patienceMs) return 'busy';
    await wait(LOOKS_MS);
  }
}

/** Whatever was refused there may be tried once more: the credentials are others, or somebody vouches for them. */
export async function forgetRefusals(
  { database }: Services,
  owner: Owner,
  doors: readonly string[],
): Promise<void> {
  await database.aside(
    ...doors.map((door) => ({ kind: 'delete' as const, table: SERVICES, key: credentialsKey(owner, door) })),
  );
}

/** At which of these services the company's user stands refused. */
export async function refusedAt(
  { database }: Services,
  owner: Owner,
  names: readonly string[],
): Promise<string[]> {
  const rows = await database.getMany<CredentialsRow>(
    SERVICES,
    names.map((name) => credentialsKey(owner, name)),
  );
  return names.filter((_, index) => rows[index]?.state === 'refused');
}
