import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { createWorker as createDuaWorker } from '../../../../functions/dua/worker.ts';
import { createWorker as createDucaWorker } from '../../../../functions/duca/worker.ts';
import { createWorker as createNotificationWorker } from '../../../../functions/notifications/worker.ts';
import { queueUrl } from '../../../../functions/runtime/config.ts';
import { awsClients, type Clients } from '../../../../functions/runtime/clients.ts';
import type { Services } from '../../../../functions/runtime/services.ts';
import { createWorker as createTransmissionWorker } from '../../../../functions/transmission/worker.ts';
import { startAuthorities } from '../../authorities/startAuthorities.ts';
import type { SamplePlace } from './clients.ts';

type Work = (event: SQSEvent) => Promise<SQSBatchResponse>;

/** A message that waits in this thread: the instance's own workers would take it up on today's clock. */
interface Held {
  url: string;
  body: string;
}

/** Clients of the instance whose messages are held here; what is to come later goes to the instance. */
export function clientsThatHold(): { clients: Clients; held: Held[] } {
  const clients = awsClients();
  const held: Held[] = [];
  clients.sqs.middlewareStack.add(
    (next) => async (args) => {
      const { input } = args;
      if (!('MessageBody' in input) || (input.DelaySeconds ?? 0) > 0) return next(args);
      held.push({ url: input.QueueUrl ?? '', body: input.MessageBody ?? '' });
      return { output: { $metadata: {} }, response: {} };
    },
    { step: 'initialize' },
  );
  return { clients, held };
}

export interface PastAuthorities {
  /** Lets the workers take what is held, until nothing is. */
  pump: () => Promise<void>;
  /** The authority that takes a kind of declaration turns the next one down. */
  rejectNext: (kind: SamplePlace['group']) => void;
  stop: () => Promise<void>;
}

/** Addresses of the running practice authorities, whose clock is today's. */
const TODAY = ['SAT', 'SARAH'].flatMap((name) => [`${name}_ENDPOINT`, `${name}_PRACTICE_ENDPOINT`]);

/**
 * Practice authorities over the instance's own books, on the clock of `services`, and the workers between: what was
 * transmitted last month was accepted last month, and the authorities that go on know of it. The environment of this
 * thread names them from then on.
 */
export async function startPastAuthorities(
  services: Services,
  held: Held[],
  dataDir: string,
): Promise<PastAuthorities> {
  for (const name of TODAY) delete process.env[name];
  const authorities = await startAuthorities({ dataDir, now: services.now });
  Object.assign(process.env, authorities.env);
  const make = async (): Promise<Services> => services;
  const transmission = createTransmissionWorker({ services: make });
  const workers = new Map<string, Work>([
    [
      queueUrl('transmission-jobs'),
      (event) => transmission(event, { getRemainingTimeInMillis: () => 100_000 }),
    ],
    [queueUrl('duca-events'), createDucaWorker(make)],
    [queueUrl('dua-events'), createDuaWorker(make)],
    [queueUrl('notification-jobs'), createNotificationWorker(make)],
  ]);

  return {
    pump: async () => {
      for (let message = held.shift(); message; message = held.shift()) {
        const work = workers.get(message.url);
        if (!work) continue;
        await work({ Records: [recordOf(message.body)] });
      }
    },
    rejectNext: (kind) => {
      const taking = { duca: authorities.sat, dua: authorities.sarah };
      taking[kind].mood.queued.set('*', ['reject']);
    },
    stop: () => authorities.stop(),
  };
}

/** A message as a queue hands it over. */
const recordOf = (body: string): SQSRecord => ({
  messageId: 'muestra',
  body,
  receiptHandle: '',
  attributes: {
    ApproximateReceiveCount: '1',
    ApproximateFirstReceiveTimestamp: '0',
    SentTimestamp: '0',
    SenderId: '',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: '',
  awsRegion: '',
});
