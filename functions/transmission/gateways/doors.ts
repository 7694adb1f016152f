import { megabytes } from '../../../shared/foundation/contracts/sizes.ts';
import type { CountryCode } from '../../../shared/countries/country.ts';
import { receiverOf } from '../../../shared/transmission/certifiers.ts';
import { channelQuestion } from '../../../shared/transmission/sarah/envelopes.ts';
import { settings } from '../../runtime/config.ts';
import { certifierDoors } from './certifiers/certifierDoors.ts';
import type { Door } from './door.ts';
import { declarationBytes } from './gt-sat/envelopes.ts';

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
