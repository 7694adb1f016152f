import { createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Sealer } from './seal.ts';

const master = randomBytes(32);
const sealer = new Sealer(master.toString('base64'));
const plain = Buffer.from('DUCA de la empresa uno');

/** Opens by the letter of the format: nonce of 12 bytes, tag of 16, body; company and place are bound to it. */
function openWith(keyOf: string, bound: string, sealed: Uint8Array): string {
  const key = Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), `despacho/company/${keyOf}`, 32));
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString();
}

describe('keys of the sealed bodies', () => {
  it('are one a company: the key of another opens nothing, though company and place are named right', () => {
    const sealed = sealer.seal('emp-1', 'duca|D-1|1', plain);
    expect(openWith('emp-1', 'emp-1|duca|D-1|1', sealed)).toBe(plain.toString());
    expect(() => openWith('emp-2', 'emp-1|duca|D-1|1', sealed)).toThrow();
    expect(() => openWith('', 'emp-1|duca|D-1|1', sealed)).toThrow();
  });

  it('do not change with time or use: what one process sealed another opens', () => {
    const sealed = sealer.seal('emp-1', 'p', plain);
    sealer.seal('emp-2', 'p', plain);
    expect(Buffer.from(sealer.open('emp-1', 'p', sealed))).toEqual(plain);
    expect(Buffer.from(new Sealer(master.toString('base64')).open('emp-1', 'p', sealed))).toEqual(plain);
    expect(() => new Sealer(randomBytes(32).toString('base64')).open('emp-1', 'p', sealed)).toThrow();
  });

  it('never meet the same nonce twice', () => {
    const nonces = Array.from({ length: 50 }, () =>
      Buffer.from(sealer.seal('emp-1', 'p', plain).subarray(0, 12)).toString('hex'),
    );
    expect(new Set(nonces).size).toBe(50);
  });

  it('come of a secret of 32 bytes, and of no shorter one', () => {
    expect(() => new Sealer(randomBytes(31).toString('base64'))).toThrow('32 bytes');
    expect(() => new Sealer(randomBytes(32).toString('base64'))).not.toThrow();
  });
});
