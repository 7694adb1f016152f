import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { createSchedule } from '../../functions/logbook/schedule.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { Services } from '../../functions/runtime/services.ts';
import { verifier } from '../../infra/verify/verifier.ts';
import { verifyExport, type Verified } from '../../shared/logbook/verifyExport.ts';
import { startWorld, type Person, type World } from './world.ts';

/** The end of a company's logbook is sealed every hour in the store that locks what it keeps (reliability, audit chain). */

let world: World;
let ana: Person;
let companies = 0;
const said: [string, Record<string, unknown>][] = [];
const loud = (): Services => ({
  ...world.services,
  log: { ...world.services.log, error: (event, values = {}) => void said.push([event, values]) },
});
const logbook = createLogbook(async () => world.services);
const users = createUsers(async () => world.services);
const schedule = createSchedule(async () => loud());
const run = () => schedule({ schedule: 'logbook-chain' });

/** Another hour of the day, to which the administrator comes anew: nobody's session is so long. */
async function at(hour: string): Promise<void> {
  world.setClock(`2026-11-20T${hour}:00Z`);
  ana = await world.person(`c${companies}`, `ana${companies}`);
  await world.services.database.aside({
    kind: 'update',
    table: 'users',
    key: userRowKey(ana.company, ana.id),
    set: { SUPER: '1' },
  });
}
const change = (name: string) => world.call(users, 'saveConfiguration', ['4', name, '1'], ana);
const look = async () => (await world.call(logbook, 'lines', {}, ana)).result;
const rowsOf = () =>
  world.services.database.query<{ pk: string; sk: string; N: number; HUELLA: string }>('logbook', {
    pk: companyKey({ company: ana.company }),
    few: 'what a test wrote itself',
  });

/** What somebody with every right to the table does: the last lines go, and the head names the one before them. */
async function cutTo(number: number): Promise<void> {
  const { database } = world.services;
  const rows = await rowsOf();
  for (const { sk } of rows.filter(({ N }) => N > number))
    await database.aside({
      kind: 'delete',
      table: 'logbook',
      key: { pk: companyKey({ company: ana.company }), sk },
    });
  const last = rows.find(({ N }) => N === number)!;
  const head = { N: number, HUELLA: last.HUELLA, at: last.sk.split('~')[0] };
  await database.aside({
    kind: 'put',
    table: 'logbook',
    item: { pk: companyKey({ company: ana.company }, 'HEAD'), sk: 'HEAD', ...head },
  });
}

async function exported(days = { DESDE: '2026-11-01', HASTA: '2026-11-30' }): Promise<Verified> {
  const { result } = await world.call(logbook, 'exportLines', days, ana);
  return verifyExport(await (await fetch(result.ENLACE)).text(), verifier);
}

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** A company whose fourth line was entered in the hour before, and sealed since. */
beforeEach(async () => {
  companies += 1;
  await world.company(`c${companies}`);
  await at('15:05');
  for (const name of ['una', 'dos', 'tres', 'cuatro']) await change(name);
  await run();
  await at('16:01');
  await run();
  said.length = 0;
});

describe('the end of a logbook', () => {
  it('is sealed once the hour in which it grew is over, and told on the screen', async () => {
    expect((await look()).SELLO).toEqual({ N: 4, SELLADO: '2026-11-20T10:01:00', FALTAN: [] });
    expect((await exported()).faults).toEqual([]);
  });

  it('is not sealed again where nothing was added, and again within the hour where something was', async () => {
    const { files } = world.services;
    const sealed = () => files.get(jobScope(ana.company, 'GT'), 'evidence', 'logbook/raiz.json');
    const before = Buffer.from((await sealed())!).toString();
    await at('17:30');
    await run();
    expect(Buffer.from((await sealed())!).toString()).toBe(before);
    await change('cinco');
    await run();
    await run();
    expect(Buffer.from((await sealed())!).toString()).toBe(before);
    await at('18:00');
    await run();
    expect((await look()).SELLO).toMatchObject({ N: 5, FALTAN: [] });
  });

  it('that was cut is found by the sealed root: screen, export and verification say what is missing, since when', async () => {
    await cutTo(2);
    const missing =
      'Faltan las anotaciones 3 a 4, que estaban selladas el 20/11/2026 10:01:00; la última que queda antes es del 20/11/2026 09:05:00.';
    expect((await look()).SELLO.FALTAN).toEqual([missing]);
    expect((await exported()).faults).toEqual([missing]);
  });

  it('that was cut and written on stays found, also once the new end is sealed, and somebody is woken once', async () => {
    await cutTo(2);
    await at('16:30');
    for (const name of ['cinco', 'seis', 'siete']) await change(name);
    await run();
    await at('17:00');
    await run();
    await at('18:00');
    await run();
    expect(said.filter(([event]) => event === 'logbook.cut')).toEqual([
      ['logbook.cut', { company: ana.company, from: 3, to: 4 }],
    ]);
    const { SELLO } = await look();
    expect(SELLO).toMatchObject({ N: 5, FALTAN: [expect.stringMatching(/^Faltan las anotaciones 3 a 4/)] });
    expect((await exported()).faults).toEqual(SELLO.FALTAN);
  });

  it('is missed where every line is gone', async () => {
    const { database } = world.services;
    for (const { sk } of await rowsOf())
      await database.aside({
        kind: 'delete',
        table: 'logbook',
        key: { pk: companyKey({ company: ana.company }), sk },
      });
    await database.aside({
      kind: 'delete',
      table: 'logbook',
      key: { pk: companyKey({ company: ana.company }, 'HEAD'), sk: 'HEAD' },
    });
    expect((await exported()).faults).toEqual([
      'Faltan las anotaciones 1 a 4, que estaban selladas el 20/11/2026 10:01:00; no queda ninguna anterior.',
    ]);
  });

  it('does not make days broken that end before it', async () => {
    await cutTo(2);
    expect((await exported({ DESDE: '2026-11-01', HASTA: '2026-11-19' })).faults).toEqual([]);
  });
});
