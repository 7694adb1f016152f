import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteMessageCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { queueUrl } from '../../functions/runtime/config.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import type { Services } from '../../functions/runtime/services.ts';
import { openGateway } from '../../functions/transmission/gateways/gateways.ts';
import { createWorker as createTransmissionWorker } from '../../functions/transmission/worker.ts';
import { startAuthorities } from '../../infra/embedded/authorities/startAuthorities.ts';

const OWN = { '*': { user: 'practica', password: 'secreta-123' } };
const CREDENTIALS = JSON.stringify({
  'gt-sat': OWN,
  'hn-sarah': OWN,
  'hn-manifiestos': OWN,
  'certificador-a': OWN,
  'certificador-b': OWN,
});

/** The practice authorities behind a contract world, and the workers between it and them. */
export async function startPractice(
  services: Services,
  listener: string,
  worker: (event: SQSEvent) => Promise<SQSBatchResponse>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'despacho-practice-'));
  const authorities = await startAuthorities({ dataDir, now: services.now });
  Object.assign(process.env, authorities.env);
  const servicesOfWorker: Services = { ...services, secret: async () => CREDENTIALS };
  const transmission = createTransmissionWorker({
    services: async () => servicesOfWorker,
    open: openGateway(),
  });
  const { sqs } = awsClients();
  const handled: string[] = [];

  async function take(queue: string, work: (event: SQSEvent) => Promise<SQSBatchResponse>): Promise<number> {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: queueUrl(queue), MaxNumberOfMessages: 10, WaitTimeSeconds: 0 }),
    );
    if (Messages.length === 0) return 0;
    const { batchItemFailures } = await work(eventOf(Messages));
    if (batchItemFailures.length > 0) throw new Error(`A message of ${queue} failed`);
    for (const { ReceiptHandle } of Messages) {
      await sqs.send(new DeleteMessageCommand({ QueueUrl: queueUrl(queue), ReceiptHandle }));
    }
    if (queue === listener) handled.push(...Messages.map((each) => each.Body ?? ''));
    return Messages.length;
  }

  return {
    authorities,
    servicesOfWorker,
    /** Bodies of the events that were handled. */
    handled,
    deliver: (body: string) => worker(eventOf([{ MessageId: 'm', Body: body }])),
    /** Lets both workers take what their queues hold, until both are empty. */
    pump: async (): Promise<void> => {
      const jobs = (event: SQSEvent) => transmission(event, { getRemainingTimeInMillis: () => 100_000 });
      while ((await take('transmission-jobs', jobs)) + (await take(listener, worker)) > 0);
    },
    stop: async (): Promise<void> => {
      await authorities.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const eventOf = (
  messages: readonly { MessageId?: string | undefined; Body?: string | undefined }[],
): SQSEvent =>
  ({
    Records: messages.map((each) => ({ messageId: each.MessageId, body: each.Body })),
  }) as unknown as SQSEvent;
