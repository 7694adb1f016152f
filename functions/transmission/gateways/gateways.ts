import { createHmac } from 'node:crypto';
import type { CountryCode } from '../../../shared/countries/country.ts';
import {
  readCredentials,
  WrongCredentials,
  type AuthorityCredentials,
  type Settings,
} from '../../../shared/settings.ts';
import { megabytes } from '../../../shared/foundation/contracts/sizes.ts';
import { authorities } from '../../../shared/transmission/authorities.ts';
import { settings } from '../../runtime/config.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import type { Reason } from '../../../shared/transmission/reasons.ts';
import { channelQuestion } from '../../../shared/transmission/sarah/envelopes.ts';
import type { DoorParts, Gateway } from './gateway.ts';
import { channelRequestXml, declarationBytes } from './gt-sat/envelopes.ts';
import { gtSat } from './gt-sat/gtSat.ts';
import { hnSarah } from './hn-sarah/hnSarah.ts';
import { loadSoap } from './soapCall.ts';
import { httpWire, type Wire } from './wire.ts';

/** What a country's transmissions go through. */
export interface Door {
  name: string;
  /** Setting with the authority's address. */
  endpoint: keyof Settings & `${string}_ENDPOINT`;
  /** Setting with the largest message that its service takes, in megabytes, and what so many sealed bytes weigh in one. */
  largest: keyof Settings & `${string}_MESSAGE_MB`;
  messageBytes: (sealed: number) => number;
  /** Setting with the address of the practice authority, by which screens know that it is practice. */
  practice: keyof Settings & `${string}_PRACTICE_ENDPOINT`;
  open: (parts: DoorParts) => Gateway;
  /** Bytes that ask for the channel of a declaration, to be sealed. */
  channelRequest: (facts: { key: string; declarant: string; number: string }) => Uint8Array;
}

/** An envelope of SARAH with the longest user and password that it takes. */
const ENVELOPE_BYTES = 2048;

/** The door of each country; undefined while its authority is not connected. */
export const doors: Record<CountryCode, Door | undefined> = {
  GT: {
    name: 'gt-sat',
    endpoint: 'SAT_ENDPOINT',
    largest: 'SAT_MESSAGE_MB',
    messageBytes: declarationBytes,
    practice: 'SAT_PRACTICE_ENDPOINT',
    open: gtSat,
    channelRequest: (facts) => Buffer.from(channelRequestXml(facts), 'utf8'),
  },
  HN: {
    name: 'hn-sarah',
    endpoint: 'SARAH_ENDPOINT',
    practice: 'SARAH_PRACTICE_ENDPOINT',
    largest: 'SARAH_MESSAGE_MB',
    // The declaration stands in its envelope as it was sealed.
    messageBytes: (sealed) => sealed + ENVELOPE_BYTES,
    open: hnSarah,
    channelRequest: ({ declarant, number }) =>
      Buffer.from(channelQuestion({ declarant, idSarah: number }), 'utf8'),
  },
  SV: undefined,
};

/**
 * Why a sealed message of that size cannot go through the door of a country, in Spanish; undefined when it can. Asked
 * before anything is sealed, and again before anything is sent: what the service takes is a setting.
 */
export function tooHeavy(country: CountryCode, sealedBytes: number): string | undefined {
  const door = doors[country];
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

export type OpenGateway = (
  services: Services,
  scope: Pick<TenantScope, 'company' | 'country'>,
) => Promise<Gateway>;

/** Opens the door of a company's country with the company's own credentials, before anything is recorded or sent. */
export const openGateway =
  (wire: Wire = httpWire): OpenGateway =>
  async (services, { company, country }) => {
    const door = doors[country];
    if (!door) throw new Error(`Country ${country} has no gateway`);
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
