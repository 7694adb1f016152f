import { ChangeMessageVisibilityBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { queueUrl } from './config.ts';
import { inTrace } from './subsegments.ts';
import { TRACE_HEADER } from './trace.ts';

export interface Sent {
  queue: string;
  body: string;
  delaySeconds?: number | undefined;
  /** Name of the work that sends it. */
  trace?: string | undefined;
}

export const queueClient = (): SQSClient => inTrace(new SQSClient({}));

/** The door to SQS. */
export class Queues {
  private readonly client: SQSClient;

  constructor(client: SQSClient) {
    this.client = client;
  }

  async send({ queue, body, delaySeconds, trace }: Sent): Promise<void> {
    await this.client.send(
      new SendMessageCommand({
        QueueUrl: queueUrl(queue),
        MessageBody: body,
        ...(delaySeconds ? { DelaySeconds: delaySeconds } : {}),
        ...(trace
          ? { MessageAttributes: { [TRACE_HEADER]: { DataType: 'String', StringValue: trace } } }
          : {}),
      }),
    );
  }

  /** Lets messages that were taken be given again after so many seconds, unless they are done by then. */
  async comeBack(queue: string, receipts: readonly string[], seconds: number): Promise<void> {
    await this.client.send(
      new ChangeMessageVisibilityBatchCommand({
        QueueUrl: queueUrl(queue),
        Entries: receipts.map((ReceiptHandle, at) => ({
          Id: String(at),
          ReceiptHandle,
          VisibilityTimeout: seconds,
        })),
      }),
    );
  }
}
