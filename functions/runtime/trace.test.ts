import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consume } from './consume.ts';
import { Database } from './database.ts';
import { log } from './log.ts';
import { Outbox } from './outbox.ts';
import { Queues } from './queues.ts';
import { currentTrace, traced } from './trace.ts';

const documents = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const queue = new SQSClient({ region: 'us-east-1' });
const [dynamo, sqs] = [mockClient(documents), mockClient(queue)];
const now = () => new Date('2026-11-20T12:00:15.000Z');
const outbox = new Outbox(new Database(documents, now), new Queues(queue), now, () => 'out-1');
const news = { queue: 'jobs', message: { id: 'D-1' } };
const attributes = () =>
  sqs.commandCalls(SendMessageCommand).map(({ args }) => args[0].input.MessageAttributes);
const CALLED = 'pantalla-de-la-duca';

beforeEach(() => {
  dynamo.reset();
  sqs.reset();
  Object.assign(process.env, { TABLE_OUTBOX: 'outbox', QUEUE_JOBS: 'https://queue/jobs' });
});

describe('the name of a piece of work', () => {
  it('is the caller’s where it is a name, and one of its own where it is anything else', () => {
    expect(traced(CALLED, currentTrace)).toBe(CALLED);
    for (const odd of ['', 'corto', 'con espacio y más', 'línea\nnueva', 'x'.repeat(65), undefined])
      expect(traced(odd, currentTrace)).toMatch(/^[0-9a-f-]{36}$/);
    expect(currentTrace()).toBeUndefined();
  });

  it('stands in each log line, and in none of what nobody asked for', () => {
    const lines: string[] = [];
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    traced(CALLED, () => log.info('procedure.done', { procedure: 'duca/open' }));
    log.info('outbox.swept', { count: 1 });
    spy.mockRestore();
    expect(lines.map((each) => (JSON.parse(each) as { trace?: string }).trace)).toEqual([CALLED, undefined]);
  });

  it('goes with a message, also with one that a sweep sends long after', async () => {
    const row = traced(CALLED, () => outbox.row(news));
    await traced('otro-trabajo', () => outbox.flush([row]));
    const left = { ...row.item, sk: '2026-11-20T11:00:00.000Z~out' };
    dynamo
      .on(QueryCommand)
      .resolvesOnce({ Items: [left] })
      .resolves({ Items: [] });
    await traced('el-barrido', () => outbox.sweep());
    const named = { 'x-correlation-id': { DataType: 'String', StringValue: CALLED } };
    expect(attributes()).toEqual([named, named]);
  });

  it('is that of whoever works the message, each its own, and what fails alone comes again', async () => {
    const message = (messageId: string, name?: string) => ({
      messageId,
      body: messageId,
      messageAttributes: name ? { 'x-correlation-id': { dataType: 'String', stringValue: name } } : {},
    });
    const event = {
      Records: [message('uno', CALLED), message('dos'), message('tres'), message('cuatro')],
    } as unknown as SQSEvent;
    const seen: (string | undefined)[] = [];
    const failed: unknown[] = [];
    const quiet = { info: vi.fn(), warn: vi.fn(), error: (...told: unknown[]) => void failed.push(told) };
    const answered = await consume(quiet, 'jobs', event, async (body) => {
      seen.push(currentTrace());
      if (body === 'tres') throw new Error('away');
      return body !== 'cuatro';
    });
    expect(seen[0]).toBe(CALLED);
    expect(new Set(seen).size).toBe(4);
    expect(answered.batchItemFailures).toEqual([{ itemIdentifier: 'tres' }, { itemIdentifier: 'cuatro' }]);
    expect(failed).toHaveLength(1);
  });
});
