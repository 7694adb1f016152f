import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DeleteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { Database } from './database.ts';
import { Outbox } from './outbox.ts';
import { Queues } from './queues.ts';
import { SHARDS } from './shards.ts';

/** Queues and stores that fail; news on their usual way go through the embedded parts. */
const documents = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const queue = new SQSClient({ region: 'us-east-1' });
const [dynamo, sqs] = [mockClient(documents), mockClient(queue)];
const now = () => new Date('2026-11-20T12:00:15.000Z');
let ids = 0;
const outbox = new Outbox(new Database(documents, now), new Queues(queue), now, () => `out-${(ids += 1)}`);
const news = { queue: 'jobs', message: { id: 'D-1' } };
/** Of two companies whose news lie in different parts. */
const ours = (id: string) => ({ queue: 'jobs', message: { company: 'emp-1', id } });
const theirs = (id: string) => ({ queue: 'jobs', message: { company: 'emp-2', id } });
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
    const { pk } = row.item;
    expect(pk).toMatch(/^system#outbox#\d+$/);
    expect(row.item).toEqual({
      pk,
      sk: '2026-11-20T12:00:15.000Z~out-1',
      queue: 'jobs',
      message: { id: 'D-1' },
    });
    await outbox.flush([row]);
    expect(sent()).toEqual([{ QueueUrl: 'https://queue/jobs', MessageBody: '{"id":"D-1"}' }]);
    expect(dynamo.commandCalls(DeleteCommand)[0]!.args[0].input.Key).toEqual({
      pk,
      sk: '2026-11-20T12:00:15.000Z~out-1',
    });
  });

  it('stay where the queue fails, and what comes after them waits, without failing the call', async () => {
    sqs.on(SendMessageCommand).rejects(new Error('queue away'));
    await outbox.flush([outbox.row(news), outbox.row(news)]);
    expect(sent()).toHaveLength(1);
    expect(dynamo.commandCalls(DeleteCommand)).toEqual([]);
  });

  it('of a company lie in one part, and of many companies in all', () => {
    const parts = (count: number, company: (at: number) => string) =>
      new Set(
        Array.from(
          { length: count },
          (_, at) => outbox.row({ queue: 'jobs', message: { company: company(at) } }).item.pk,
        ),
      ).size;
    expect(parts(50, () => 'emp-1')).toBe(1);
    expect(parts(500, (at) => `emp-${at}`)).toBe(SHARDS);
  });

  /** Rows as a store gives them back: those of the asked part. */
  const lying = (rows: { pk: string }[]): void => {
    dynamo.on(QueryCommand).callsFake((input: { ExpressionAttributeValues: Record<string, string> }) => ({
      Items: rows.filter(({ pk }) => pk === input.ExpressionAttributeValues[':pk']),
    }));
  };
  const written = (at: string, message: typeof news) => ({ ...outbox.row(message).item, sk: `${at}~out` });
  const named = () => sent().map(({ MessageBody = '' }) => (JSON.parse(MessageBody) as { id: string }).id);

  it('are swept a bounded number of each part, one in turn', async () => {
    const old = '2026-11-20T11:59:00.000Z';
    const backlog = ['A-1', 'A-2', 'A-3'].map((id) => written(old, ours(id)));
    const other = written(old, theirs('B-1'));
    expect(other.pk).not.toBe(backlog[0]!.pk);
    lying([...backlog, other]);
    expect(await outbox.sweep()).toBe(4);
    const order = named();
    expect(order.indexOf('B-1')).toBeLessThan(2);
    expect(order.filter((id) => id.startsWith('A'))).toEqual(['A-1', 'A-2', 'A-3']);
    const asked = dynamo.commandCalls(QueryCommand).map(({ args }) => args[0].input);
    expect(new Set(asked.map((each) => each.ExpressionAttributeValues?.[':pk'] as string)).size).toBe(SHARDS);
    for (const each of asked) expect(each.Limit).toBe(32);
    expect(dynamo.commandCalls(DeleteCommand)).toHaveLength(4);
  });

  it('are left for fifteen seconds to the call that wrote them, and never until the day of a clock that ran ahead', async () => {
    lying([
      written('2026-11-20T11:59:59.999Z', ours('sixteen seconds')),
      written('2026-11-20T12:00:00.001Z', ours('fourteen seconds')),
      written('2026-11-20T12:00:15.000Z', ours('now')),
      written('2026-11-20T12:10:00.000Z', ours('ten minutes ahead')),
    ]);
    await outbox.sweep();
    expect(named()).toEqual(['sixteen seconds', 'ten minutes ahead']);
  });

  it('of a company that cannot be sent keep those of no other from going, and the sweep tells it', async () => {
    const old = '2026-11-20T11:59:00.000Z';
    lying([written(old, ours('A-1')), written(old, ours('A-2')), written(old, theirs('B-1'))]);
    sqs.on(SendMessageCommand).callsFake(({ MessageBody = '' }: { MessageBody?: string }) => {
      if (MessageBody.includes('emp-1')) throw new Error('refused');
      return {};
    });
    await expect(outbox.sweep()).rejects.toMatchObject({ errors: [new Error('refused')] });
    expect(named().sort()).toEqual(['A-1', 'B-1']);
    expect(dynamo.commandCalls(DeleteCommand)).toHaveLength(1);
  });

  it('are not deleted by a sweep that could not send them', async () => {
    dynamo
      .on(QueryCommand)
      .resolvesOnce({ Items: [written('2026-11-20T11:59:00.000Z', news)] })
      .resolves({ Items: [] });
    sqs.on(SendMessageCommand).rejects(new Error('queue away'));
    await expect(outbox.sweep()).rejects.toMatchObject({ errors: [new Error('queue away')] });
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
