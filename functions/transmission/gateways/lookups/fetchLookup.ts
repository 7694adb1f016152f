import { lookupAccount } from '../../../../shared/transmission/outside/accounts.ts';
import { type LookupName } from '../../../../shared/transmission/lookups/kept.ts';
import { lookups } from '../../../../shared/transmission/lookups/register.ts';
import { serviceOfLookup, tokenService } from '../../../../shared/transmission/outside/register.ts';
import { settings } from '../../../runtime/config.ts';
import type { TenantScope } from '../../../runtime/scope.ts';
import type { Services } from '../../../runtime/services.ts';
import { admits, tell } from '../../outside/circuit.ts';
import { accountAt, type Showed } from '../../outside/account.ts';
import { basic } from '../../outside/credentials.ts';
import { forgetToken, tokenFor } from '../../outside/token.ts';
import { postJson } from '../postJson.ts';
import { httpWire, type Wire } from '../wire.ts';
import { readLookup, type LookupFinding } from './readLookup.ts';

/** An answer is a card of a few lines. */
const MAX_BYTES = 64 * 1024;

/** The company's own lack, or another service's: this one works for the others. */
const NOT_ITS_FAULT: readonly string[] = ['credentials', 'no-address', 'open'];

type Asking = Pick<TenantScope, 'company' | 'country'>;

/**
 * Asks a service for one thing, in the company's own name: behind its circuit breaker, within the patience of a person
 * who types. Never throws for what the service does.
 */
export async function fetchLookup(
  services: Services,
  scope: Asking,
  name: LookupName,
  key: string,
  wire: Wire = httpWire,
): Promise<LookupFinding> {
  const { at } = lookups[name];
  const place = at[scope.country];
  const endpoint = place && settings()[place.endpoint];
  if (!place || endpoint === undefined) return { kind: 'none', why: 'no-address' };
  const service = serviceOfLookup(name, scope.country);
  if (!(await admits(services, service))) return { kind: 'none', why: 'open' };
  const finding = await asked(services, scope, name, key, endpoint, wire);
  const why = finding.kind === 'none' ? finding.why : '';
  if (why === 'unreadable' || why === 'other' || why === 'form' || why === 'too-large')
    services.log.warn('lookup.refused', { outside: service, why, company: scope.company });
  if (!NOT_ITS_FAULT.includes(why)) await tell(services, service, why === '', why);
  return finding;
}

/** One question in the company's name; nothing is asked with a user that was refused. */
async function asked(
  services: Services,
  scope: Asking,
  name: LookupName,
  key: string,
  endpoint: string,
  wire: Wire,
): Promise<LookupFinding> {
  const timeoutMs = settings().SAT_LOOKUP_TIMEOUT_MS;
  const ask = async (authorization: string): Promise<LookupFinding> =>
    readLookup(
      name,
      key,
      await postJson(wire, {
        url: `${endpoint.replace(/\/$/, '')}/${name}`,
        authorization,
        body: { consulta: name, clave: key },
        timeoutMs,
        maxBytes: MAX_BYTES,
      }),
    );
  const withToken = lookups[name].token === true;
  const service = withToken ? tokenService(scope.country) : lookupAccount(scope.country);
  // A token that is refused here may be good elsewhere: what is refused is this look-up.
  const door = withToken ? serviceOfLookup(name, scope.country) : service;
  const account = await accountAt(services, scope, service, {
    limitMs: timeoutMs,
    patienceMs: timeoutMs,
    door,
  });
  if (typeof account !== 'object') return { kind: 'none', why: account === 'busy' ? 'open' : account };
  const finding = withToken
    ? await askedWithToken(services, scope, wire, ask)
    : await ask(basic(account.credentials));
  await account.tell(showedBy(finding));
  return finding;
}

/** With the token of digital customs; with another one when the first had ended meanwhile. */
async function askedWithToken(
  services: Services,
  scope: Asking,
  wire: Wire,
  ask: (authorization: string) => Promise<LookupFinding>,
): Promise<LookupFinding> {
  for (const last of [false, true]) {
    const token = await tokenFor(services, scope, wire);
    if (typeof token !== 'object')
      return { kind: 'none', why: NOT_ITS_FAULT.includes(token) ? token : 'open' };
    const finding = await ask(`Bearer ${token.text}`);
    const ended = finding.kind === 'none' && finding.why === 'credentials';
    if (!ended || last) return finding;
    await forgetToken(services, scope);
  }
  return { kind: 'none', why: 'credentials' };
}

const SHOW_NOTHING: readonly string[] = ['silent', 'open', 'no-address'];

function showedBy(finding: LookupFinding): Showed {
  if (finding.kind !== 'none') return 'good';
  if (finding.why === 'credentials') return 'refused';
  return SHOW_NOTHING.includes(finding.why) ? 'nothing' : 'good';
}
