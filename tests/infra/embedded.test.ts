import { statSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DescribeTableCommand, DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderInUse } from '../../infra/embedded/folder/dataFolder.ts';
import { startInstance, type Instance } from '../../infra/embedded/instance.ts';
import { fixtureOptions } from './fixture/options.ts';
import { call, callJson, clientOptions, eventually, notes, temporaryFolder } from './support.ts';

const folder = temporaryFolder();
let instance: Instance;

beforeAll(async () => {
  instance = await startInstance(fixtureOptions(folder.path));
});

afterAll(async () => {
  await instance?.stop();
  folder.remove();
});

const dynamo = () =>
  new DynamoDBClient({
    ...clientOptions(instance),
    endpoint: instance.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
    maxAttempts: 1,
  });

describe('tables', () => {
  it('have the keys, indexes and expiry of the topology', async () => {
    const name = { TableName: instance.env['TABLE_CATALOGUES'] };
    const { Table: table } = await dynamo().send(new DescribeTableCommand(name));
    expect(table?.KeySchema).toEqual([
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ]);
    expect(table?.GlobalSecondaryIndexes?.map((index) => index.IndexName)).toEqual(['byOther']);
    const { TimeToLiveDescription: ttl } = await dynamo().send(new DescribeTimeToLiveCommand(name));
    expect(ttl).toMatchObject({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expires' });
  });

  it('write all of a transaction or none of it', async () => {
    const documents = DynamoDBDocumentClient.from(dynamo());
    const TableName = instance.env['TABLE_CATALOGUES'];
    const put = (sk: string) => ({ Put: { TableName, Item: { pk: 'tx', sk } } });
    const once = { ...put('b').Put, ConditionExpression: 'attribute_not_exists(pk)' };
    await documents.send(new TransactWriteCommand({ TransactItems: [put('a'), { Put: once }] }));
    const again = documents.send(new TransactWriteCommand({ TransactItems: [put('c'), { Put: once }] }));
    await expect(again).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    const { Item: item } = await documents.send(new GetCommand({ TableName, Key: { pk: 'tx', sk: 'c' } }));
    expect(item).toBeUndefined();
  });
});

describe('API', () => {
  it('hands a function the event of API Gateway', async () => {
    const answer = await fetch(`${instance.url}/api/catalogues/echo?a=1&a=2&b=%C3%B1`, {
      method: 'PUT',
      headers: { 'x-thing': 'one' },
      body: JSON.stringify({ texto: 'ñandú' }),
    });
    const { event, remaining } = (await answer.json()) as { event: APIGatewayProxyEvent; remaining: number };
    expect(event).toMatchObject({
      resource: '/api/catalogues/{procedure}',
      httpMethod: 'PUT',
      pathParameters: { procedure: 'echo' },
      queryStringParameters: { a: '2', b: 'ñ' },
      multiValueQueryStringParameters: { a: ['1', '2'] },
      multiValueHeaders: { 'x-thing': ['one'] },
      requestContext: { identity: { sourceIp: '127.0.0.1' } },
      body: Buffer.from('{"texto":"ñandú"}').toString('base64'),
      isBase64Encoded: true,
    });
    expect(remaining).toBeGreaterThan(0);
    expect(remaining).toBeLessThanOrEqual(30_000);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it('answers under its own addresses alone: another name that leads here is another site', async () => {
    const under = async (host: string): Promise<{ status: number; body: string }> => {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      httpRequest(`${instance.url}/api/catalogues/echo`, { method: 'POST', headers: { host } }, resolve)
        .on('error', reject)
        .end();
      const answer = await promise;
      return { status: answer.statusCode ?? 0, body: await text(answer) };
    };
    const { port } = instance;
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`])
      expect((await under(host)).status, host).toBe(200);
    for (const host of [`evil.example:${port}`, 'localhost']) {
      const { status, body } = await under(host);
      expect(status, host).toBe(421);
      expect(body).toMatch(/APP_ORIGINS/);
    }
  });

  it('hands over bytes that are no text as base64', async () => {
    const bytes = new Uint8Array([0xff, 0xfe, 0]);
    const answer = await fetch(`${instance.url}/api/catalogues/echo`, { method: 'POST', body: bytes });
    const { event } = (await answer.json()) as { event: APIGatewayProxyEvent };
    expect([event.body, event.isBase64Encoded]).toEqual(['//4A', true]);
  });

  it.each([
    ['/api/nothing/at-all', 'POST', 404, 'procedure.unknown'],
    ['/api/catalogues/', 'POST', 404, 'procedure.unknown'],
    ['/api/catalogues/echo', 'DELETE', 405, 'request.method'],
    ['/api/catalogues/throw', 'POST', 500, 'internal'],
    ['/api/catalogues/crash', 'POST', 500, 'internal'],
  ])('answers %s %s with %i %s and no trace', async (path, method, status, code) => {
    const answer = await fetch(instance.url + path, { method });
    const text = await answer.text();
    expect(answer.status).toBe(status);
    const { error } = JSON.parse(text) as { error: Record<string, string> };
    expect(error['code']).toBe(code);
    expect(error['reference']).toMatch(/^[0-9a-f-]{36}$/);
    expect(text).not.toMatch(/secret|at handler|\.ts/);
  });

  const large = 'x'.repeat(7 * 1024 * 1024);
  const tooLarge = (size: string) =>
    `La petición pesa al menos ${size} y el límite es 4.5 MB. Divídala en partes.`;

  it.each([
    ['announced and never sent', { 'content-length': large.length }, 'x', tooLarge('7 MB')],
    ['announced and sent whole', { 'content-length': large.length }, large, tooLarge('7 MB')],
    ['of unknown length and sent whole', {}, large, tooLarge('4.6 MB')],
    [
      'sent by one that will close',
      { connection: 'close', 'content-length': large.length },
      large,
      tooLarge('7 MB'),
    ],
  ])('refuses a body of 7 MB, %s, with a sentence', async (_, headers, sends, sentence) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { port } = instance;
    const path = '/api/catalogues/echo';
    const sent = httpRequest({ port, path, method: 'POST', headers, agent: false });
    sent.on('response', resolve).on('error', reject);
    sent.write(sends);
    if (sends === large) sent.end();
    const answer = await promise;
    const { error } = JSON.parse(await text(answer)) as { error: { code: string; message: string } };
    expect([answer.statusCode, error.code, error.message]).toEqual([413, 'request.too-large', sentence]);
    sent.destroy();
  });

  it('sends a compressed answer as the function made it, and with the caller’s links when it holds some', async () => {
    const packed = await call(instance.url, 'packed', { text: 'ñ'.repeat(100) });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(await packed.text()).toBe('ñ'.repeat(100));
    const link = `${instance.env['AWS_ENDPOINT_URL_S3']}/files/k?X-Amz-Signature=1`;
    const linked = await call(instance.url, 'packed', { text: link });
    expect(linked.headers.get('content-encoding')).toBeNull();
    expect(await linked.text()).toBe(`${instance.url}/s3/files/k?X-Amz-Signature=1`);
  });

  it('lets no answer through that AWS would cut off', async () => {
    const answer = await call(instance.url, 'long', { bytes: String(6 * 1024 * 1024) });
    expect(answer.status).toBe(500);
    expect(((await answer.json()) as { error: { code: string } }).error.code).toBe('internal');
    expect((await call(instance.url, 'long', { bytes: String(5 * 1024 * 1024) })).status).toBe(200);
  });

  it('gives a function the places that it was granted and nothing of our own surroundings', async () => {
    process.env['SOMETHING_OF_OURS'] = 'x';
    const { names } = await callJson<{ names: string[] }>(instance.url, 'environment');
    expect(names).toEqual(
      expect.arrayContaining(['TABLE_CATALOGUES', 'BUCKET_FILES', 'QUEUE_JOBS', 'SECRET_DATA_KEY']),
    );
    expect(names).not.toContain('SOMETHING_OF_OURS');
    expect(names).not.toContain('SECRET_AUTHORITY_CREDENTIALS');
  });

  it('keeps the data key in a file that only its owner reads, and gives it to the functions', async () => {
    const { secret } = await callJson<{ secret: string }>(instance.url, 'secret');
    expect(Buffer.from(secret, 'base64')).toHaveLength(32);
    expect(statSync(join(folder.path, 'secrets', 'data-key')).mode & 0o777).toBe(0o600);
  });
});

describe('function copies', () => {
  it('take one invocation at a time, in parallel with each other', async () => {
    const results = await Promise.all(
      Array.from({ length: 12 }, () =>
        callJson<{ most: number; copy: string }>(instance.url, 'slow', { ms: '200' }),
      ),
    );
    expect(Math.max(...results.map((each) => each.most))).toBe(1);
    const copies = new Set(results.map((each) => each.copy)).size;
    expect(copies).toBeGreaterThan(1);
    expect(copies).toBeLessThanOrEqual(6);
  });

  it('are cut off at their time limit, and the next call finds a fresh one', async () => {
    const impatient = (procedure: string) =>
      fetch(`${instance.url}/api/impatient/${procedure}`, { method: 'POST', body: '{}' });
    expect((await impatient('spin')).status).toBe(500);
    const answer = await impatient('echo');
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { remaining: number }).remaining).toBeLessThanOrEqual(1000);
  });
});

describe('queues and schedules', () => {
  it('deliver a message once when its function takes it', async () => {
    await call(instance.url, 'enqueue', { id: 'good', queue: 'QUEUE_MAILS' });
    await eventually(
      () => notes(instance, 'seen#good'),
      (seen) => seen.length === 1,
    );
    const sqs = new SQSClient({
      ...clientOptions(instance),
      endpoint: instance.env['AWS_ENDPOINT_URL_SQS'] ?? '',
    });
    const states = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const;
    const attributes = new GetQueueAttributesCommand({
      QueueUrl: instance.env['QUEUE_MAILS'],
      AttributeNames: [...states],
    });
    await eventually(
      async () => (await sqs.send(attributes)).Attributes ?? {},
      (kept) => states.every((state) => kept[state] === '0'),
    );
    sqs.destroy();
    expect(await notes(instance, 'seen#good')).toEqual(['1']);
  });

  it('deliver a failing message again, and give it to the dead letters after its last receive', async () => {
    await call(instance.url, 'enqueue', { id: 'bad', fail: '1' });
    await eventually(
      () => notes(instance, 'dead'),
      (dead) => dead.includes('bad'),
    );
    await eventually(
      () => notes(instance, 'seen#bad'),
      (seen) => seen.join() === '1,2',
    );
  });

  it('run each schedule at the start', async () => {
    await eventually(
      () => notes(instance, 'schedule'),
      (ran) => ran.includes('sweep'),
    );
  });
});

describe('instances', () => {
  it('do not disturb each other', async () => {
    const other = temporaryFolder();
    const second = await startInstance(fixtureOptions(other.path));
    try {
      await callJson(second.url, 'note', { sk: 'second' });
      expect(await notes(second, 'note')).toEqual(['second']);
      expect(await notes(instance, 'note')).toEqual([]);
      const { link } = await callJson<{ link: string }>(second.url, 'file', { key: 'C1/k', body: 'b' });
      expect((await fetch(link.replace(second.url, instance.url))).status).toBe(403);
    } finally {
      await second.stop();
      other.remove();
    }
  });

  it('refuse a data folder in use with a sentence that says by whom', async () => {
    const again = startInstance(fixtureOptions(folder.path));
    await expect(again).rejects.toThrow(FolderInUse);
    await expect(again).rejects.toThrow(`proceso ${process.pid}`);
  });

  it('refuse a port in use with a sentence, and leave nothing behind', async () => {
    const other = temporaryFolder();
    const options = { ...fixtureOptions(other.path), port: instance.port };
    await expect(startInstance(options)).rejects.toThrow(`El puerto ${instance.port} ya está ocupado`);
    const free = await startInstance(fixtureOptions(other.path));
    await free.stop();
    other.remove();
  });

  it('name the functions that have no code', async () => {
    const other = temporaryFolder();
    const { topology, ...options } = fixtureOptions(other.path);
    const lost = topology!.functions.map((each) => ({ ...each, module: 'duca' as const }));
    const starting = startInstance({ ...options, topology: { ...topology!, functions: lost } });
    await expect(starting).rejects.toThrow(/functions without code[\s\S]*duca.handler\.ts/);
    other.remove();
  });
});
