import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../../../shared/foundation/fields/dataSet.ts';
import { Sealer } from '../../seal.ts';
import { columnsOf, linesOf } from './columns.ts';
import { cutLines } from './cutLines.ts';
import { packVersion, partNames, unpackVersion, type Content, type Place } from './packVersion.ts';

const sealer = new Sealer(randomBytes(32).toString('base64'));
const place: Place = { sealer, company: 'co1', document: 'invoices|FAC-1' };

const line = (at: number, value = `${at}.00`): AnyRecord => ({
  ID_ITEM: `lin-${(at * 2_654_435_761).toString(36)}`,
  NOMBRE: `ARTÍCULO ${at} de acero`,
  NOTA: '',
  VALOR: value,
});
const lines = (count: number): AnyRecord[] => Array.from({ length: count }, (_, at) => line(at));
const content = (items: AnyRecord[]): Content => ({ body: { FACTURA: { NUMERO: 'F-1' }, ITEMS: items } });

/** A store of rows, as the table would be. */
function shelf() {
  const rows = new Map<string, Uint8Array>();
  let names: string[] = [];
  return {
    rows,
    save(version: number, given: Content) {
      const { manifest, parts } = packVersion(place, version, given, names);
      for (const { sk, chunk } of parts) rows.set(sk, chunk);
      names = partNames(place, version, manifest);
      return { manifest, parts };
    },
    read: async (sks: readonly string[]) => sks.map((sk) => rows.get(sk)),
  };
}

describe('a version in parts', () => {
  it('reads as it was given, light or long, with what was derived', async () => {
    for (const count of [0, 3, 4000]) {
      const here = shelf();
      const given = { ...content(lines(count)), derived: { FACTURA: { NUMERO: '' }, ITEMS: lines(count) } };
      const { manifest, parts } = here.save(1, given);
      expect(await unpackVersion(place, 1, manifest, here.read)).toEqual(given);
      expect(parts.length > 0, `${count} lines`).toBe(count > 3);
    }
  });

  it('writes of what was derived beside it only what the body does not say too', () => {
    const alone = shelf().save(1, content(lines(4000))).parts.length;
    const both = shelf().save(1, { ...content(lines(4000)), derived: content(lines(4000)).body });
    expect(both.parts).toHaveLength(alone);
  });

  it('is written again only where it changed: a cell, a line in the middle, a line less', () => {
    const here = shelf();
    const all = here.save(1, content(lines(4000))).parts.length;
    expect(all).toBeGreaterThan(10);
    let version = 1;
    for (const change of [
      (each: AnyRecord[]) => each.with(2000, { ...each[2000]!, VALOR: '9.99' }),
      (each: AnyRecord[]) => each.toSpliced(1234, 0, line(9999)),
      (each: AnyRecord[]) => each.toSpliced(7, 1),
      (each: AnyRecord[]) => [...each, line(10_000)],
    ]) {
      version += 1;
      expect(here.save(version, content(change(lines(4000)))).parts.length).toBeLessThanOrEqual(5);
      version += 1;
      here.save(version, content(lines(4000)));
    }
  });

  it('of which a row is missing is none, and one of another place does not open', async () => {
    const here = shelf();
    const { manifest, parts } = here.save(1, content(lines(4000)));
    const [first, second] = parts;
    const swapped = new Map([
      [first!.sk, second!.chunk],
      [second!.sk, first!.chunk],
    ]);
    const read = async (sks: readonly string[]) => sks.map((sk) => swapped.get(sk) ?? here.rows.get(sk));
    await expect(unpackVersion(place, 1, manifest, read)).rejects.toThrow();
    await expect(unpackVersion(place, 2, manifest, here.read)).rejects.toThrow();
    await expect(unpackVersion({ ...place, company: 'co2' }, 1, manifest, here.read)).rejects.toThrow();
    here.rows.delete(parts[3]!.sk);
    expect(await unpackVersion(place, 1, manifest, here.read)).toBeUndefined();
  });

  it('puts what does not compress into as many rows as it needs', async () => {
    const here = shelf();
    const given = content([{ ID_ITEM: 'a', NOTA: randomBytes(900 * 1024).toString('base64') }]);
    const { manifest, parts } = here.save(1, given);
    expect(parts.length).toBeGreaterThan(2);
    expect(Math.max(...parts.map(({ chunk }) => chunk.length))).toBeLessThan(400 * 1024);
    expect(await unpackVersion(place, 1, manifest, here.read)).toEqual(given);
    expect(here.save(2, given).parts).toEqual([]);
  });
});

describe('lines by column', () => {
  it('come back as they were, also where a field is missing', () => {
    const record = fc.dictionary(fc.constantFrom('A', 'B', 'C', '__proto'), fc.constantFrom('', 'x', 'y'));
    fc.assert(
      fc.property(fc.array(record, { maxLength: 12 }), (given) => {
        const records = given.map((each) => ({ ...each }));
        const through = JSON.parse(JSON.stringify(columnsOf(records))) as ReturnType<typeof columnsOf>;
        expect(linesOf(through)).toEqual(records);
      }),
    );
  });
});

describe('lines in parts', () => {
  it('are all there, in their order, however they weigh', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 70_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(weights, (each) => {
        const given = each.map((length, at) => ({ K: String(at), V: 'v'.repeat(length) }));
        const parts = cutLines(given);
        expect(parts.flat()).toEqual(given);
        expect(parts.every((part) => part.length > 0)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
