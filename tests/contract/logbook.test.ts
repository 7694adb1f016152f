import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { chainCompany } from '../../functions/logbook/chain.ts';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { createSchedule } from '../../functions/logbook/schedule.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { hashedText } from '../../shared/logbook/line.ts';
import type { ShownLine } from '../../shared/logbook/procedures.ts';
import { companyRowKey, userRowKey } from '../../functions/runtime/caller.ts';
import type { Services } from '../../functions/runtime/services.ts';
import { startWorld, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
let rosa: Person;
let other: Person;

const orders = createWorkOrders(async () => world.services);
const invoices = createInvoices(async () => world.services);
const users = createUsers(async () => world.services);
const logbook = createLogbook(async () => world.services);
const dva = createDva(async () => world.services);
const chain = createSchedule(async () => world.services);

const linesFor = async (person: Person, asked: object = {}): Promise<ShownLine[]> =>
  (await world.call(logbook, 'lines', asked, person)).result.LINEAS;

/** A file as a person gets it. */
async function exported(person = ana): Promise<string> {
  const days = { DESDE: '2026-11-01', HASTA: '2026-11-30' };
  const { result } = await world.call(logbook, 'exportLines', days, person);
  return (await fetch(result.ENLACE)).text();
}

/** What the command says of a file: how it ended, and its words. */
function verified(text: string): { code: number; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bitacora-'));
  const file = join(folder, 'bitacora.jsonl');
  writeFileSync(file, text);
  try {
    const said = execFileSync('node_modules/.bin/node', ['infra/verify/verify.ts', file], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return { code: 0, said };
  } catch (error) {
    const failed = error as { status: number; stderr: string };
    return { code: failed.status, said: failed.stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let invoice: string;

beforeAll(async () => {
  world = await startWorld();
  for (const company of ['a', 'b']) await world.company(company);
  ana = await world.person('a', 'ana');
  rosa = await world.person('a', 'rosa');
  other = await world.person('b', 'beto');
  for (const { company, id } of [ana, other])
    await world.services.database.aside({
      kind: 'update',
      table: 'users',
      key: userRowKey(company, id),
      set: { SUPER: '1' },
    });
  const { result: order } = await world.call(orders, 'create', { CUERPO: {} }, ana);
  const made = await world.call(invoices, 'create', { CUERPO: {}, ID_ORDEN: order.header.ID }, ana);
  invoice = made.result.header.ID;
  await world.call(
    invoices,
    'patch',
    { ID: invoice, LOCK: 1, CAMBIOS: [{ op: 'set', path: 'FACTURA.NUMERO_FACTURA', value: 'F-77' }] },
    rosa,
  );
});

afterAll(() => world.stop());

describe('the logbook', () => {
  it('tells of a save who, when, from where, and each field before and after', async () => {
    const [line] = await linesFor(ana, { DOCUMENTO: invoice });
    expect(line).toMatchObject({
      USUARIO: 'rosa@a',
      NOMBRE: 'Usuario rosa',
      FECHA: '2026-11-20T09:00:00',
      DIRECCION: '127.0.0.1',
      MODULO: 'invoices',
      ID: invoice,
      VERSION: 2,
    });
    expect(line!.CAMBIOS).toContainEqual(
      expect.objectContaining({ RUTA: 'FACTURA.NUMERO_FACTURA', ANTES: '', DESPUES: 'F-77' }),
    );
  });

  it('tells of a change of rights what stood before', async () => {
    await world.call(users, 'saveUser', { ID_USUARIO: 'rosa', NOMBRE: 'Rosa Ixmatá' }, ana);
    const [line] = await linesFor(ana, { DOCUMENTO: 'rosa' });
    expect(line).toMatchObject({
      USUARIO: 'ana@a',
      MODULO: 'users',
      ACCION: expect.stringMatching(/usuario/),
    });
    expect(line!.CAMBIOS).toEqual([
      expect.objectContaining({ CAMPO: 'NombreUsuario', ANTES: 'Usuario rosa', DESPUES: 'Rosa Ixmatá' }),
    ]);
  });

  it('is looked through by person, module and day', async () => {
    expect((await linesFor(ana, { USUARIO: 'rosa@a' })).map(({ ID }) => ID)).toEqual([invoice]);
    const modules = (await linesFor(ana, { MODULO: 'work-orders' })).map(({ MODULO }) => MODULO);
    expect(new Set(modules)).toEqual(new Set(['work-orders']));
    expect(await linesFor(ana, { DESDE: '2026-11-21' })).toEqual([]);
    expect(await linesFor(ana, { HASTA: '2026-11-19' })).toEqual([]);
    expect((await linesFor(ana, { DESDE: '2026-11-20', HASTA: '2026-11-20' })).length).toBeGreaterThan(2);
  });

  it('is the company’s own, and of a change of rights tells what it was to administrators alone', async () => {
    expect(await linesFor(other)).toEqual([]);
    const [line] = await linesFor(rosa, { DOCUMENTO: 'rosa' });
    expect(line).toMatchObject({ RESERVADO: '1', CAMBIOS: [] });
    expect(
      (await world.call(logbook, 'exportLines', { DESDE: '2026-11-01', HASTA: '2026-11-02' }, rosa)).error
        ?.code,
    ).toBe('permission.denied');
  });

  it('goes on page by page without missing or repeating a line', async () => {
    for (let number = 0; number < 60; number += 1)
      await world.call(users, 'saveConfiguration', ['4', `opcion.${number}`, '1'], ana);
    const page = async (asked: object) => (await world.call(logbook, 'lines', asked, ana)).result;
    const first = await page({});
    const second = await page({ CURSOR: first.SIGUIENTE });
    // Back by the page itself, whatever way led to it.
    expect(await page({ CURSOR: second.ANTERIOR })).toMatchObject({ LINEAS: first.LINEAS, ANTERIOR: '' });
    expect(first.ANTERIOR).toBe('');
    const numbers = [...first.LINEAS, ...second.LINEAS].map((line: ShownLine) => line.N);
    expect(numbers).toEqual(Array.from(numbers, (_, at) => numbers[0]! - at));
    expect(numbers.at(-1)).toBe(1);
    expect(second.SIGUIENTE).toBe('');
    const foreign = await world.call(logbook, 'lines', { CURSOR: first.SIGUIENTE }, other);
    expect(foreign.error?.code).toBe('params.invalid');
  });

  it('takes nothing of a call that was refused, and all of one that two read at once', async () => {
    const before = await linesFor(ana);
    await world.call(
      invoices,
      'patch',
      { ID: invoice, LOCK: 1, CAMBIOS: [{ op: 'set', path: 'FACTURA.SERIE', value: 'A' }] },
      rosa,
    );
    expect((await linesFor(ana))[0]!.N).toBe(before[0]!.N);
    await world.call(users, 'saveConfiguration', ['4', 'una', '1'], ana);
    const both = await Promise.all([linesFor(ana), linesFor(ana), chain({ schedule: 'logbook-chain' })]);
    expect(both[0][0]!.N).toBe(before[0]!.N + 1);
    expect((await linesFor(ana))[0]!.N).toBe(before[0]!.N + 1);
  });

  it('stays one chain when somebody else adds to it between the look at its end and at what waits', async () => {
    const { database } = world.services;
    await world.call(users, 'saveConfiguration', ['4', 'primera', '1'], ana);
    const [seen, ended] = [Promise.withResolvers<void>(), { looked: false }];
    const late = Object.assign(Object.create(database) as Services['database'], {
      get: async (...asked: Parameters<Services['database']['get']>) => {
        const found = await database.get(...asked);
        if (asked[0] === 'logbook') seen.resolve();
        return found;
      },
      query: async (...asked: Parameters<Services['database']['query']>) => {
        if (asked[0] === 'happenings' && !ended.looked) {
          ended.looked = true;
          await seen.promise;
          await chain({ schedule: 'logbook-chain' });
          world.setClock('2026-11-20T15:00:08Z');
          await world.call(users, 'saveConfiguration', ['4', 'segunda', '1'], ana);
        }
        return database.query(...asked);
      },
    });
    world.setClock('2026-11-20T15:00:07Z');
    const until = world.services.now().getTime() + 5000;
    expect(await chainCompany({ ...world.services, database: late }, 'a', until)).toBe(1);
    const numbers = (await linesFor(ana)).map(({ N }) => N);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(verified(await exported()).said).toMatch(/íntegra/);
    world.setClock('2026-11-20T15:00:00Z');
  });
});

describe('an exported logbook', () => {
  it('is whole, by a command that needs nothing but the file', async () => {
    const { code, said } = verified(await exported());
    expect(said).toMatch(/íntegra/);
    expect(code).toBe(0);
  });

  it.each([
    [
      'changed',
      (rows: string[]) =>
        rows.map((row, at) => (at === 3 ? row.replace(/"ACCION":"[^"]*"/, '"ACCION":"Nada"') : row)),
    ],
    ['dropped', (rows: string[]) => rows.filter((_, at) => at !== 3)],
    ['dropped at the end', (rows: string[]) => rows.filter((_, at) => at !== rows.length - 2)],
    ['inserted', (rows: string[]) => rows.flatMap((row, at) => (at === 3 ? [row, row] : [row]))],
    ['moved', (rows: string[]) => [rows[0]!, rows[2]!, rows[1]!, ...rows.slice(3)]],
    ['cut off', (rows: string[]) => rows.slice(0, -1)],
  ])('is told to be broken where a line was %s', async (_, harm) => {
    const rows = (await exported()).trimEnd().split('\n');
    const { code, said } = verified(harm(rows).join('\n'));
    expect(code).toBe(1);
    expect(said).toMatch(/no está íntegra/);
  });

  it('is not taken for another one that somebody made with all codes right', async () => {
    const rows = (await exported())
      .trimEnd()
      .split('\n')
      .map((row) => JSON.parse(row));
    const foot = rows.pop();
    rows.pop();
    const last = rows.at(-1);
    const forged = [...rows, { ...foot, LINEAS: rows.length - 1, HUELLA: last.HUELLA }];
    const { said } = verified(forged.map((row) => JSON.stringify(row)).join('\n'));
    expect(said).toMatch(/La firma no es de este contenido/);
  });

  it.each([
    ['in the middle', (lines: number) => lines - 3, /no continúa la anterior/],
    ['at its end', (lines: number) => lines - 1, /no es la que se firmó/],
  ])('is told to be broken where a line was written anew %s with its code right', async (_, place, why) => {
    const rows = (await exported()).trimEnd().split('\n');
    const at = place(rows.length - 1);
    const line = JSON.parse(rows[at]!);
    const forged = { ...line, ACCION: 'Nada' };
    const HUELLA = createHash('sha256').update(hashedText(forged)).digest('hex');
    rows[at] = JSON.stringify({ ...forged, HUELLA });
    const { code, said } = verified(rows.join('\n'));
    expect(code).toBe(1);
    expect(said).toMatch(why);
  });

  it('is refused with what to do when the days are turned round or too many', async () => {
    const turned = await world.call(
      logbook,
      'exportLines',
      { DESDE: '2026-11-30', HASTA: '2026-11-01' },
      ana,
    );
    expect(turned.error?.message).toContain(
      'Días: el último (01/11/2026) es anterior al primero (30/11/2026). Corrija uno de los dos.',
    );
    const ten = await world.call(logbook, 'exportLines', { DESDE: '2016-11-30', HASTA: '2026-11-01' }, ana);
    expect(ten.error?.message).toMatch(/Exporte por partes/);
  });
});

it('tells of a draft that was printed, which has no code that anybody could ask about', async () => {
  const { result: order } = await world.call(orders, 'create', { CUERPO: {} }, ana);
  const made = await world.call(dva, 'create', { CUERPO: {}, ID_ORDEN: order.header.ID }, ana);
  const ID = made.result.header.ID as string;
  const printed = await world.call(dva, 'print', { ID, BORRADOR: true }, ana);
  await chain({ schedule: 'logbook-chain' });
  const lines = await linesFor(ana, { DOCUMENTO: ID });
  const line = lines.find(({ ACCION }) => ACCION.startsWith('Imprimir un borrador, '));
  expect(line?.CODIGO).toBe('');
  expect(line?.CAMBIOS).toEqual([
    { CAMPO: 'Archivo (SHA-256)', RUTA: 'SHA256', ANTES: '', DESPUES: printed.result.SHA256 },
  ]);
});

it('keeps what changed sealed where it rests', async () => {
  const rows = await world.services.database.query('logbook', {
    pk: companyRowKey('a').pk,
    few: 'what a test wrote itself',
  });
  expect(rows.length).toBeGreaterThan(3);
  expect(JSON.stringify(rows)).not.toContain('F-77');
});
