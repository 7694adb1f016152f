import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Verifier } from '../../shared/logbook/verifyExport.ts';

/** Hashes and signatures of an exported logbook, as this machine reckons them; a key or signature that is none holds nothing. */
export const verifier: Verifier = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  holds: (text, signature, publicKey) => {
    try {
      const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
      return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
    } catch {
      return false;
    }
  },
};
