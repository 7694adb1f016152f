import { createHmac } from 'node:crypto';
import type { CountryCode } from '../../../shared/countries/country.ts';
import {
  readCredentials,
  WrongCredentials,
  type AuthorityCredentials,
  type Settings,
} from '../../../shared/settings.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
import { megabytes } from '../../../shared/foundation/contracts/sizes.ts';
import { authorities } from '../../../shared/transmission/authorities.ts';
import { settings } from '../../runtime/config.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import type { Reason } from '../../../shared/transmission/reasons.ts';
import { channelQuestion } from '../../../shared/transmission/sarah/envelopes.ts';
import type { DoorParts, Gateway } from './gateway.ts';
import { declarationBytes } from './gt-sat/envelopes.ts';
import { gtSat } from './gt-sat/gtSat.ts';
import { hnManifests } from './hn-sarah/hnManifests.ts';
import { hnSarah } from './hn-sarah/hnSarah.ts';
import { loadSoap } from './soapCall.ts';
import { httpWire, type Wire } from './wire.ts';

/** What a country's transmissions of some kinds go through. */
export interface Door {
  name: string;
  /** Kinds of document that it takes. */
  kinds: readonly ModuleName[];
  /** Setting with the authority's address. */
  endpoint: keyof Settings & `${string}_ENDPOINT`;
  /** Setting with the largest message that its service takes, in megabytes, and what so many sealed bytes weigh in one. */
  largest: keyof Settings & `${string}_MESSAGE_MB`;
  messageBytes: (sealed: number) => number;
  /** Setting with the address of the practice authority, by which screens know that it is practice. */
  practice: keyof Settings & `${string}_PRACTICE_ENDPOINT`;
  open: (parts: DoorParts) => Gateway;
  /** Bytes that ask for the channel of a declaration, to be sealed; absent where none is assigned. */
  channelRequest?: (facts: { key: string; declarant: string; number: string }) => Promise<Uint8Array>;
}

/** An envelope of SARAH with the longest user and password that it takes. */
const ENVELOPE_BYTES = 2048;

/** By what the door of a transmission is found. */
export interface Transmitted {
  country: CountryCode;
  /** Kind of document: 'duca'. */
  kind: string;
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
      channelRequest: async (facts) => {
        // Its builder is as large as the rest of a start; it comes with the first request.
        const { channelRequestXml } = await import('./gt-sat/channelRequest.ts');
        return Buffer.from(channelRequestXml(facts), 'utf8');
      },
    },
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
export const doorOf = (country: CountryCode, kind: string): Door | undefined =>
  doors[country].find(({ kinds }) => kinds.some((each) => each === kind));

/**
 * Why a sealed message of that size cannot go through the door of its kind, in Spanish; undefined when it can. Asked
 * before anything is sealed, and again before anything is sent: what the service takes is a setting.
 */
export function tooHeavy({ country, kind }: Transmitted, sealedBytes: number): string | undefined {
  const door = doorOf(country, kind);
  if (!door) return undefined;
  const weight = door.messageBytes(sealedBytes);
  const largest = settings()[door.largest];
  if (weight <= largest * 1024 * 1024) return undefined;
  const { name } = authorities[country];
  return `El mensaje pesa ${megabytes(weight)} en su sobre y el servicio de ${name} recibe hasta ${largest} MB.`;
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
  async (services, { company, country, kind }) => {
    const door = doorOf(country, kind);
    if (!door) throw new Error(`${kind} of ${country} has no gateway`);
    const endpoint = settings()[door.endpoint];
    if (endpoint === undefined) throw new NotOpen('no-address', '', `${door.endpoint} is not set`);
    const known = (await credentialsOf(services))[door.name];
    const credentials = known?.[company] ?? known?.['*'];
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

async function credentialsOf({ secret, log }: Services): Promise<AuthorityCredentials> {
  try {
    return readCredentials(await secret('authority-credentials'));
  } catch (error) {
    if (!(error instanceof WrongCredentials)) throw error;
    log.error('settings.wrong', { error: error.message });
    throw new NotOpen('credentials', 'credenciales ilegibles', error.message);
  }
}
