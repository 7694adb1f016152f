import { createHmac } from 'node:crypto';
import type { CountryCode } from '../../../shared/countries/country.ts';
import { readCredentials, WrongCredentials } from '../../../shared/settings.ts';
import { megabytes } from '../../../shared/foundation/contracts/sizes.ts';
import { receiverOf } from '../../../shared/transmission/certifiers.ts';
import { settings } from '../../runtime/config.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import type { Credentials } from '../../../shared/transmission/processMessage.ts';
import type { Reason } from '../../../shared/transmission/reasons.ts';
import { channelQuestion } from '../../../shared/transmission/sarah/envelopes.ts';
import { ownCredentials } from '../outside/ownCredentials.ts';
import type { Door } from './door.ts';
import type { Gateway } from './gateway.ts';
import { certifierDoors } from './certifiers/certifierDoors.ts';
import { declarationBytes } from './gt-sat/envelopes.ts';
import { gtSat } from './gt-sat/gtSat.ts';
import { hnManifests } from './hn-sarah/hnManifests.ts';
import { hnSarah } from './hn-sarah/hnSarah.ts';
import { loadSoap } from './soapCall.ts';
import { httpWire, type Wire } from './wire.ts';

/** An envelope of SARAH with the longest user and password that it takes. */
const ENVELOPE_BYTES = 2048;

/** By what the door of a transmission is found. */
export interface Transmitted {
  country: CountryCode;
  /** Kind of document: 'duca'. */
  kind: string;
  /** Name of the door, where the kind has several; the first one otherwise. */
  door?: string;
}

/** SARAH's envelopes carry what was sealed as it is. */
const inEnvelope = (sealed: number): number => sealed + ENVELOPE_BYTES;

/** The doors of each country; none while its authority is not connected. */
export const doors: Record<CountryCode, readonly Door[]> = {
  GT: [
    {
      name: 'gt-sat',
      kinds: ['duca'],
      endpoint: 'SAT_ENDPOINT',
      largest: 'SAT_MESSAGE_MB',
      messageBytes: declarationBytes,
      practice: 'SAT_PRACTICE_ENDPOINT',
      open: gtSat,
      taxed: true,
      signs: ['R', 'M'],
      channelRequest: async (facts) => {
        // Its builder is as large as the rest of a start; it comes with the first request.
        const { channelRequestXml } = await import('./gt-sat/channelRequest.ts');
        return Buffer.from(channelRequestXml(facts), 'utf8');
      },
    },
    ...certifierDoors,
  ],
  HN: [
    {
      name: 'hn-sarah',
      kinds: ['dua'],
      endpoint: 'SARAH_ENDPOINT',
      practice: 'SARAH_PRACTICE_ENDPOINT',
      largest: 'SARAH_MESSAGE_MB',
      messageBytes: inEnvelope,
      open: hnSarah,
      taxed: true,
      channelRequest: async ({ declarant, number }) =>
        Buffer.from(channelQuestion({ declarant, idSarah: number }), 'utf8'),
    },
    {
      name: 'hn-manifiestos',
      kinds: ['manifests'],
      endpoint: 'SARAH_MANIFESTS_ENDPOINT',
      practice: 'SARAH_MANIFESTS_PRACTICE_ENDPOINT',
      largest: 'SARAH_MESSAGE_MB',
      messageBytes: inEnvelope,
      open: hnManifests,
    },
  ],
  SV: [],
};

/** The door that a kind of document goes through in a country; undefined while there is none. */
export const doorOf = ({ country, kind, door }: Transmitted): Door | undefined =>
  doors[country].find(
    ({ kinds, name }) => kinds.some((each) => each === kind) && (door === undefined || name === door),
  );

/**
 * Why a sealed message of that size cannot go through the door of its kind, in Spanish; undefined when it can. Asked
 * before anything is sealed, and again before anything is sent: what the service takes is a setting.
 */
export function tooHeavy(to: Transmitted, sealedBytes: number): string | undefined {
  const door = doorOf(to);
  if (!door) return undefined;
  const weight = door.messageBytes(sealedBytes);
  const largest = settings()[door.largest];
  if (weight <= largest * 1024 * 1024) return undefined;
  return `El mensaje pesa ${megabytes(weight)} en su sobre y el servicio de ${receiverOf(to)} recibe hasta ${largest} MB.`;
}

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
  return door.open({ wire, endpoint, now, credentials: nobody, version: '' }).healthy({ timeoutMs });
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
    const version = createHmac('sha256', await services.secret('data-key'))
      .update(JSON.stringify([door.name, company, credentials.user, credentials.password]))
      .digest('hex');
    return door.open({ wire, endpoint, now: services.now, credentials, version });
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
