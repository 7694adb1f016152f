import {
  DeleteMessageBatchCommand,
  ReceiveMessageCommand,
  type Message,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { setTimeout as sleep } from 'node:timers/promises';
import { REGION } from '../services/names.ts';

export interface QueueLoopOptions {
  client: SQSClient;
  queueUrl: string;
  batchSize: number;
  /** Batches that are worked on at the same time. */
  parallel: number;
  invoke: (event: SQSEvent) => Promise<unknown>;
  onFailure: (error: unknown) => void;
}

const WAIT_SECONDS = 20;
const PAUSE_AFTER_FAILURE_MS = 1000;

/**
 * Hands the messages of a queue to its function as Lambda's event source does: what it names as failed, and all of a
 * batch that it fails, stays in the queue and comes again after its visibility time, until the queue's redrive moves
 * it to the dead letters.
 */
export class QueueLoop {
  private readonly options: QueueLoopOptions;
  private readonly stopping = new AbortController();
  private readonly loops: Promise<void>[];

  constructor(options: QueueLoopOptions) {
    this.options = options;
    this.loops = Array.from({ length: options.parallel }, () => this.run());
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.loops);
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        const messages = await this.receive();
        if (messages.length > 0) await this.work(messages);
      } catch (error) {
        if (signal.aborted) return;
        this.options.onFailure(error);
        await sleep(PAUSE_AFTER_FAILURE_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private async receive(): Promise<Message[]> {
    const answer = await this.options.client.send(
      new ReceiveMessageCommand({
        QueueUrl: this.options.queueUrl,
        MaxNumberOfMessages: Math.min(this.options.batchSize, 10),
        WaitTimeSeconds: WAIT_SECONDS,
        MessageSystemAttributeNames: ['All'],
        MessageAttributeNames: ['All'],
      }),
      { abortSignal: this.stopping.signal },
    );
    return answer.Messages ?? [];
  }

  private async work(messages: Message[]): Promise<void> {
    let failed: ReadonlySet<string>;
    try {
      failed = failuresOf(
        await this.options.invoke({ Records: messages.map((each) => this.recordOf(each)) }),
      );
    } catch (error) {
      this.options.onFailure(error);
      return;
    }
    const done = messages.filter((each) => !failed.has(each.MessageId ?? '') && !failed.has('*'));
    if (done.length === 0) return;
    await this.options.client.send(
      new DeleteMessageBatchCommand({
        QueueUrl: this.options.queueUrl,
        Entries: done.map((each, index) => ({ Id: String(index), ReceiptHandle: each.ReceiptHandle })),
      }),
    );
  }

  private recordOf(message: Message): SQSRecord {
    return {
      messageId: message.MessageId ?? '',
      receiptHandle: message.ReceiptHandle ?? '',
      body: message.Body ?? '',
      attributes: (message.Attributes ?? {}) as SQSRecord['attributes'],
      messageAttributes: attributesOf(message),
      md5OfBody: message.MD5OfBody ?? '',
      eventSource: 'aws:sqs',
      eventSourceARN: `arn:aws:sqs:${REGION}:000000000000:${this.options.queueUrl.split('/').pop()}`,
      awsRegion: REGION,
    };
  }
}

const attributesOf = (message: Message): SQSRecord['messageAttributes'] =>
  Object.fromEntries(
    Object.entries(message.MessageAttributes ?? {}).map(([name, value]) => [
      name,
      {
        dataType: value.DataType ?? 'String',
        ...(value.StringValue === undefined ? {} : { stringValue: value.StringValue }),
      },
    ]),
  );

/** Ids that the function names as failed; `*` for an identifier that is none, which fails the whole batch on Lambda. */
function failuresOf(result: unknown): Set<string> {
  const failures = (result as SQSBatchResponse | undefined)?.batchItemFailures ?? [];
  return new Set(failures.map((each) => each.itemIdentifier || '*'));
}
