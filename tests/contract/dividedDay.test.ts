import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FactSource, Parts } from '../../functions/reports/facts/readFacts.ts';
import { renewDays } from '../../functions/reports/files/dayFile.ts';
import { writeFacts } from '../../functions/reports/files/parquet.ts';
import { daysOfPeriod } from '../../functions/reports/findDays.ts';
import { rebuildCompany } from '../../functions/reports/rebuild.ts';
import { packTexts } from '../../functions/reports/packedTexts.ts';
import { BUCKET, dayKey, dayObject, monthKey, TABLE, type DayRow } from '../../functions/reports/rows.ts';
import { sha256 } from '../../functions/runtime/digest.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { inFactOrder } from '../../shared/reports/facts.ts';
import { counted, DAY, documents, factsOf, lying } from './manyDocuments.ts';
import { startWorld, type World } from './world.ts';

// What becomes of a day file when it is divided: by two at once, by one who stops, and where a version before had written it.

/** Version at which every document stands. */
const told = vi.hoisted(() => ({ version: 1 }));
vi.mock('../../functions/reports/facts/readFacts.ts', async (original) => ({
  ...(await original<object>()),
  readDocumentFacts: async (_parts: Parts, sources: readonly FactSource[]) => factsOf(sources, told.version),
}));

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
const partsOf = (company: string): Parts => ({ services: world.services, scope: jobScope(company, 'GT') });
const whole = (count: number) => ({ FILAS: count, DOCUMENTOS: count });
const rowOf = (parts: Parts) => parts.services.database.get<DayRow>(TABLE, dayKey(parts.scope, DAY));

describe('two who divide one file', () => {
  it('lose nothing of what the other wrote, and leave nothing twice', async () => {
    const parts = partsOf('dos-a-la-vez');
    const all = documents(2_400);
    const rest = all.filter((_, at) => at % 3 !== 0);
    await renewDays(
      parts,
      all.filter((_, at) => at % 3 === 0),
    );
    const { files } = world.services;
    const put = files.put.bind(files);
    // The other divides it while this one has written some of its files.
    let written = 0;
    vi.spyOn(files, 'put').mockImplementation(async (...args) => {
      written += 1;
      if (written === 2) await renewDays(parts, rest.slice(800));
      await put(...args);
    });
    await renewDays(parts, rest.slice(0, 800));
    vi.restoreAllMocks();
    expect((await rowOf(parts))?.PARTIDO).toBe('1');
    expect(await counted(parts)).toMatchObject(whole(2_400));
    expect(await lying(parts)).toBe(2_400);
    expect(await renewDays(parts, all)).toEqual([]);
  });
});

describe('a file that was divided', () => {
  it('is emptied by the next news where whoever divided it stopped before', async () => {
    const parts = partsOf('a-medias');
    const all = documents(1_500);
    await renewDays(parts, all.slice(0, 900));
    const { files } = world.services;
    const put = files.put.bind(files);
    vi.spyOn(files, 'put').mockImplementation(async (...args) => {
      const { PARTIDO } = (await rowOf(parts)) ?? {};
      if (PARTIDO) throw new Error('detenido');
      await put(...args);
    });
    await expect(renewDays(parts, all.slice(900))).rejects.toThrow('detenido');
    vi.restoreAllMocks();
    expect(await counted(parts)).toMatchObject(whole(1_500));
    await renewDays(parts, all.slice(900));
    expect(await lying(parts)).toBe(1_500);
  });

  it('is emptied by the rebuild where whoever came second stopped behind the other', async () => {
    const parts = partsOf('detras');
    const all = documents(1_500);
    await renewDays(parts, all.slice(0, 900));
    const before = (await parts.services.files.get(parts.scope, BUCKET, dayObject(DAY)))!;
    await renewDays(parts, all.slice(900));
    await parts.services.files.put(parts.scope, BUCKET, dayObject(DAY), before, 'x/y');
    expect(await lying(parts)).toBe(2_400);
    await rebuildCompany(parts);
    expect(await lying(parts)).toBe(1_500);
    expect(await counted(parts)).toMatchObject(whole(1_500));
  });

  it('is asked for by its parts, also by who had found it before', async () => {
    const parts = partsOf('hallado');
    const all = documents(1_500);
    await renewDays(parts, all.slice(0, 900));
    const found = await daysOfPeriod(parts, { DESDE: DAY, HASTA: DAY });
    expect(found).toHaveLength(1);
    await renewDays(parts, all.slice(900));
    expect(await counted(parts, found)).toMatchObject(whole(1_500));
    // As where its name is still noted for a month.
    await parts.services.database.aside({
      kind: 'put',
      table: TABLE,
      item: monthKey(parts.scope, DAY.slice(0, 7), DAY),
    });
    expect(await counted(parts)).toMatchObject(whole(1_500));
  });
});

describe('a large day as versions before wrote it', () => {
  /** One file and one row that names all of it. */
  const leave = async (company: string, noted: readonly FactSource[], lying = noted): Promise<Parts> => {
    const parts = partsOf(company);
    const { scope, services } = parts;
    const bytesOf = (some: readonly FactSource[]): Uint8Array =>
      writeFacts(
        factsOf(some)
          .flatMap(({ facts }) => facts)
          .sort(inFactOrder),
      );
    const bytes = bytesOf(noted);
    await services.files.put(scope, BUCKET, dayObject(DAY), bytesOf(lying), 'x/y');
    const names = packTexts(noted.map(({ module, id }) => `${module}~${id}`));
    const row = { HUELLA: sha256(bytes), FILAS: noted.length, BYTES: bytes.length, documents: names };
    await services.database.aside(
      { kind: 'put', table: TABLE, item: { ...dayKey(scope, DAY), ...row } },
      { kind: 'put', table: TABLE, item: monthKey(scope, DAY.slice(0, 7), DAY) },
    );
    return parts;
  };
  const all = documents(12_000);

  it('is read as it is, and divided with its next news', async () => {
    const parts = await leave('de-antes', all.slice(0, 11_900));
    expect(await counted(parts)).toMatchObject(whole(11_900));
    await renewDays(parts, all.slice(11_900));
    expect(await counted(parts)).toMatchObject(whole(12_000));
    expect(await lying(parts)).toBe(12_000);
  });

  it('goes on where it stood still, its file written and never noted', async () => {
    const parts = await leave('detenida', all.slice(0, 11_900), all);
    await renewDays(parts, all.slice(11_900));
    expect(await counted(parts)).toMatchObject(whole(12_000));
    expect(await lying(parts)).toBe(12_000);
    // Nobody knew whether that file was right: each part is made anew from its documents in its turn.
    told.version = 2;
    await renewDays(parts, all.slice(6_000, 6_001));
    const { V2 } = await counted(parts);
    expect(V2).toBeGreaterThan(100);
    expect(V2).toBeLessThan(2_000);
    told.version = 1;
  });

  it('goes on where its file is no file at all', async () => {
    const parts = await leave('rota', all);
    await parts.services.files.put(parts.scope, BUCKET, dayObject(DAY), Buffer.from('rota'), 'x/y');
    await renewDays(parts, all.slice(0, 200));
    for (let at = 0; at < all.length; at += 200) await renewDays(parts, all.slice(at, at + 200));
    expect(await counted(parts)).toMatchObject(whole(12_000));
  });
});
