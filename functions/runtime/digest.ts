import { createHash } from 'node:crypto';

/** SHA-256 as the product writes it: 64 lower-case hexadecimal digits. Text is hashed as UTF-8. */
export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** SHA-256 of a text as part of a key: 43 characters, none of which divides the parts of one (`keys.ts`). */
export const keyDigest = (text: string): string => createHash('sha256').update(text).digest('base64url');
