import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DeleteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { Database } from './database.ts';
import { Outbox } from './outbox.ts';

/** Queues and stores that fail; news on their usual way go through the embedded parts. */
const documents = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const queue = new SQSClient({ region: 'us-east-1' });
const [dynamo, sqs] = [mockClient(documents), mockClient(queue)];
const now = () => new Date('2026-11-20T12:00:15.000Z');
let ids = 0;
const outbox = new Outbox(new Database(documents, now), queue, now, () => `out-${(ids += 1)}`);
const news = { queue: 'jobs', message: { id: 'D-1' } };
const sent = () => sqs.commandCalls(SendMessageCommand).map(({ args }) => args[0].input);

beforeEach(() => {
  dynamo.reset();
  sqs.reset();
  ids = 0;
  Object.assign(process.env, { TABLE_OUTBOX: 'outbox', QUEUE_JOBS: 'https://queue/jobs' });
});

describe('news that may not be lost', () => {
  it('are a row in the order of their time, which is deleted once they are sent', async () => {
    const row = outbox.row(news);
    expect(row.item).toEqual({
      pk: 'system#outbox',
      sk: '2026-11-20T12:00:15.000Z~out-1',
      queue: 'jobs',
      message: { id: 'D-1' },
    });
    await outbox.flush([row]);
    expect(sent()).toEqual([{ QueueUrl: 'https://queue/jobs', MessageBody: '{"id":"D-1"}' }]);
    expect(dynamo.commandCalls(DeleteCommand)[0]!.args[0].input.Key).toEqual({
      pk: 'system#outbox',
      sk: '2026-11-20T12:00:15.000Z~out-1',
    });
  });

  it('stay where the queue fails, and what comes after them waits, without failing the call', async () => {
    sqs.on(SendMessageCommand).rejects(new Error('queue away'));
    await outbox.flush([outbox.row(news), outbox.row(news)]);
    expect(sent()).toHaveLength(1);
    expect(dynamo.commandCalls(DeleteCommand)).toEqual([]);
  });

  it('are swept when they are fifteen seconds old, five hundred at a time', async () => {
    dynamo.on(QueryCommand).resolves({ Items: [{ ...outbox.row(news).item }, { ...outbox.row(news).item }] });
    expect(await outbox.sweep()).toBe(2);
    expect(sent()).toHaveLength(2);
    expect(dynamo.commandCalls(QueryCommand)[0]!.args[0].input).toMatchObject({
      ExpressionAttributeValues: { ':pk': 'system#outbox', ':sk': '2026-11-20T12:00:00.000Z' },
      Limit: 500,
    });
    expect(dynamo.commandCalls(DeleteCommand)).toHaveLength(2);
  });

  it('are not deleted by a sweep that could not send them', async () => {
    dynamo.on(QueryCommand).resolves({ Items: [{ ...outbox.row(news).item }] });
    sqs.on(SendMessageCommand).rejects(new Error('queue away'));
    await expect(outbox.sweep()).rejects.toThrow('queue away');
    expect(dynamo.commandCalls(DeleteCommand)).toEqual([]);
  });
});

describe('a nudge', () => {
  it('waits as long as it is told, and not at all for no time', async () => {
    await outbox.nudge({ ...news, delaySeconds: 30 });
    await outbox.nudge({ ...news, delaySeconds: 0 });
    expect(sent()[0]).toEqual({
      QueueUrl: 'https://queue/jobs',
      MessageBody: '{"id":"D-1"}',
      DelaySeconds: 30,
    });
    expect(sent()[1]).not.toHaveProperty('DelaySeconds');
  });
});
