import type { LookupReason } from '../../../shared/transmission/lookups/kept.ts';
import { tokenService } from '../../../shared/transmission/outside/register.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { CountryCode } from '../../../shared/countries/country.ts';
import { settings } from '../../runtime/config.ts';
import type { Item } from '../../runtime/database.ts';
import { companyKey, type PartitionKey } from '../../runtime/keys.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { postJson } from '../gateways/postJson.ts';
import type { Wire } from '../gateways/wire.ts';
import { admits, tell } from './circuit.ts';
import { accountAt } from './account.ts';
import { basic } from './credentials.ts';
import { SERVICES } from './rows.ts';

/** A token of digital customs as it rests: sealed under the company's key. */
interface TokenRow extends Item {
  pk: PartitionKey;
  sealed: Uint8Array;
  /** Not used from then on, epoch milliseconds: a minute before its end, or a tenth of its life. */
  until: number;
  expires: number;
}

export interface Token {
  /** The secret itself: in memory for one call, never in a log or an answer. */
  text: string;
}

type Owner = Pick<TenantScope, 'company' | 'country'>;

const PLACE = 'services|token';
const MAX_BYTES = 16 * 1024;
const MARGIN_MS = 60_000;
const SHORTEST_SECONDS = 5;
const LONGEST_SECONDS = 24 * 3600;
/** What HTTP takes as the value of a header. */
const FORM = /^[\x21-\x7e]{8,4096}$/;

const endpoints: Partial<Record<CountryCode, keyof Settings & `${string}_TOKEN_ENDPOINT`>> = {
  GT: 'SAT_TOKEN_ENDPOINT',
  HN: 'SARAH_TOKEN_ENDPOINT',
};

const keyOf = (owner: Owner) => ({ pk: companyKey(owner, 'token'), sk: owner.country });

/** The company's token of digital customs: kept until just before it ends, fetched anew then. */
export async function tokenFor(services: Services, owner: Owner, wire: Wire): Promise<Token | LookupReason> {
  const known = await services.database.get<TokenRow>(SERVICES, keyOf(owner));
  if (known && services.now().getTime() < known.until)
    return { text: Buffer.from(services.sealer.open(owner.company, PLACE, known.sealed)).toString('utf8') };
  const name = endpoints[owner.country];
  const url = name && settings()[name];
  if (url === undefined) return 'no-address';
  const service = tokenService(owner.country);
  const timeoutMs = settings().SAT_LOOKUP_TIMEOUT_MS;
  const account = await accountAt(services, owner, service, { limitMs: timeoutMs, patienceMs: timeoutMs });
  if (typeof account !== 'object') return account === 'busy' ? 'open' : account;
  if (!(await admits(services, service))) {
    await account.tell('nothing');
    return 'open';
  }
  const answer = await postJson(wire, {
    url,
    authorization: basic(account.credentials),
    body: { grant_type: 'client_credentials' },
    timeoutMs,
    maxBytes: MAX_BYTES,
  });
  const refused = answer.kind === 'answer' && (answer.status === 401 || answer.status === 403);
  const works = answer.kind === 'answer' && answer.status === 200;
  await account.tell(refused ? 'refused' : works ? 'good' : 'nothing');
  if (refused) return 'credentials';
  const token = works ? tokenIn(answer.body) : undefined;
  await tell(services, service, token !== undefined, answer.kind === 'answer' ? 'unreadable' : answer.kind);
  if (!token) return answer.kind === 'answer' ? 'unreadable' : answer.kind;
  await keep(services, owner, token);
  return { text: token.text };
}

/** The service did not take it: the next call fetches another. */
export const forgetToken = (services: Services, owner: Owner): Promise<void> =>
  services.database.aside({ kind: 'delete', table: SERVICES, key: keyOf(owner) });

/** What an answer holds in the form of RFC 6749: access_token and expires_in in seconds. */
function tokenIn(body: Record<string, unknown>): { text: string; seconds: number } | undefined {
  const { access_token: text, expires_in: seconds } = body;
  if (typeof text !== 'string' || !FORM.test(text)) return undefined;
  if (typeof seconds !== 'number' || !(seconds >= SHORTEST_SECONDS && seconds <= LONGEST_SECONDS))
    return undefined;
  return { text, seconds };
}

async function keep(
  { database, sealer, now }: Services,
  owner: Owner,
  { text, seconds }: { text: string; seconds: number },
): Promise<void> {
  const life = seconds * 1000;
  const end = now().getTime() + life;
  const item: TokenRow = {
    ...keyOf(owner),
    sealed: sealer.seal(owner.company, PLACE, Buffer.from(text, 'utf8')),
    until: end - Math.min(MARGIN_MS, life / 10),
    expires: Math.floor(end / 1000),
  };
  await database.aside({ kind: 'put', table: SERVICES, item });
}
