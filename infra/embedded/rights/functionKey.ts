import { createHmac } from 'node:crypto';
import { narrowedKeyId, narrowedSecretOf, readKeyId } from '../../../shared/foundation/narrowedKey.ts';

interface KeyPair {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Who signs: a function, or the instance itself, whose name is ''; and the company that the key is narrowed to, if it is. */
export interface Signer {
  name: string;
  company?: string;
}

/** The instance itself, which may do everything. */
export const isInstance = ({ name, company }: Signer): boolean => name === '' && company === undefined;

const SEPARATOR = '-';

const following = <K extends KeyPair>(own: K, accessKeyId: string, text: string): K => ({
  ...own,
  accessKeyId,
  secretAccessKey: createHmac('sha256', own.secretAccessKey).update(text).digest('hex'),
});

/** Key pair with which a function signs, as its role's on AWS: it follows from the instance's own, which no function is told. */
export const functionKey = <K extends KeyPair>(own: K, name: string): K =>
  following(own, own.accessKeyId + SEPARATOR + name, name);

/** Key pair of a signer: that of a company follows from its function's, as the function itself comes to it. */
export function keyOf<K extends KeyPair>(instance: K, { name, company }: Signer): K {
  const own = name === '' ? instance : functionKey(instance, name);
  return company === undefined
    ? own
    : following(own, narrowedKeyId(own.accessKeyId, company), narrowedSecretOf(company));
}

/** Whose key this is; undefined for one that is not known here. */
export function signerOf(instance: string, accessKeyId: string): Signer | undefined {
  const { own, ...narrowed } = readKeyId(accessKeyId);
  if (own === instance) return { name: '', ...narrowed };
  const isFunction = own.startsWith(instance + SEPARATOR);
  return isFunction ? { name: own.slice(instance.length + 1), ...narrowed } : undefined;
}
