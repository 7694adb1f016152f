import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlatform } from '../../functions/platform/handler.ts';
import type { Health } from '../../functions/platform/health.ts';
import { queueUrl } from '../../functions/runtime/config.ts';
import { createProbe } from '../../functions/runtime/probe.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { readHead } from '../../functions/transmission/job.ts';
import { newsOf } from '../../functions/transmission/record.ts';
import { headKey, TABLE } from '../../functions/transmission/rows.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { giveBack, queueClient, tellDead } from '../../infra/repair/deadLetters.ts';
import { deadLetterName } from '../../shared/foundation/queues.ts';
import { noFacts } from '../../shared/transmission/facts.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, call, derived } = {} as TwoAgencies;
beforeAll(async () => {
  ({ world, call, derived } = await startTwoAgencies());
});
afterAll(() => world.stop());

const said: string[] = [];
const tell = (sentence: string) => void said.push(sentence);

/** What health says of the messages that were set aside, and of the whole. */
async function health() {
  const platform = createPlatform(async () => createProbe(), world.services.now);
  const { statusCode, body } = await platform({ path: '/api/health' } as Parameters<typeof platform>[0]);
  const { parts } = JSON.parse(body) as Health;
  return { statusCode, ...parts.find(({ part }) => part === 'dead-letters') };
}

it('the news of a rejection that was set aside are named by health, given back by the order, and reach the DUCA', async () => {
  const sqs = queueClient();
  const queues = { sqs, nameOf: physicalName, tell };
  const { id: ID, lock: LOCK } = await derived('1236000990');
  const scope = jobScope('uno', 'GT');
  const sent = (await call('transmit', { ID, LOCK })).result.ID_TRANSMISION as string;
  expect(await health()).toMatchObject({ state: 'ok' });

  const set = { state: 'REJECTED', due: '', facts: { ...noFacts, CODIGO: '10', MENSAJE: 'Mal' } };
  await world.services.database.write({ kind: 'update', table: TABLE, key: headKey(scope, sent), set });
  const head = (await readHead(world.services, scope, sent))!;
  const { message } = newsOf(head, 'REJECTED', world.services.now().toISOString(), head.seq);
  const MessageBody = JSON.stringify(message);
  await sqs.send(new SendMessageCommand({ QueueUrl: deadLetterName(queueUrl('duca-events')), MessageBody }));
  expect(await health()).toMatchObject({
    // What reads health to let a deployment through lets the mend through.
    statusCode: 200,
    state: 'fallando',
    detail: expect.stringContaining('duca-events: 1') as string,
  });
  await tellDead(queues);
  expect(said.splice(0)).toEqual(['duca-events: 1', 'Mensajes apartados: 1.']);

  await giveBack(queues, 'duca-events');
  expect(said.splice(0)).toEqual([`duca-events: ${MessageBody}`, 'Mensajes devueltos a duca-events: 1.']);
  expect(await health()).toMatchObject({ state: 'ok' });
  await world.pump();
  expect((await call('open', { ID })).result.header.ESTADO).toBe('RECHAZADA');

  await giveBack(queues, 'duca-events');
  expect(said).toEqual(['Mensajes devueltos a duca-events: 0.']);
  sqs.destroy();
});
