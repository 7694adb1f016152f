/** Two companies, a person of each test's own, the workers of notifications, and a mail service that answers as a test says. */

import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { SQSEvent } from 'aws-lambda';
import { createMailEvents } from '../../functions/notifications/mailEvents.ts';
import { createNotifications } from '../../functions/notifications/handler.ts';
import type { Letter, MailGateway, Sent } from '../../functions/runtime/mail.ts';
import { pendingPks } from '../../functions/notifications/rows.ts';
import { createSchedule } from '../../functions/notifications/schedule.ts';
import { createWorker } from '../../functions/notifications/worker.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { PartitionKey } from '../../functions/runtime/keys.ts';
import type { MailRow } from '../../shared/notifications/procedures.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

export let world: World;
export let ana: Person;
export let luis: Person;
export let orders: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
export let bell: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
export let group: ReturnType<typeof createNotifications>;
/** Letters to luis that left. */
export const letters: Letter[] = [];
let answer: () => Promise<Sent>;
/** From here on the mail service answers so. */
export const serviceAnswers = (how: () => Promise<Sent>): void => void (answer = how);
/** From here on another person is told. */
export const tellOther = (person: Person): void => void (luis = person);
const gateway: MailGateway = {
  send: (letter) => {
    if (letter.to.startsWith(`${luis.id}@`)) letters.push(letter);
    return answer();
  },
};
export let work: ReturnType<typeof createWorker>;
export let sweep: () => Promise<{ done: number }>;
export let told: ReturnType<typeof createMailEvents>;

beforeAll(async () => {
  world = await startWorld();
  for (const company of ['a', 'b']) await world.company(company, 'GT', { REGISTRO_DECLARANTE: '123' });
  const services = async () => world.services;
  const handler = createWorkOrders(services);
  group = createNotifications(services);
  orders = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
  bell = (procedure, params, as = luis) => world.call(group, procedure, params, as);
  work = createWorker(services, gateway);
  told = createMailEvents(services);
  const schedule = createSchedule(services, gateway);
  sweep = () => schedule({ schedule: 'mail-sweep' });
});
afterAll(() => world.stop());

/** A person of each test's own, so that bells are empty. */
let count = 0;
beforeEach(async () => {
  world.setClock('2026-11-20T15:00:00Z');
  count += 1;
  ana = await world.person('a', 'ana');
  luis = await world.person('a', `luis${count}`);
  letters.length = 0;
  answer = async () => ({ outcome: 'sent', message: 'ses-1' });
});

export const event = (...messages: unknown[]): SQSEvent =>
  ({ Records: messages.map((body, at) => ({ messageId: String(at), body: JSON.stringify(body) })) }) as never;

/** What a call left to be sent, whether or not the queue took it already. */
export async function assigned(): Promise<{ fact: Record<string, string>; order: string }> {
  const order = (await orders('create', { CUERPO: { ORDEN: { NOMBRE_IMPORTADOR: 'Hilos' } } })).result.header;
  const row = world.services.outbox.row.bind(world.services.outbox);
  let fact: Record<string, string> = {};
  world.services.outbox.row = (outgoing) => {
    fact = outgoing.message as Record<string, string>;
    return row(outgoing);
  };
  await orders('assign', [order.ID, '1', luis.id, 'Urge']);
  world.services.outbox.row = row;
  return { fact, order: order.ID };
}

/** Message of the one mail of a person that has not ended. */
export const all = <T>(pk: PartitionKey): Promise<T[]> =>
  world.services.database.query<T>('notifications', { pk, few: 'what a test wrote itself' });
type Pending = Record<'company' | 'country' | 'mail', string>;
export async function pendingMail(): Promise<Pending> {
  const rows = await Promise.all(pendingPks.map((pk) => all<Pending>(pk)));
  const own = rows.flat().filter(({ mail }) => mail.endsWith(`~${luis.id}`));
  expect(own).toHaveLength(1);
  const { company, country, mail } = own[0]!;
  return { company, country, mail };
}
/** Message of the mail that tells of an order assigned now. */
export async function waiting(): Promise<Pending> {
  await work(event((await assigned()).fact));
  return pendingMail();
}
/** The same, worked off. */
export async function mailed(): Promise<Pending> {
  const mail = await waiting();
  await work(event(mail));
  return mail;
}
export const mailsOf = async (as = luis): Promise<MailRow[]> => (await bell('mails', [], as)).result.rows;
