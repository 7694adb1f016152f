import { beforeEach, expect, it } from 'vitest';
import {
  ana,
  bell,
  event,
  letters,
  luis,
  orders,
  serviceAnswers,
  sweep,
  work,
  world,
} from './notificationWorld.ts';

/** Of the messages of a thread a person gets one mail until they have read it; the bell tells of all. */
let order: string;
let thread: string;

beforeEach(async () => {
  order = (await orders('create', { CUERPO: { ORDEN: { NOMBRE_IMPORTADOR: 'Hilos' } } })).result.header.ID;
  await orders('assign', [order, '1', luis.id, 'Urge']);
  letters.length = 0;
});

/** Writes a message, and works off what is told of it. */
async function write(values: object, as = ana): Promise<string> {
  const { outbox } = world.services;
  const row = outbox.row.bind(outbox);
  const facts: unknown[] = [];
  outbox.row = (outgoing) => {
    if (outgoing.message['document'] === order) facts.push(outgoing.message);
    return row(outgoing);
  };
  const { result, error } = await orders('say', { ID: order, TEXTO: '¿Llegó el BL?', ...values }, as);
  outbox.row = row;
  expect(error).toBeUndefined();
  await work(event(...facts));
  await sweep();
  return result.ID_HILO as string;
}
const mails = (): string[] =>
  letters.map(({ subject }) => subject).filter((subject) => /^(Mensaje nuevo|Lo nombraron)/.test(subject));
const rung = async (): Promise<number> =>
  (await bell('notices', { MODO: 2 })).result.filter(({ AVISO }: { AVISO: string }) => AVISO === 'message')
    .length;
const reads = (NUMERO: number) => orders('readThread', { ID: order, ID_HILO: thread, NUMERO }, luis);

it('many messages of a thread that a person has not read come in one mail, which says so, and all ring the bell', async () => {
  thread = await write({});
  for (const TEXTO of ['¿Y la factura?', '¿Y el seguro?']) await write({ ID_HILO: thread, TEXTO });
  expect(mails()).toHaveLength(1);
  expect(letters[0]!.text).toContain('no le llegará otro correo hasta que lo lea');
  expect(await rung()).toBe(3);
});

it('the message after a person has read the thread is mailed again, and of another thread anyway', async () => {
  thread = await write({});
  await write({ ID_HILO: thread });
  await reads(2);
  await write({ ID_HILO: thread });
  await write({ ID_HILO: thread });
  expect(mails()).toHaveLength(2);
  await write({ TEXTO: 'Otro asunto' });
  expect(mails()).toHaveLength(3);
});

it('who is named is mailed so, though a message of the thread was mailed before, once until they read it', async () => {
  thread = await write({});
  for (let count = 0; count < 2; count += 1) await write({ ID_HILO: thread, MENCIONES: [luis.id] });
  expect(mails().map((subject) => subject.split(':')[0])).toEqual([
    'Mensaje nuevo',
    'Lo nombraron en un mensaje',
  ]);
});

it('a mail that could not be sent keeps back no later one', async () => {
  serviceAnswers(async () => ({ outcome: 'refused', reason: 'Remitente sin verificar' }));
  thread = await write({});
  serviceAnswers(async () => ({ outcome: 'sent', message: 'ses-1' }));
  await write({ ID_HILO: thread });
  expect(mails()).toHaveLength(2);
});

it('twenty mails of one order are sent to a person in a day, however many threads are begun, and on the next day again', async () => {
  for (let count = 0; count < 22; count += 1) await write({ TEXTO: `Asunto ${count}` });
  expect(mails()).toHaveLength(20);
  expect(await rung()).toBe(22);
  world.setClock('2026-11-21T15:00:00Z');
  await write({ TEXTO: 'Otro día' }, await world.person('a', 'ana'));
  expect(mails()).toHaveLength(21);
});
