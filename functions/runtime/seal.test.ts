import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { packContent, unpackContent } from './documents/body.ts';
import { Sealer } from './seal.ts';

const sealer = new Sealer(randomBytes(32).toString('base64'));
const content = { body: { FACTURA: { NUMERO: 'ñandú' }, ITEMS: [{ ID_ITEM: 'a' }] } };

describe('sealed bodies', () => {
  it('open for their company and place', () => {
    const chunks = packContent(sealer, 'co1', 'invoices|FAC-1|1', content);
    expect(unpackContent(sealer, 'co1', 'invoices|FAC-1|1', chunks)).toEqual(content);
  });

  it('do not open for another company, another place, or with a byte changed', () => {
    const [chunk] = packContent(sealer, 'co1', 'invoices|FAC-1|1', content);
    expect(() => unpackContent(sealer, 'co2', 'invoices|FAC-1|1', [chunk!])).toThrow();
    expect(() => unpackContent(sealer, 'co1', 'invoices|FAC-2|1', [chunk!])).toThrow();
    const bent = Uint8Array.from(chunk!);
    bent[40]! ^= 1;
    expect(() => unpackContent(sealer, 'co1', 'invoices|FAC-1|1', [bent])).toThrow();
  });

  it('cut a large body into rows that DynamoDB takes', () => {
    const noise = {
      body: { ITEMS: Array.from({ length: 6_000 }, () => ({ V: randomBytes(90).toString('base64') })) },
    };
    const chunks = packContent(sealer, 'co1', 'p', noise);
    expect(chunks.length).toBeGreaterThan(1);
    expect(Math.max(...chunks.map((each) => each.length))).toBeLessThanOrEqual(380 * 1024);
    expect(unpackContent(sealer, 'co1', 'p', chunks)).toEqual(noise);
  });

  it('need a master key of 32 bytes', () => {
    expect(() => new Sealer('c2hvcnQ=')).toThrow('32 bytes');
  });
});
