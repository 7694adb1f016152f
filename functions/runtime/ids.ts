import { randomBytes } from 'node:crypto';
import { sha256 } from './digest.ts';
import { GIVEN_ID } from '../../shared/foundation/contracts/givenId.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const encode = (value: bigint, length: number): string => {
  let rest = value;
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text = ALPHABET[Number(rest % 32n)] + text;
    rest /= 32n;
  }
  return text;
};

/** Identifier that sorts by time and cannot be guessed: prefix, 9 characters of milliseconds, 13 random ones. */
export const makeId = (prefix: string, now: Date): string =>
  `${prefix}-${encode(BigInt(now.getTime()), 9)}${encode(BigInt(`0x${randomBytes(9).toString('hex')}`), 13)}`;

const digits = (hex: string, length: number): string => encode(BigInt(`0x${hex}`), length);

/** The nine characters of an id that say when it was given. */
const momentOf = (id: string): string => (GIVEN_ID.test(id) ? id.slice(4, 13) : '');

/** When an id was given, epoch milliseconds; undefined of one that this product did not give. */
export function givenAt(id: string): number | undefined {
  const moment = momentOf(id);
  return moment === ''
    ? undefined
    : [...moment].reduce((millis, digit) => millis * 32 + ALPHABET.indexOf(digit), 0);
}

/**
 * Identifier of the one copy of something in an order, the same whenever it is asked for: who copies again after a cut
 * finds what was copied. Copies sort by their order's moment, and among themselves as what they were copied from.
 */
export function idOfCopy(prefix: string, orderId: string, sourceId: string): string {
  const hash = sha256(`${orderId} ${sourceId}`);
  const moments = momentOf(orderId) + momentOf(sourceId).slice(2);
  return `${prefix}-${moments}${digits(hash, 22 - moments.length)}`;
}
