import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { linesPk } from '../../functions/logbook/rows.ts';
import { catchUp } from '../../functions/reports/catchUp.ts';
import type { FactSource, Parts } from '../../functions/reports/facts/readFacts.ts';
import { renewDays } from '../../functions/reports/files/dayFile.ts';
import { daysOfPeriod, everyDay, openDays } from '../../functions/reports/findDays.ts';
import { cursorKey, TABLE, type CursorRow } from '../../functions/reports/rows.ts';
import type { Write } from '../../functions/runtime/database.ts';
import { makeId } from '../../functions/runtime/ids.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { counted, DAY, documents, factsOf, lying, OPENING } from './manyDocuments.ts';
import { startWorld, type World } from './world.ts';

// What a day of many documents costs, and that it is told of whole.

vi.mock('../../functions/reports/facts/readFacts.ts', async (original) => ({
  ...(await original<object>()),
  readDocumentFacts: async (_parts: Parts, sources: readonly FactSource[]) => factsOf(sources),
}));

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
const partsOf = (company: string): Parts => ({ services: world.services, scope: jobScope(company, 'GT') });

/** Brings documents in, many at once. */
const bring = async (company: string, sources: readonly FactSource[], atOnce = 3_000): Promise<void> => {
  for (let at = 0; at < sources.length; at += atOnce)
    await renewDays(partsOf(company), sources.slice(at, at + atOnce));
};

/** Bytes that go into files and rows while something is done. */
async function written(work: () => Promise<unknown>): Promise<number> {
  const { database, files } = world.services;
  const [put, aside] = [files.put.bind(files), database.aside.bind(database)];
  let bytes = 0;
  vi.spyOn(files, 'put').mockImplementation(async (...args) => {
    bytes += args[3].length;
    await put(...args);
  });
  vi.spyOn(database, 'aside').mockImplementation(async (...writes) => {
    for (const each of writes) bytes += sizeOf(each);
    await aside(...writes);
  });
  await work();
  vi.restoreAllMocks();
  return bytes;
}

const sizeOf = (each: Write): number =>
  each.kind !== 'put'
    ? 0
    : Object.values(each.item).reduce<number>(
        (sum, value) => sum + (value instanceof Uint8Array ? value.length : String(value).length),
        0,
      );

describe('a day of many documents', () => {
  it('a day of 60,000 documents is renewed, and the cursor moves', async () => {
    const all = documents(60_000);
    await bring('uno', all, 10_000);
    const { database } = world.services;
    const { scope } = partsOf('uno');
    const news = all.slice(-150);
    const sk = (at: number): string => `2026-11-20T20:00:00.000Z~${String(at + 1).padStart(12, '0')}`;
    for (const [at, { module, id }] of news.entries())
      await database.aside({
        kind: 'put',
        table: 'logbook',
        item: { pk: linesPk(scope), sk: sk(at), MODULO: module, ID: id },
      });
    expect(await catchUp(partsOf('uno'), world.services.now().getTime() + 10_000)).toBe(true);
    const cursor = await database.get<CursorRow>(TABLE, cursorKey(scope));
    expect(cursor?.at).toBe(sk(news.length - 1));
    expect(await counted(partsOf('uno'))).toMatchObject({ FILAS: 60_000, DOCUMENTOS: 60_000 });
    expect(await lying(partsOf('uno'))).toBe(60_000);
    expect(await openDays(partsOf('uno'))).toEqual(
      await daysOfPeriod(partsOf('uno'), { DESDE: DAY, HASTA: DAY }),
    );
    // Few files, each of many documents.
    expect((await everyDay(partsOf('uno'), 1_000)).length).toBeLessThan(200);
  });

  it('what is written for one document more does not grow with the day', async () => {
    const bytes: number[] = [];
    for (const count of [1_000, 20_000]) {
      const company = `con-${count}`;
      await bring(company, documents(count));
      const one = { module: 'work-orders', id: makeId('ord', new Date(OPENING + 18_000_000)) } as const;
      bytes.push(await written(() => renewDays(partsOf(company), [one])));
      expect((await counted(partsOf(company))).DOCUMENTOS).toBe(count + 1);
    }
    expect(bytes[1]).toBeLessThan(1.2 * bytes[0]!);
  });

  it('is told of the same whatever comes late, again, or all in one moment', async () => {
    const all = documents(5_000);
    await bring('tarde', all.toReversed(), 700);
    await bring('pronto', all, 200);
    const files = async (company: string) =>
      (await everyDay(partsOf(company), 99)).map(({ sk, HUELLA }) => [sk, HUELLA]);
    expect((await files('tarde')).length).toBeGreaterThan(5);
    expect(await files('tarde')).toEqual(await files('pronto'));
    expect(await renewDays(partsOf('tarde'), all)).toEqual([]);
    const moment = new Date(OPENING);
    const together = Array.from({ length: 3_000 }, () => ({
      module: 'work-orders' as const,
      id: makeId('ord', moment),
    }));
    await bring('junto', together, 200);
    expect(await counted(partsOf('junto'))).toMatchObject({ FILAS: 3_000, DOCUMENTOS: 3_000 });
    expect(await lying(partsOf('junto'))).toBe(3_000);
  });

  it('is one file of its day while it is not large', async () => {
    await bring('chica', documents(900), 100);
    expect((await everyDay(partsOf('chica'), 9)).map(({ sk }) => sk)).toEqual([DAY]);
  });
});
