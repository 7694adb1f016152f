import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { Database, type ConditionLost, type Write } from './database.ts';
import { companyKey } from './keys.ts';

/** What the real service does now and then and the embedded one never: conflicts, unprocessed keys, empty pages. */
const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const dynamo = mockClient(client);
const now = new Date('2026-11-20T12:00:00Z');
const database = new Database(client, () => now);
const pk = companyKey({ company: 'co' });
const put = (sk: string): Write => ({ kind: 'put', table: 'duca', item: { pk, sk }, when: { absent: true } });

const cancelled = (...codes: string[]) =>
  Object.assign(new Error('cancelled'), {
    name: 'TransactionCanceledException',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

beforeEach(() => {
  dynamo.reset();
  process.env['TABLE_DUCA'] = 'duca';
});

describe('Database', () => {
  it('tries a conflicting transaction again', async () => {
    dynamo
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', 'TransactionConflict'))
      .rejectsOnce(Object.assign(new Error('conflict'), { name: 'TransactionConflictException' }))
      .resolves({});
    await database.write(put('a'), put('b'));
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(3);
  });

  it('says which write lost its condition and does not try again', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    await expect(database.write(put('a'), put('b'))).rejects.toMatchObject({ write: put('b') });
    const told = { ...put('b'), lost: () => new Error('tomado') };
    const lost = await database.write(put('a'), told).catch((error: unknown) => error);
    expect(await (lost as ConditionLost).reason()).toEqual(new Error('tomado'));
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  it('passes on a cancellation that is neither: the caller must know that nothing was written', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('ValidationError', 'None'));
    await expect(database.write(put('a'), put('b'))).rejects.toThrow('cancelled');
  });

  it('writes one row alone, at half the price of a transaction', async () => {
    dynamo.on(PutCommand).resolves({});
    await database.write(put('a'));
    expect(dynamo.commandCalls(PutCommand)[0]?.args[0].input.ConditionExpression).toBe(
      'attribute_not_exists(#c0)',
    );
  });

  it('fetches keys that a batch left unprocessed, and answers in the order of the keys', async () => {
    dynamo
      .on(BatchGetCommand)
      .resolvesOnce({
        Responses: { duca: [{ pk, sk: 'b', n: 2 }] },
        UnprocessedKeys: { duca: { Keys: [{ pk, sk: 'a' }] } },
      })
      .resolvesOnce({ Responses: { duca: [{ pk, sk: 'a', n: 1 }] } });
    const rows = await database.getMany<{ n: number }>(
      'duca',
      ['a', 'b', 'c'].map((sk) => ({ pk, sk })),
    );
    expect(rows.map((row) => row?.n)).toEqual([1, 2, undefined]);
  });

  it('reads on through pages until the last one, which may be empty', async () => {
    dynamo
      .on(QueryCommand)
      .resolvesOnce({ Items: [{ pk, sk: 'a' }], LastEvaluatedKey: { pk, sk: 'a' } })
      .resolvesOnce({ Items: [{ pk, sk: 'b' }], LastEvaluatedKey: { pk, sk: 'b' } })
      .resolvesOnce({ Items: [] });
    expect(
      (await database.query('duca', { pk, few: 'what a test wrote itself' })).map((row) => row.sk),
    ).toEqual(['a', 'b']);
  });

  it('takes no query that says neither how many rows it wants nor why they stay few', () => {
    type Asked = Parameters<typeof database.query>[1];
    const limited: Asked = { pk, limit: 5 };
    const few: Asked = { pk, few: 'people of one company' };
    // @ts-expect-error whatever the partition holds
    const whole: Asked = { pk, prefix: 'H#' };
    // @ts-expect-error a reason that nobody looked at
    const waved: Asked = { pk, few: 'there are not many yet' };
    // @ts-expect-error a limit that may be none
    const maybe: Asked = { pk, limit: process.env['NONE'] ? 5 : undefined };
    expect([limited, few, whole, waved, maybe]).toHaveLength(5);
  });

  it('never shows a row past its expiry, though DynamoDB has not deleted it yet', async () => {
    const seconds = now.getTime() / 1000;
    dynamo
      .on(GetCommand)
      .resolvesOnce({ Item: { pk, sk: 'a', expires: seconds } })
      .resolvesOnce({ Item: { pk, sk: 'a', expires: seconds + 1 } });
    expect(await database.get('duca', { pk, sk: 'a' })).toBeUndefined();
    expect(await database.get('duca', { pk, sk: 'a' })).toBeDefined();
  });

  it('refuses key parts that could reach into another company', () => {
    expect(() => companyKey({ company: 'co#other' })).toThrow('separator');
  });
});
