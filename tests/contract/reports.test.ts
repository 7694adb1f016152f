import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSchedule } from '../../functions/logbook/schedule.ts';
import { duckdbEngine } from '../../functions/reports/engine/duckdb.ts';
import { renewDays } from '../../functions/reports/files/dayFile.ts';
import { createReports } from '../../functions/reports/handler.ts';
import { rebuildCompany } from '../../functions/reports/rebuild.ts';
import { BUCKET, cursorKey, dayObject, TABLE } from '../../functions/reports/rows.ts';
import { everyDay } from '../../functions/reports/findDays.ts';
import { createWorker } from '../../functions/reports/worker.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { REPORT_NAMES, reports } from '../../shared/reports/reports.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';
import type { Person } from './world.ts';

let { world, ana, call, derived } = {} as TwoAgencies;
let group: ReturnType<typeof createReports>;

const parts = (company = 'uno') => ({ services: world.services, scope: jobScope(company, 'GT') });

/** A message as the queue hands it over, so often. */
const heard = async (times = 1, company = 'uno'): Promise<void> => {
  const worker = createWorker(async () => world.services);
  const body = JSON.stringify({ company, country: 'GT' });
  for (let time = 0; time < times; time += 1) {
    const { batchItemFailures } = await worker({ Records: [{ messageId: '1', body }] } as never);
    expect(batchItemFailures).toEqual([]);
  }
};

const chained = (): Promise<unknown> =>
  createSchedule(async () => world.services)({ schedule: 'logbook-chain' });

const figures = async (as: Person = ana) => (await world.call(group, 'statistics', { DIAS: 30 }, as)).result;
const rowsOf = async (REPORTE: string, as: Person = ana, more: object = {}) =>
  (await world.call(group, 'run', { REPORTE, ...more }, as)).result.FILAS as Record<string, string>[];

/** Hash of every day file of a company. */
const files = async (company = 'uno'): Promise<Record<string, string>> => {
  const days = await everyDay(parts(company), 100);
  const found = await Promise.all(
    days.map(async ({ sk }) => {
      const bytes = await world.services.files.get(parts(company).scope, BUCKET, dayObject(sk));
      return [sk, createHash('sha256').update(bytes!).digest('hex')] as const;
    }),
  );
  return Object.fromEntries(found);
};

let accepted: { id: string; orderId: string };

beforeAll(async () => {
  ({ world, ana, call, derived } = await startTwoAgencies());
  group = createReports(async () => world.services);
  const { id, lock, orderId } = await derived('1236000730');
  accepted = { id, orderId };
  await call('transmit', [id, String(lock)]);
  await world.pump();
  for (const body of world.handled) await world.deliver(body);
  await derived('1236000731');
  const orders = createWorkOrders(async () => world.services);
  await world.call(orders, 'create', { CUERPO: {} }, ana);
  await chained();
  await heard();
});
afterAll(() => world.stop());

describe('the analysis', () => {
  it('tells what was declared, accepted and left, from the events alone', async () => {
    const { RESUMEN, GRUPOS, TRIBUTOS, CARGA, AL_DIA, EDADES } = await figures();
    expect(AL_DIA).toBe('1');
    expect(RESUMEN).toMatchObject({ DECLARACIONES: 2, ACEPTADAS: 1, PRIMERAS: 1, RESPONDIDAS: 1 });
    expect(GRUPOS.MES).toEqual([expect.objectContaining({ CLAVE: '2026-11', DECLARACIONES: 2 })]);
    expect(GRUPOS.CLIENTE[0].DECLARACIONES).toBe(2);
    expect(CARGA).toEqual([{ FECHA: '2026-11-20', DECLARACIONES: 2 }]);
    expect(EDADES).toEqual([{ EDAD: '0-1', DECLARACIONES: 1 }]);
    const { body } = (await call('open', [accepted.id, ''])).result;
    const sum = (body.TRIBUTOS as { IMPORTE: string }[]).reduce((all, each) => all + Number(each.IMPORTE), 0);
    expect(
      TRIBUTOS.reduce((all: number, each: { IMPORTE: string }) => all + Number(each.IMPORTE), 0),
    ).toBeCloseTo(sum, 2);
  });

  it.each(REPORT_NAMES)('answers the report %s with its columns', async (name) => {
    const rows = await rowsOf(name);
    for (const row of rows) expect(Object.keys(row)).toEqual(Object.keys(reports[name].columns));
    if (['declarations', 'lines', 'taxesByClient', 'orders', 'costs', 'times'].includes(name))
      expect(rows.length).toBeGreaterThan(0);
  });

  it('writes the number that the authority gave in its groups', async () => {
    const numbers = (await rowsOf('declarations')).map((row) => row['NUMERO']).filter(Boolean);
    expect(numbers).toEqual([expect.stringMatching(/^\w{7}-\d{2}-\d{6}-\d{4}-\d$/)]);
  });

  it('narrows unfinished work to what was begun on some days, and tells all of it where none are asked', async () => {
    const unfinished = async (days: object) => {
      const { result, error } = await world.call(group, 'run', { REPORTE: 'unfinished', ...days }, ana);
      return error?.message ?? result.FILAS.length;
    };
    expect(await unfinished({})).toBe(1);
    expect(await unfinished({ DESDE: '2026-11-20', HASTA: '2026-11-20' })).toBe(1);
    expect(await unfinished({ HASTA: '2026-11-19' })).toBe(0);
    expect(await unfinished({ DESDE: '2026-11-21' })).toBe(0);
    expect(await unfinished({ DESDE: '1990-01-01' })).toBe(1);
    expect(await unfinished({ DESDE: '2026-11-21', HASTA: '2026-11-20' })).toBe(
      'Iniciadas: el último (20/11/2026) es anterior al primero (21/11/2026). Corrija uno de los dos.',
    );
  });

  it('gives the same figures after events that come late and again', async () => {
    const [before, same] = [await figures(), await files()];
    await heard(3);
    await world.services.database.aside({ kind: 'delete', table: TABLE, key: cursorKey(parts().scope) });
    await Promise.all([heard(), heard()]);
    expect(await figures()).toEqual(before);
    expect(await files()).toEqual(same);
  });

  it('is rebuilt from the documents into the same files, byte by byte', async () => {
    const before = await files();
    expect(Object.keys(before)).toEqual(['2026-11-20']);
    expect((await rebuildCompany(parts())).days).toEqual([]);
    await world.services.files.put(
      parts().scope,
      BUCKET,
      dayObject('2026-11-20'),
      Buffer.from('rota'),
      'x/y',
    );
    expect((await rebuildCompany(parts())).days).toEqual(['2026-11-20']);
    expect(await files()).toEqual(before);
  });

  it('mends a file that a process left behind when it stopped before noting it', async () => {
    const [before, same] = [await figures(), await files()];
    await world.services.files.put(
      parts().scope,
      BUCKET,
      dayObject('2026-11-20'),
      Buffer.from('a medias'),
      'x/y',
    );
    await world.services.database.aside({ kind: 'delete', table: TABLE, key: cursorKey(parts().scope) });
    await heard();
    expect(await files()).toEqual(same);
    expect(await figures()).toEqual(before);
  });
});

describe('two who write at once', () => {
  it('lose nothing of what the other wrote', async () => {
    const orders = createWorkOrders(async () => world.services);
    const made = async (): Promise<string> =>
      (await world.call(orders, 'create', { CUERPO: {} }, ana)).result.header.ID;
    const [first, second] = [await made(), await made()];
    const source = (id: string) => ({ module: 'work-orders', id }) as const;
    const { files: store } = world.services;
    const put = store.put.bind(store);
    vi.spyOn(store, 'put').mockImplementationOnce(async (...args) => {
      await renewDays(parts(), [source(second)]);
      await put(...args);
    });
    await renewDays(parts(), [source(first)]);
    vi.restoreAllMocks();
    const ids = (await rowsOf('orders')).map(({ ID }) => ID);
    expect(ids).toEqual(expect.arrayContaining([first, second]));
    const before = await files();
    expect((await rebuildCompany(parts())).days).toEqual([]);
    expect(await files()).toEqual(before);
  });

  it('one that is overtaken does not take the other back, and the answer still says that all is told', async () => {
    const orders = createWorkOrders(async () => world.services);
    const more = async (): Promise<void> => {
      await world.call(orders, 'create', { CUERPO: {} }, ana);
      await chained();
    };
    await more();
    const { database } = world.services;
    const aside = database.aside.bind(database);
    let overtaken = false;
    vi.spyOn(database, 'aside').mockImplementation(async (...writes) => {
      const moves = writes.some((each) => each.kind === 'put' && each.item.sk === 'CURSOR');
      if (moves && !overtaken) {
        overtaken = true;
        await more();
        await heard();
      }
      await aside(...writes);
    });
    await heard();
    vi.restoreAllMocks();
    expect(overtaken).toBe(true);
    expect((await figures()).AL_DIA).toBe('1');
  });
});

describe('who sees what', () => {
  it('another company sees nothing of it', async () => {
    const other = await world.person('dos', 'beto');
    expect((await figures(other)).RESUMEN.DECLARACIONES).toBe(0);
    expect(await rowsOf('declarations', other)).toEqual([]);
  });

  it('a text that opens the files of another company is refused by the engine, whatever it says', async () => {
    const folder = process.env['ANALYSIS']!.replace('duckdb:', '');
    await figures();
    const days = (await everyDay(parts(), 9)).map(({ sk, HUELLA }) => ({ day: sk, hash: HUELLA }));
    const file = `${folder}/uno/${days[0]!.day}-${days[0]!.hash}.parquet`;
    const ask = (company: string, sql: string) =>
      duckdbEngine(folder).ask(parts(company), { sql, params: {}, days, only: [], most: 9 });
    const own = await ask('uno', `SELECT COUNT(*) AS N FROM read_parquet('${file}')`);
    expect(Number(own[0]!['N'])).toBeGreaterThan(0);
    await world.services.files.put(
      parts('dos').scope,
      BUCKET,
      dayObject(days[0]!.day),
      await bytesOf(days[0]!.day),
      'x/y',
    );
    await expect(ask('dos', `SELECT COUNT(*) AS N FROM read_parquet('${file}')`)).rejects.toThrow(
      /Permission/,
    );
    await expect(
      ask('dos', `SELECT * FROM hechos; SET enable_external_access = true; SELECT 1`),
    ).rejects.toThrow();
  });

  it('people of a client company see the facts of their own importers, or nothing', async () => {
    const [row] = await rowsOf('declarations');
    const client = async (id: string, importers: string[]): Promise<Person> => {
      const person = await world.person('uno', id);
      await world.services.database.aside({
        kind: 'update',
        table: 'users',
        key: userRowKey('uno', id),
        set: { IdPerfil: '4', IMPORTADORES: importers },
      });
      return person;
    };
    const own = await client('cliente', [row!['NIT']!]);
    const foreign = await client('ajeno', ['99999999']);
    const nobody = await client('nadie', []);
    // The draft beside the accepted one is the agency's own (clientReports.test.ts).
    expect((await rowsOf('declarations', own)).map(({ ID }) => ID)).toEqual([accepted.id]);
    for (const each of [foreign, nobody]) {
      expect(await rowsOf('declarations', each)).toEqual([]);
      expect((await figures(each)).RESUMEN.DECLARACIONES).toBe(0);
    }
    const refused = await world.call(group, 'run', { REPORTE: 'productivity' }, own);
    expect(refused.error!.code).toBe('permission.denied');
  });

  it('whoever may not see costs and balances has no report of them either', async () => {
    const clerk = await world.person('uno', 'digitadora');
    const told = async (VALOR: string, REPORTE: string) => {
      await world.services.database.aside({
        kind: 'update',
        table: 'users',
        key: userRowKey('uno', clerk.id),
        set: { PERMISOS: [{ ID_MODULO: 'work-orders', ID_OBJETO: 'costos', CLAVE: 'ver', VALOR }] },
      });
      const [run, values] = [
        await world.call(group, 'run', { REPORTE }, clerk),
        await world.call(group, 'narrowing', { REPORTE }, clerk),
      ];
      expect(values.error?.code).toBe(run.error?.code);
      return run.error?.code;
    };
    for (const report of ['costs', 'balances']) {
      expect(await told('0', report), report).toBe('permission.denied');
      expect(await told('1', report), report).toBeUndefined();
    }
    expect(await told('0', 'orders')).toBeUndefined();
  });

  it('a report over ten years is refused with a sentence', async () => {
    const asked = { REPORTE: 'declarations', DESDE: '2016-01-01', HASTA: '2026-01-01' };
    const { error } = await world.call(group, 'run', asked, ana);
    expect(error!.message).toMatch(/abarca 731 a lo sumo/);
  });
});

const bytesOf = async (day: string): Promise<Uint8Array> =>
  (await world.services.files.get(parts().scope, BUCKET, dayObject(day)))!;
