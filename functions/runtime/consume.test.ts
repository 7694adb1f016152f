import { ChangeMessageVisibilityBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { consume, takeUpSoon } from './consume.ts';
import { log } from './log.ts';
import { Outbox } from './outbox.ts';
import { Queues } from './queues.ts';

process.env['QUEUE_PRINT_JOBS'] = 'https://sqs.example/print-jobs';
const sqs = mockClient(SQSClient);
const services = {
  // Only its queue is asked here.
  outbox: new Outbox(
    {} as ConstructorParameters<typeof Outbox>[0],
    new Queues(new SQSClient({})),
    () => new Date(),
    () => 'x',
  ),
};
const batch = { Records: [{ receiptHandle: 'a' }, { receiptHandle: 'b' }] } as SQSEvent;
beforeEach(() => sqs.reset());

test('work that is killed is done again a little after its time is over, and not after six times that', async () => {
  sqs.on(ChangeMessageVisibilityBatchCommand).resolves({});
  await takeUpSoon(services, 'print-jobs', batch, { getRemainingTimeInMillis: () => 109_300 });
  expect(sqs.commandCalls(ChangeMessageVisibilityBatchCommand).map(({ args }) => args[0].input)).toEqual([
    {
      QueueUrl: 'https://sqs.example/print-jobs',
      Entries: [
        { Id: '0', ReceiptHandle: 'a', VisibilityTimeout: 120 },
        { Id: '1', ReceiptHandle: 'b', VisibilityTimeout: 120 },
      ],
    },
  ]);
});

test('a queue that cannot hear it keeps nobody from working', async () => {
  sqs.on(ChangeMessageVisibilityBatchCommand).rejects(new Error('down'));
  await takeUpSoon(services, 'print-jobs', batch, { getRemainingTimeInMillis: () => 1000 });
});

test('a message that met a document changed meanwhile comes again, and the log names it and has nothing of the document', async () => {
  const written: string[] = [];
  const keep = (text: unknown): boolean => written.push(String(text)) > 0;
  const streams = [process.stdout, process.stderr].map((each) =>
    vi.spyOn(each, 'write').mockImplementation(keep),
  );
  const stale = refusal('document.stale', { user: 'Ana' }, { details: { body: { VALOR: '125000.00' } } });
  const { batchItemFailures } = await consume(
    log,
    'duca-events',
    { Records: [{ body: '{}', messageId: 'm1' }] } as SQSEvent,
    () => Promise.reject(stale),
  );
  for (const each of streams) each.mockRestore();
  expect(batchItemFailures).toEqual([{ itemIdentifier: 'm1' }]);
  expect(written.join()).toContain('document.stale');
  expect(written.join()).not.toContain('125000');
  expect(written.join()).toContain('"messageId":"m1"');
  expect(written.join()).not.toContain('reserved key');
});
