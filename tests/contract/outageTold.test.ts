import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNotifications } from '../../functions/notifications/handler.ts';
import { createWorker } from '../../functions/notifications/worker.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { pendingPks, TABLE, type PendingMail } from '../../functions/notifications/rows.ts';
import type { Letter } from '../../functions/runtime/mail.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { FactMessage } from '../../shared/foundation/facts/fact.ts';
import type { Notice } from '../../shared/notifications/procedures.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const event = (body: unknown): SQSEvent =>
  ({ Records: [{ messageId: '0', body: JSON.stringify(body) }] }) as never;

it('an outage is told by mail and in the bell, once however often it is looked at (fault row 31)', async () => {
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  const ana = await world.person('a', 'ana');
  const services = async () => world.services;
  const letters: Letter[] = [];
  const work = createWorker(services, {
    send: async (letter) => {
      letters.push(letter);
      return { outcome: 'sent', message: 'ses-1' };
    },
  });
  const boss = await world.person('a', 'jefa');
  await world.person('a', 'otra');
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', boss.id),
    set: { SUPER: '1' },
    when: { exists: true },
  });
  const CUERPO = { ORDEN: { NOMBRE_IMPORTADOR: 'Hilos' } };
  const { header } = (await world.call(createWorkOrders(services), 'create', { CUERPO }, ana)).result;
  const outage: FactMessage = {
    ...{ company: 'a', country: 'GT', kind: 'outage', id: 'outage-gt-sat-1', at: '2026-11-20T15:00:00Z' },
    ...{ module: 'work-orders', document: header.ID, place: '', users: ana.id, by: '' },
    said: 'SAT no responde desde las 09:00; espera en la cola y saldrá en cuanto vuelva',
  };
  for (let time = 0; time < 3; time += 1) expect((await work(event(outage))).batchItemFailures).toEqual([]);
  const bell = await world.call(createNotifications(services), 'notices', ['2'], ana);
  const rows = bell.result as Notice[];
  expect(rows.map(({ AVISO, TEXTO }) => [AVISO, TEXTO.split(': ')[0]])).toEqual([
    ['outage', 'SAT no responde desde las 09:00; espera en la cola y saldrá en cuanto vuelva'],
  ]);
  const pending = await Promise.all(
    pendingPks.map((pk) =>
      world.services.database.query<PendingMail>(TABLE, { pk, few: 'what a test wrote itself' }),
    ),
  );
  for (const { company, country, mail } of pending.flat()) await work(event({ company, country, mail }));
  // Who waits for it, and the administrators.
  expect(letters.map(({ to }) => to).sort()).toEqual(['ana@ejemplo.com', 'jefa@ejemplo.com']);
  expect(new Set(letters.map(({ subject }) => subject))).toEqual(new Set([rows[0]!.TEXTO]));
});
