import { createPrivateKey, createPublicKey, hkdfSync, sign, type KeyObject } from 'node:crypto';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const keyOf = (dataKey: string): KeyObject => {
  const seed = hkdfSync(
    'sha256',
    Buffer.from(dataKey, 'base64'),
    Buffer.alloc(0),
    'despacho/logbook/sign',
    32,
  );
  return createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(seed)]), format: 'der', type: 'pkcs8' });
};

/**
 * Signs a text with the installation's own key, which follows from its data key.
 * @returns signature and public key (SPKI), base64.
 */
export function signText(dataKey: string, text: string): { FIRMA: string; CLAVE: string } {
  const key = keyOf(dataKey);
  return {
    FIRMA: sign(null, Buffer.from(text), key).toString('base64'),
    CLAVE: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}
