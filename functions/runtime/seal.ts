import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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

  private keyOf(company: string): Buffer {
    const known = this.keys.get(company);
    if (known) return known;
    if (!this.master) throw new Error('This function was granted no data key');
    const key = Buffer.from(
      hkdfSync('sha256', this.master, Buffer.alloc(0), `despacho/company/${company}`, 32),
    );
    this.keys.set(company, key);
    return key;
  }
}
