import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createSchedule } from '../../functions/logbook/schedule.ts';
import { workDownload } from '../../functions/reports/download/workDownload.ts';
import { createReports } from '../../functions/reports/handler.ts';
import { createWorker } from '../../functions/reports/worker.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { Download } from '../../shared/reports/downloadProcedures.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';
import type { Answer } from './world.ts';

/** A download that takes longer than one message may, and one that nobody is at any more. */
let { world, ana, derived } = {} as TwoAgencies;
let group: ReturnType<typeof createReports>;
const NOON = '2026-11-20T18:00:00Z';

const hear = async (message: object): Promise<number> => {
  const worker = createWorker(async () => world.services);
  const body = JSON.stringify({ company: 'uno', country: 'GT', ...message });
  const { batchItemFailures } = await worker({ Records: [{ messageId: '1', body }] } as never);
  return batchItemFailures.length;
};
const ask = (procedure: string, params: object): Promise<Answer> => world.call(group, procedure, params, ana);
const start = async (): Promise<Download> => {
  const { result, error } = await ask('startDownload', {
    ...{ DESDE: '2026-11-01', HASTA: '2026-11-30', FORMATO: 'XML' },
  });
  expect(error).toBeUndefined();
  return result;
};
const known = async (ID: string): Promise<Download | undefined> =>
  ((await ask('downloads', {})).result as Download[]).find((each) => each.ID === ID);
const filesOf = async (ID: string): Promise<string[]> => {
  const { result } = await ask('downloadLink', { ID });
  const bytes = await (await fetch(result.ENLACE)).arrayBuffer();
  return Object.keys(unzipSync(new Uint8Array(bytes)));
};

beforeAll(async () => {
  ({ world, derived } = await startTwoAgencies());
  group = createReports(async () => world.services);
  for (const number of ['1236000770', '1236000771']) await derived(number);
  await createSchedule(async () => world.services)({ schedule: 'logbook-chain' });
  await hear({});
  world.setClock(NOON);
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());
afterEach(() => {
  vi.restoreAllMocks();
  world.setClock(NOON);
});

it('one that is slow goes on by a message of its own, and costs none of the tries of the one before', async () => {
  const { ID } = await start();
  const { files, outbox } = world.services;
  const put = files.put.bind(files);
  vi.spyOn(files, 'put').mockImplementation(async (...args) => {
    await put(...args);
    world.setClock('2026-11-20T18:01:00Z');
  });
  const row = vi.spyOn(outbox, 'row');
  expect(await hear({ job: ID, user: ana.id })).toBe(0);
  expect(await known(ID)).toMatchObject({ ESTADO: 'EN_CURSO', HECHAS: 2, TOTAL: 2 });
  const sent = row.mock.calls.map(([each]) => each);
  expect(sent).toEqual([
    { queue: 'report-events', message: { company: 'uno', country: 'GT', job: ID, user: ana.id } },
  ]);
  vi.restoreAllMocks();
  expect(await hear({ job: ID, user: ana.id })).toBe(0);
  expect(await known(ID)).toMatchObject({ ESTADO: 'LISTA' });
  expect(await filesOf(ID)).toHaveLength(2);
});

it('goes on by a part though its message comes when the time of its batch is over', async () => {
  const { ID } = await start();
  await workDownload({ services: world.services, scope: jobScope('uno', 'GT') }, ana.id, ID, 0);
  expect(await known(ID)).toMatchObject({ ESTADO: 'EN_CURSO', HECHAS: 2 });
  expect(await hear({ job: ID, user: ana.id })).toBe(0);
});

it('refuses a second download of the same person while one is being made, and nobody else’s', async () => {
  const asked = { DESDE: '2026-11-01', HASTA: '2026-11-30', FORMATO: 'CSV' };
  // At the same moment, as a program asks: one of them is made.
  const all = await Promise.all(Array.from({ length: 5 }, () => ask('startDownload', asked)));
  const made = all.filter(({ error }) => error === undefined);
  expect(made).toHaveLength(1);
  for (const { error } of all.filter((each) => each !== made[0]))
    expect([error?.code, error?.message]).toEqual([
      'document.impossible-change',
      expect.stringMatching(/Ya se está preparando una descarga suya\. Espere a que termine/),
    ]);
  expect((await ask('startDownload', asked)).error?.code).toBe('document.impossible-change');
  const luz = await world.person('uno', 'luz');
  const other = await world.call(group, 'startDownload', asked, luz);
  expect(other.error).toBeUndefined();
  for (const [job, user] of [
    [made[0]!.result.ID, ana.id],
    [other.result.ID, luz.id],
  ])
    expect(await hear({ job, user })).toBe(0);
  const { ID } = await start();
  expect(await hear({ job: ID, user: ana.id })).toBe(0);
});

it('two messages of one at once make it once, and neither comes again', async () => {
  const { ID } = await start();
  const both = await Promise.all([hear({ job: ID, user: ana.id }), hear({ job: ID, user: ana.id })]);
  expect(both).toEqual([0, 0]);
  expect(await known(ID)).toMatchObject({ ESTADO: 'LISTA' });
  expect(await filesOf(ID)).toHaveLength(2);
});

it('one that nobody is at any more is told to have failed, and may be asked for again', async () => {
  const { ID } = await start();
  const { files } = world.services;
  vi.spyOn(files, 'put').mockRejectedValue(new Error('se fue la luz'));
  expect(await hear({ job: ID, user: ana.id })).toBe(1);
  expect(await known(ID)).toMatchObject({ ESTADO: 'EN_CURSO' });
  vi.restoreAllMocks();
  world.setClock('2026-11-20T19:00:00Z');
  ana = await world.person('uno', 'ana');
  expect(await known(ID)).toMatchObject({ ESTADO: 'FALLIDA' });
  expect((await ask('downloadLink', { ID })).error?.code).toBe('not-found');
  const again = await start();
  expect(await hear({ job: again.ID, user: ana.id })).toBe(0);
  expect(await known(again.ID)).toMatchObject({ ESTADO: 'LISTA' });
});
