import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNotifications } from '../../functions/notifications/handler.ts';
import { mailKey, ownMailKey, ownMailsPk, TABLE, type MailItem } from '../../functions/notifications/rows.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { listOwnMails } from '../../infra/upgrade/listOwnMails.ts';
import { openReadBook } from '../readBook.ts';
import { startWorld, type Person, type World } from './world.ts';

let world: World;
let handler: ReturnType<typeof createNotifications>;
let ana: Person;
let luis: Person;

beforeAll(async () => {
  world = await startWorld();
  for (const company of ['a', 'b']) await world.company(company, 'GT', { REGISTRO_DECLARANTE: '123' });
  handler = createNotifications(async () => world.services);
  ana = await world.person('a', 'ana');
  luis = await world.person('a', 'luis');
});
afterAll(() => world.stop());

const scope = { company: 'a' };

/** Mails of a person, each a second after the one before. */
async function put(person: Person, from: string, count: number, listed = true): Promise<string[]> {
  const names = Array.from({ length: count }, (_, at) => {
    const second = new Date(Date.parse(from) + at * 1000).toISOString();
    return `${second}~told~${person.id}`;
  });
  const writes = names.flatMap((name, at) => {
    const mail: Omit<MailItem, 'pk' | 'sk'> = {
      ...{ ID_USUARIO: person.id, PARA: `${person.id}@ejemplo.com`, USUARIO: person.id, AVISO: 'assigned' },
      ...{ ASUNTO: `${person.id} ${at}`, TEXTO: '', HTML: '', RUTA: '/', FECHA: name.slice(0, 19) },
      ...{ ESTADO: 'ENVIADO', MOTIVO: '', desde: name.slice(0, 24) },
    };
    const rows = [{ ...mailKey(scope, name), ...mail, expires: 2_000_000_000 }];
    const own = [{ ...ownMailKey(scope, person.id, name), expires: 2_000_000_000 }];
    return [...rows, ...(listed ? own : [])].map((item) => ({ kind: 'put' as const, table: TABLE, item }));
  });
  for (let at = 0; at < writes.length; at += 80)
    await world.services.database.write(...writes.slice(at, at + 80));
  return names;
}

const page = async (as: Person, CURSOR?: string, procedure = 'mails') =>
  world.call(handler, procedure, CURSOR === undefined ? {} : { CURSOR }, as);
const subjects = ({ result }: Awaited<ReturnType<typeof page>>): string[] =>
  (result as { rows: { ASUNTO: string }[] }).rows.map(({ ASUNTO }) => ASUNTO);

it('a person reads their own mails however many others the company sent since, newest first and page by page', async () => {
  await put(luis, '2026-11-01T10:00:00Z', 120);
  await put(ana, '2026-11-10T10:00:00Z', 320);
  const book = openReadBook();
  const first = await page(luis);
  const read = [...book.take().places.values()].reduce((sum, each) => sum + each.rows, 0);
  book.close();
  expect(read).toBeLessThanOrEqual(60);
  const second = await page(luis, first.result.next);
  const third = await page(luis, second.result.next);
  const all = [first, second, third].flatMap(subjects);
  expect(all).toEqual(Array.from({ length: 120 }, (_, at) => `luis ${119 - at}`));
  expect(third.result.next).toBeUndefined();
});

it('who administers reads all of the company page by page', async () => {
  const boss = await world.person('a', 'jefa');
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', boss.id),
    set: { SUPER: '1' },
  });
  const found: string[] = [];
  let next: string | undefined;
  do {
    const answer = await page(boss, next, 'companyMails');
    found.push(...subjects(answer));
    next = answer.result.next;
  } while (next !== undefined);
  expect(found).toHaveLength(440);
  expect(new Set(found).size).toBe(440);
  expect(found[0]).toBe('ana 319');
});

it("the cursor of a colleague's mails opens nothing", async () => {
  const { next } = (await page(ana)).result;
  expect((await page(luis, next)).error!.code).toBe('params.invalid');
});

it('mails of before are among those of their person after the upgrade, however often it runs', async () => {
  const rosa = await world.person('a', 'rosa');
  await put(rosa, '2026-10-01T10:00:00Z', 3, false);
  expect(subjects(await page(rosa))).toEqual([]);
  const client = DynamoDBDocumentClient.from(awsClients().dynamo);
  const place = { client, nameOf: physicalName, again: true };
  for (let time = 0; time < 2; time += 1) {
    expect(await listOwnMails(place)).toEqual({ done: 443, left: 0 });
    expect(subjects(await page(rosa))).toEqual(['rosa 2', 'rosa 1', 'rosa 0']);
  }
  expect(await listOwnMails({ ...place, again: false })).toEqual({ done: 0, left: 0 });
  const [row] = await world.services.database.query<{ expires: number }>(TABLE, {
    pk: ownMailsPk(scope, rosa.id),
    limit: 1,
  });
  expect(row!.expires).toBe(2_000_000_000);
});
