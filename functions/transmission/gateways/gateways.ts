import { readCredentials, WrongCredentials } from '../../../shared/settings.ts';
import { settings } from '../../runtime/config.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import type { Credentials } from '../../../shared/transmission/processMessage.ts';
import type { Reason } from '../../../shared/transmission/reasons.ts';
import { ownCredentials } from '../outside/ownCredentials.ts';
import { versionOf } from '../outside/versionOf.ts';
import { certifierGateway } from './certifiers/certifierGateway.ts';
import { structuredDialect, textDialect } from './certifiers/dialects.ts';
import type { Door, DoorName } from './door.ts';
import { doorOf, type Transmitted } from './doors.ts';
import type { DoorParts, Gateway } from './gateway.ts';
import { gtSat } from './gt-sat/gtSat.ts';
import { hnManifests } from './hn-sarah/hnManifests.ts';
import { hnSarah } from './hn-sarah/hnSarah.ts';
import { loadSoap } from './soapCall.ts';
import { httpWire, type Wire } from './wire.ts';

/** What stands behind each door; doors are known to whoever seals, and opened only by whoever sends. */
const openers: Record<DoorName, (parts: DoorParts) => Gateway> = {
  'gt-sat': gtSat,
  'hn-sarah': hnSarah,
  'hn-manifiestos': hnManifests,
  'certificador-a': certifierGateway('certificador-a', structuredDialect),
  'certificador-b': certifierGateway('certificador-b', textDialect),
};

/** The door cannot be opened: nothing was begun, and nothing can be until a person saw to it. */
export class NotOpen extends Error {
  readonly reason: Extract<Reason, 'credentials' | 'no-address'>;
  /** What stands where the authority's code would. */
  readonly code: string;
  constructor(reason: NotOpen['reason'], code: string, message: string) {
    super(message);
    this.reason = reason;
    this.code = code;
  }
}

/** Asks the service behind a door whether it works: the one question that needs nobody's credentials. */
export async function isActive(
  door: Door,
  now: () => Date,
  timeoutMs: number,
  wire: Wire = httpWire,
): Promise<boolean> {
  const endpoint = settings()[door.endpoint];
  if (endpoint === undefined) return false;
  const nobody = { user: '', password: '' };
  return openers[door.name]({ wire, endpoint, now, credentials: nobody, version: '' }).healthy({ timeoutMs });
}

export type OpenGateway = (
  services: Services,
  head: Pick<TenantScope, 'company'> & Transmitted,
) => Promise<Gateway>;

/** Opens the door of a kind of document with the company's own credentials, before anything is recorded or sent. */
export const openGateway =
  (wire: Wire = httpWire): OpenGateway =>
  async (services, head) => {
    const { company, country, kind } = head;
    const door = doorOf(head);
    if (!door) throw new Error(`${kind} of ${country} has no gateway`);
    const endpoint = settings()[door.endpoint];
    if (endpoint === undefined) throw new NotOpen('no-address', '', `${door.endpoint} is not set`);
    const credentials = await credentialsOf(services, company, door.name);
    // One company's gap is its own: the others go on.
    if (!credentials?.user || !credentials.password)
      throw new NotOpen('credentials', 'sin credenciales', `Company ${company} has none for ${door.name}`);
    // Whatever could keep the call from being made happens before the intent is recorded.
    await loadSoap();
    const version = await versionOf(services, door.name, company, credentials);
    return openers[door.name]({ wire, endpoint, now: services.now, credentials, version });
  };

/** What the company stored, else what was installed for it, else what serves all. */
async function credentialsOf(
  services: Services,
  company: string,
  door: string,
): Promise<Credentials | undefined> {
  const { secret, log } = services;
  try {
    const own = await ownCredentials(services, { company }, door);
    if (own) return own;
    const known = readCredentials(await secret('authority-credentials'))[door];
    return known?.[company] ?? known?.['*'];
  } catch (error) {
    if (!(error instanceof WrongCredentials)) throw error;
    log.error('settings.wrong', { error: error.message });
    throw new NotOpen('credentials', 'credenciales ilegibles', error.message);
  }
}
