import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';

/** SHA-256 of Node, in the form in which AWS's signatures ask for one. */
export class Sha256 {
  private readonly hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }

  update(data: Uint8Array): void {
    this.hash.update(data);
  }

  async digest(): Promise<Uint8Array> {
    return new Uint8Array(this.hash.digest());
  }

  reset(): void {
    throw new Error('A hash is used once');
  }
}

const bytesOf = (secret: string | ArrayBuffer | ArrayBufferView): Uint8Array =>
  typeof secret === 'string'
    ? Buffer.from(secret, 'utf8')
    : secret instanceof ArrayBuffer
      ? new Uint8Array(secret)
      : new Uint8Array(secret.buffer, secret.byteOffset, secret.byteLength);
