import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
  type Message,
} from '@aws-sdk/client-sqs';
import { deadLetterName, queueNames, type QueueName } from '../../shared/foundation/queues.ts';
import type { Place } from '../place.ts';

/** Most that SQS gives in one call, and seconds that it may look for what it holds. */
const [BATCH, PATIENCE_S] = [10, 1] as const;

export interface Queues {
  sqs: SQSClient;
  nameOf: Place['nameOf'];
  tell: (sentence: string) => void;
}

/** Asks where it is told to: what answers for SQS on one machine does not know under which port it does. */
export const queueClient = (where: { region?: string } = {}): SQSClient =>
  new SQSClient({ ...where, useQueueUrlAsEndpoint: false });

/** Address of a queue, by the name that the code knows it by. */
export async function addressOf({ sqs, nameOf }: Queues, queue: string): Promise<string> {
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: nameOf(queue) }));
  return QueueUrl!;
}

/** Tells of every queue that set messages aside how many they are. */
export async function tellDead(queues: Queues): Promise<void> {
  let all = 0;
  for (const queue of queueNames) {
    const asked = new GetQueueAttributesCommand({
      QueueUrl: await addressOf(queues, deadLetterName(queue)),
      AttributeNames: ['ApproximateNumberOfMessages'],
    });
    const { Attributes } = await queues.sqs.send(asked);
    const count = Number(Attributes?.['ApproximateNumberOfMessages'] ?? 0);
    if (count > 0) queues.tell(`${queue}: ${count}`);
    all += count;
  }
  queues.tell(`Mensajes apartados: ${all}.`);
}

/**
 * Gives what a queue set aside back to it and tells each message, which holds ids and nothing else. It is sent before it is
 * taken out, so that whoever ends in between has it twice, which is harmless, and never not at all.
 */
export async function giveBack(queues: Queues, queue: QueueName): Promise<void> {
  const { sqs, tell } = queues;
  const from = await addressOf(queues, deadLetterName(queue));
  const to = await addressOf(queues, queue);
  let given = 0;
  for (let messages = await take(sqs, from); messages.length > 0; messages = await take(sqs, from))
    for (const { Body, MessageAttributes, ReceiptHandle } of messages) {
      const kept = MessageAttributes ? { MessageAttributes } : {};
      await sqs.send(new SendMessageCommand({ QueueUrl: to, MessageBody: Body, ...kept }));
      await sqs.send(new DeleteMessageCommand({ QueueUrl: from, ReceiptHandle }));
      tell(`${queue}: ${Body}`);
      given += 1;
    }
  tell(`Mensajes devueltos a ${queue}: ${given}.`);
}

async function take(sqs: SQSClient, QueueUrl: string): Promise<Message[]> {
  const asked = new ReceiveMessageCommand({
    QueueUrl,
    MaxNumberOfMessages: BATCH,
    WaitTimeSeconds: PATIENCE_S,
    MessageAttributeNames: ['All'],
  });
  return (await sqs.send(asked)).Messages ?? [];
}
