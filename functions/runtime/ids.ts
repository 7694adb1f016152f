import { randomBytes } from 'node:crypto';

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
