import { createHmac } from 'node:crypto';

interface KeyPair {
  accessKeyId: string;
  secretAccessKey: string;
}

const SEPARATOR = '-';

/** Key pair with which a function signs, as its role's on AWS: it follows from the instance's own, which no function is told. */
export const functionKey = <K extends KeyPair>(own: K, name: string): K => ({
  ...own,
  accessKeyId: own.accessKeyId + SEPARATOR + name,
  secretAccessKey: createHmac('sha256', own.secretAccessKey).update(name).digest('hex'),
});

/** Function whose key this is; '' for the instance's own, undefined for a key that is not known here. */
export function functionOf(own: string, accessKeyId: string): string | undefined {
  if (accessKeyId === own) return '';
  return accessKeyId.startsWith(own + SEPARATOR) ? accessKeyId.slice(own.length + 1) : undefined;
}
