import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Sealer } from './seal.ts';

const sealer = new Sealer(randomBytes(32).toString('base64'));
const plain = Buffer.from('ñandú');

describe('sealed bytes', () => {
  it('open for their company and place', () => {
    const sealed = sealer.seal('co1', 'invoices|FAC-1|1', plain);
    expect(Buffer.from(sealer.open('co1', 'invoices|FAC-1|1', sealed))).toEqual(plain);
  });

  it('do not open for another company, another place, or with a byte changed', () => {
    const sealed = sealer.seal('co1', 'invoices|FAC-1|1', plain);
    expect(() => sealer.open('co2', 'invoices|FAC-1|1', sealed)).toThrow();
    expect(() => sealer.open('co1', 'invoices|FAC-2|1', sealed)).toThrow();
    const bent = Uint8Array.from(sealed);
    bent[bent.length - 1]! ^= 1;
    expect(() => sealer.open('co1', 'invoices|FAC-1|1', bent)).toThrow();
  });

  it('need a master key of 32 bytes', () => {
    expect(() => new Sealer('c2hvcnQ=')).toThrow('32 bytes');
  });
});

describe('the name of bytes', () => {
  it('is the same for the same bytes in one place, and another for another company, place or byte', () => {
    const name = sealer.digest('co1', 'invoices|FAC-1', plain);
    expect(sealer.digest('co1', 'invoices|FAC-1', Buffer.from(plain))).toBe(name);
    expect(name).toMatch(/^[\w-]{12}$/);
    const others = [
      sealer.digest('co2', 'invoices|FAC-1', plain),
      sealer.digest('co1', 'invoices|FAC-2', plain),
      sealer.digest('co1', 'invoices|FAC-1', Buffer.from('ñandu')),
      new Sealer(randomBytes(32).toString('base64')).digest('co1', 'invoices|FAC-1', plain),
    ];
    expect(new Set([name, ...others]).size).toBe(5);
  });
});
