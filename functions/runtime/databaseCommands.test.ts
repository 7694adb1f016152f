import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CarriedLost, Database, type Write } from './database.ts';
import { companyKey, systemKey } from './keys.ts';

/** What goes over the wire, word by word, and how often; that it does what it says is seen on the embedded store. */
const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const dynamo = mockClient(client);
const database = new Database(client, () => new Date('2026-11-20T12:00:00Z'));
const pk = companyKey({ company: 'co' });
const key = { pk, sk: 'a' };
const cancelled = (...codes: string[]) =>
  Object.assign(named('TransactionCanceledException'), {
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const named = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => {
  dynamo.reset();
  process.env['TABLE_DUCA'] = 'the-duca';
});

describe('one write', () => {
  it('puts the item as it is', async () => {
    await database.write({ kind: 'put', table: 'duca', item: { ...key, n: 1 } });
    expect(dynamo.commandCalls(PutCommand)[0]!.args[0].input).toEqual({
      TableName: 'the-duca',
      Item: { ...key, n: 1 },
    });
  });

  it('deletes on its condition', async () => {
    await database.write({ kind: 'delete', table: 'duca', key, when: { equals: { lock: 2 } } });
    expect(dynamo.commandCalls(DeleteCommand)[0]!.args[0].input).toEqual({
      TableName: 'the-duca',
      Key: key,
      ConditionExpression: '#c0 = :c0',
      ExpressionAttributeNames: { '#c0': 'lock' },
      ExpressionAttributeValues: { ':c0': 2 },
    });
  });

  it('sets, removes and asks in one update', async () => {
    const update: Write = { kind: 'update', table: 'duca', key, set: { a: 1, b: '' }, remove: ['c', 'd'] };
    await database.write({ ...update, when: { exists: true } });
    await database.write({ ...update, set: {}, remove: ['c'] });
    await database.write({ kind: 'update', table: 'duca', key, set: { a: 1 } });
    const [whole, removing, setting] = dynamo.commandCalls(UpdateCommand).map(({ args }) => args[0].input);
    expect(whole).toEqual({
      TableName: 'the-duca',
      Key: key,
      UpdateExpression: 'SET #s0 = :s0, #s1 = :s1 REMOVE #r0, #r1',
      ConditionExpression: 'attribute_exists(#c0)',
      ExpressionAttributeNames: { '#c0': 'pk', '#s0': 'a', '#s1': 'b', '#r0': 'c', '#r1': 'd' },
      ExpressionAttributeValues: { ':s0': 1, ':s1': '' },
    });
    expect(removing!.UpdateExpression).toBe('REMOVE #r0');
    expect(setting!.UpdateExpression).toBe('SET #s0 = :s0');
    expect(setting).not.toHaveProperty('ConditionExpression');
  });

  it('that only checks goes as a transaction, for it is no write of its own', async () => {
    await database.write({ kind: 'check', table: 'duca', key, when: { exists: true } });
    expect(dynamo.commandCalls(TransactWriteCommand)[0]!.args[0].input.TransactItems).toEqual([
      {
        ConditionCheck: {
          TableName: 'the-duca',
          Key: key,
          ConditionExpression: 'attribute_exists(#c0)',
          ExpressionAttributeNames: { '#c0': 'pk' },
        },
      },
    ]);
  });

  it('that loses its condition says so, and any other failure as it is', async () => {
    dynamo
      .on(PutCommand)
      .rejectsOnce(named('ConditionalCheckFailedException'))
      .rejects(named('AccessDenied'));
    const put: Write = { kind: 'put', table: 'duca', item: key };
    await expect(database.write(put)).rejects.toMatchObject({
      write: put,
      message: expect.stringContaining('duca'),
    });
    await expect(database.write(put)).rejects.toThrow('AccessDenied');
    expect(dynamo.commandCalls(PutCommand)).toHaveLength(2);
  });
});

describe('writes together', () => {
  const many = (count: number): Write[] =>
    Array.from({ length: count }, (_, n) => ({ kind: 'put', table: 'duca', item: { pk, sk: String(n) } }));

  const items = (at: number) => dynamo.commandCalls(TransactWriteCommand)[at]!.args[0].input.TransactItems;
  const mark: Write = { kind: 'update', table: 'duca', key, set: { a: 1 }, when: { equals: { a: 0 } } };

  it('are so many at most that a hundredth still fits, or none', async () => {
    await database.write(...many(99));
    expect(items(0)).toHaveLength(99);
    await database.carrying(mark).write(...many(99));
    expect(items(1)).toHaveLength(100);
    for (const door of [database, database.carrying(mark)])
      await expect(door.write(...many(100))).rejects.toThrow('100 writes');
    expect(dynamo.calls()).toHaveLength(2);
  });

  it('carry what a call must be known by, once, with the first that holds', async () => {
    const door = database.carrying(mark);
    dynamo.on(TransactWriteCommand).rejectsOnce(cancelled('ConditionalCheckFailed', 'None')).resolves({});
    const [own] = many(1);
    await expect(door.write(own!)).rejects.toMatchObject({ write: own });
    expect(door.hasCarried).toBe(false);
    await door.write(...many(1));
    expect(door.hasCarried).toBe(true);
    expect([items(0)!.length, items(1)!.length]).toEqual([2, 2]);
    await door.write(...many(1));
    expect(dynamo.commandCalls(PutCommand)).toHaveLength(1);
  });

  it('carry nothing where they are no change of the call, and write nothing where the call is over', async () => {
    const door = database.carrying(mark);
    await door.aside(...many(1));
    expect(door.hasCarried).toBe(false);
    expect(dynamo.commandCalls(PutCommand)).toHaveLength(1);
    dynamo.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    await expect(door.write(...many(1))).rejects.toBeInstanceOf(CarriedLost);
    expect(door.hasCarried).toBe(false);
  });

  it('that keep meeting others are tried seven times, each time later, and then fail', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    try {
      dynamo.on(TransactWriteCommand).rejects(named('TransactionConflictException'));
      const failed = expect(database.write(...many(2))).rejects.toThrow('TransactionConflictException');
      const tries = () => dynamo.commandCalls(TransactWriteCommand).length;
      await vi.advanceTimersByTimeAsync(9);
      expect(tries()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(tries()).toBe(2);
      await vi.advanceTimersByTimeAsync(20);
      expect(tries()).toBe(3);
      await vi.advanceTimersByTimeAsync(40 + 80 + 160 + 320);
      await failed;
      expect(tries()).toBe(7);
    } finally {
      vi.useRealTimers();
      vi.restoreAllMocks();
    }
  });
});

describe('reading', () => {
  it('of one row is of what was written last', async () => {
    dynamo.on(GetCommand).resolves({});
    expect(await database.get('duca', key)).toBeUndefined();
    expect(dynamo.commandCalls(GetCommand)[0]!.args[0].input).toEqual({
      TableName: 'the-duca',
      Key: key,
      ConsistentRead: true,
    });
  });

  it('of many rows goes a hundred at a time, and none for no keys', async () => {
    dynamo.on(BatchGetCommand).resolves({});
    const keys = Array.from({ length: 250 }, (_, n) => ({ pk, sk: String(n) }));
    expect(await database.getMany('duca', keys)).toEqual(keys.map(() => undefined));
    const asked = dynamo
      .commandCalls(BatchGetCommand)
      .map(({ args }) => args[0].input.RequestItems!['the-duca']!);
    expect(asked.map((each) => each.Keys!.length)).toEqual([100, 100, 50]);
    expect(asked.every((each) => each.ConsistentRead)).toBe(true);
    expect(await database.getMany('duca', [])).toEqual([]);
    expect(dynamo.calls()).toHaveLength(3);
  });

  it('of a partition says its range, its direction and its limit', async () => {
    dynamo.on(QueryCommand).resolves({ Items: [] });
    const index = { name: 'byState', partitionKey: 'statePk', sortKey: 'stateSk' };
    await database.query('duca', { pk, few: 'what a test wrote itself' });
    await database.query('duca', { pk, prefix: '', descending: true, few: 'what a test wrote itself' });
    await database.query('duca', { pk: systemKey('due'), index, upTo: 'Z', limit: 5 });
    const [all, down, due] = dynamo.commandCalls(QueryCommand).map(({ args }) => args[0].input);
    expect(all).toEqual({
      TableName: 'the-duca',
      ConsistentRead: true,
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': 'pk' },
      ExpressionAttributeValues: { ':pk': 'C#co' },
      ScanIndexForward: true,
    });
    expect(down).toMatchObject({
      KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :sk)',
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
      ExpressionAttributeValues: { ':pk': 'C#co', ':sk': '' },
      ScanIndexForward: false,
    });
    expect(due).toEqual({
      TableName: 'the-duca',
      IndexName: 'byState',
      KeyConditionExpression: '#pk = :pk AND #sk <= :sk',
      ExpressionAttributeNames: { '#pk': 'statePk', '#sk': 'stateSk' },
      ExpressionAttributeValues: { ':pk': 'system#due', ':sk': 'Z' },
      ScanIndexForward: true,
      Limit: 5,
    });
  });

  it('stops at its limit, and asks each page for what is still missing', async () => {
    const page = (...names: string[]) => ({
      Items: names.map((sk) => ({ pk, sk })),
      LastEvaluatedKey: { pk, sk: names.at(-1) },
    });
    dynamo.on(QueryCommand).resolvesOnce(page('a', 'b')).resolvesOnce(page('c')).resolves(page('d'));
    expect(await database.query('duca', { pk, limit: 3 })).toHaveLength(3);
    const asked = dynamo.commandCalls(QueryCommand).map(({ args }) => args[0].input);
    expect(asked.map((each) => each.Limit)).toEqual([3, 1]);
    expect(asked[0]).not.toHaveProperty('ExclusiveStartKey');
    expect(asked[1]!.ExclusiveStartKey).toEqual({ pk, sk: 'b' });
  });

  it('shows rows whose expiry is no number, and none that is over', async () => {
    const seconds = Date.parse('2026-11-20T12:00:00Z') / 1000;
    const rows = [
      { pk, sk: 'past', expires: seconds - 1 },
      { pk, sk: 'now', expires: seconds },
      { pk, sk: 'later', expires: seconds + 1 },
      { pk, sk: 'text', expires: '0' },
      { pk, sk: 'none' },
    ];
    dynamo.on(QueryCommand).resolves({ Items: rows });
    expect(
      (await database.query('duca', { pk, few: 'what a test wrote itself' })).map((row) => row.sk),
    ).toEqual(['later', 'text', 'none']);
  });
});
