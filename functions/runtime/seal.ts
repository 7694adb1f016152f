import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Enough that no two of a document's parts are taken for one another: 72 bits for some thousands of them. */
const DIGEST_BYTES = 9;

/**
 * The third wall: bodies rest as AES-256-GCM under a key of their company, bound to table and key. A row that is read
 * under another company, table or key does not open.
 */
export class Sealer {
  private readonly master: Buffer | undefined;
  private readonly keys = new Map<string, Buffer>();

  /** @param master secret of at least 32 bytes, base64; without one nothing can be sealed or opened */
  constructor(master: string | undefined) {
    this.master = master === undefined ? undefined : Buffer.from(master, 'base64');
    if (this.master && this.master.length < 32) throw new Error('The data key must have 32 bytes or more');
  }

  seal(company: string, place: string, plain: Uint8Array): Uint8Array {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.keyOf(company), nonce);
    cipher.setAAD(Buffer.from(`${company}|${place}`));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /** Throws when the bytes were not sealed for this company and place. */
  open(company: string, place: string, sealed: Uint8Array): Uint8Array {
    const decipher = createDecipheriv('aes-256-gcm', this.keyOf(company), sealed.subarray(0, NONCE_BYTES));
    decipher.setAAD(Buffer.from(`${company}|${place}`));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  }

  /**
   * Name of bytes by what they hold, of this company and place alone: who reads the names learns nothing of the bytes,
   * nor whether two companies hold the same.
   */
  digest(company: string, place: string, plain: Uint8Array): string {
    return createHmac('sha256', this.keyOf(company, 'digest'))
      .update(`${place}\n`)
      .update(plain)
      .digest()
      .subarray(0, DIGEST_BYTES)
      .toString('base64url');
  }

  private keyOf(company: string, use: 'company' | 'digest' = 'company'): Buffer {
    const name = `despacho/${use}/${company}`;
    const known = this.keys.get(name);
    if (known) return known;
    if (!this.master) throw new Error('This function was granted no data key');
    const key = Buffer.from(hkdfSync('sha256', this.master, Buffer.alloc(0), name, 32));
    this.keys.set(name, key);
    return key;
  }
}
