import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Log } from './log.ts';
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
  work: (body: string, message: string) => Promise<boolean | void>,
): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const each of event.Records) {
    await tracedMessage(each, async () => {
      try {
        if ((await work(each.body, each.messageId)) !== false) return;
      } catch (error) {
        log.error('message.failed', { queue, message: each.messageId, error });
      }
      batchItemFailures.push({ itemIdentifier: each.messageId });
    });
  }
  return { batchItemFailures };
}
