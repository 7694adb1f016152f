import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Log } from './log.ts';
import type { Services } from './services.ts';
import { TRACE_HEADER, traced } from './trace.ts';

/** Works one message under the name of whatever put it. */
export const tracedMessage = <T>({ messageAttributes }: SQSRecord, work: () => T): T =>
  traced(messageAttributes?.[TRACE_HEADER]?.stringValue, work);

/**
 * Works the messages of a batch one after the other; only those that failed come again (fault row 37).
 * @param work is given what the message says and its id; throws, or says `false`, for a message that is to come again.
 */
export async function consume(
  log: Log,
  queue: string,
  event: SQSEvent,
  work: (body: string, messageId: string) => Promise<boolean | void>,
): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const each of event.Records) {
    await tracedMessage(each, async () => {
      try {
        if ((await work(each.body, each.messageId)) !== false) return;
      } catch (error) {
        log.error('message.failed', { queue, messageId: each.messageId, error });
      }
      batchItemFailures.push({ itemIdentifier: each.messageId });
    });
  }
  return { batchItemFailures };
}

/** What is left of an invocation; absent where none is at work. */
export type Remaining = Pick<Context, 'getRemainingTimeInMillis'> | undefined;

/** Beyond its time limit a function is not at work any more; the clocks of two services are this far apart. */
const MARGIN_SECONDS = 10;

/**
 * Lets long work that is killed be done again as soon as nobody can be at it, and not after the queue's own time, which is six
 * times as long because a message may wait for a free copy. A queue that does not hear it gives them by its own time.
 */
export async function takeUpSoon(
  { outbox }: Pick<Services, 'outbox'>,
  queue: string,
  { Records }: SQSEvent,
  remaining: Remaining,
): Promise<void> {
  if (!remaining) return;
  const seconds = Math.ceil(remaining.getRemainingTimeInMillis() / 1000) + MARGIN_SECONDS;
  const receipts = Records.map(({ receiptHandle }) => receiptHandle);
  await outbox.comeBack(queue, receipts, seconds).catch(() => undefined);
}
