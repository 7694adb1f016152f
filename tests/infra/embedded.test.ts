import { statSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DescribeTableCommand, DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderInUse } from '../../infra/embedded/dataFolder.ts';
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
      body: '{"texto":"ñandú"}',
      isBase64Encoded: false,
    });
    expect(remaining).toBeGreaterThan(1000);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('strict-transport-security')).toBeNull();
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

  it('refuses a body of more than 6 MB before reading it', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const { port } = instance;
    const headers = { 'content-length': 7 * 1024 * 1024 };
    const sent = httpRequest({ port, path: '/api/catalogues/echo', method: 'POST', headers });
    sent.on('response', (answer) => resolve(answer.statusCode ?? 0)).on('error', reject);
    sent.write('x');
    expect(await promise).toBe(413);
    sent.destroy();
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
    const began = performance.now();
    const results = await Promise.all(
      Array.from({ length: 12 }, () => callJson<{ most: number }>(instance.url, 'slow', { ms: '200' })),
    );
    expect(Math.max(...results.map((each) => each.most))).toBe(1);
    expect(performance.now() - began).toBeLessThan(12 * 200);
  });

  it('are cut off at their time limit, and the next call finds a fresh one', async () => {
    const began = performance.now();
    expect((await call(instance.url, 'spin')).status).toBe(500);
    expect(performance.now() - began).toBeLessThan(3500);
    expect((await call(instance.url, 'echo')).status).toBe(200);
  });
});

describe('objects', () => {
  const put = (key: string, body: string, seconds = '60') =>
    callJson<{ link: string }>(instance.url, 'file', { key, body, seconds });

  it('are downloaded by a presigned link on the public address, under the name it gives', async () => {
    const { link } = await put('C1/dva ñ+1.pdf', 'contents');
    expect(link.startsWith(`${instance.url}/s3/`)).toBe(true);
    const answer = await fetch(link);
    expect([answer.status, await answer.text()]).toEqual([200, 'contents']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="dva.pdf"');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are downloaded through another name of this machine', async () => {
    const url = `http://localhost:${instance.port}`;
    const { link } = await callJson<{ link: string }>(url, 'file', { key: 'C1/other', body: 'b' });
    expect(link.startsWith(`${url}/s3/`)).toBe(true);
    expect((await fetch(link)).status).toBe(200);
  });

  it('are refused when the link is over', async () => {
    const { link } = await put('C1/short.pdf', 'x', '1');
    expect((await fetch(link)).status).toBe(200);
    await sleep(1200);
    const answer = await fetch(link);
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining('Request has expired'),
    ]);
  });

  it.each([
    ['another key', (link: string) => link.replace('C1/mine', 'C2/mine')],
    [
      'another signature',
      (link: string) =>
        link.replace(
          /X-Amz-Signature=./,
          (found) => `${found.slice(0, -1)}${found.endsWith('0') ? '1' : '0'}`,
        ),
    ],
    ['a longer life', (link: string) => link.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')],
    ['another file name', (link: string) => link.replace('dva.pdf', 'dva.exe')],
    ['no signature', (link: string) => link.replace(/\?.*/, '')],
    ['a listing', (link: string) => link.replace(/C1.*/, '?list-type=2')],
  ])('are refused for %s', async (_what, change) => {
    const { link } = await put('C1/mine', 'x');
    await put('C2/mine', 'y');
    expect(change(link)).not.toBe(link);
    const answer = await fetch(change(link));
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toContain('xml');
    expect(await answer.text()).toMatch(/<Code>(AccessDenied|SignatureDoesNotMatch)<\/Code>/);
  });

  it('are not written or deleted by a link that reads, nor listed by anybody', async () => {
    const { link } = await put('C1/read-only', 'x');
    expect((await fetch(link, { method: 'PUT', body: 'y' })).status).toBe(403);
    expect((await fetch(link, { method: 'DELETE' })).status).toBe(403);
    const client = new S3Client({
      ...clientOptions(instance),
      endpoint: instance.env['AWS_ENDPOINT_URL_S3'] ?? '',
      forcePathStyle: true,
    });
    const list = client.send(new ListObjectsV2Command({ Bucket: instance.env['BUCKET_FILES'] }));
    await expect(list).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('answer the browser of their own address only', async () => {
    const { link } = await put('C1/cors', 'x');
    const from = async (origin: string) =>
      (await fetch(link, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await from(instance.url)).toBe(instance.url);
    expect(await from('https://elsewhere.example')).toBeNull();
  });

  it('in a locked bucket are written once; the same bytes again change nothing', async () => {
    const write = async (body: string) =>
      (await call(instance.url, 'evidence', { key: 'C1/request', body })).status;
    expect(await write('sealed')).toBe(200);
    expect(await write('sealed')).toBe(200);
    expect(await write('forged')).toBe(500);
  });

  it('are out of reach of a caller who signs with another key', async () => {
    const stranger = new S3Client({
      region: 'us-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      endpoint: `${instance.url}/s3`,
      forcePathStyle: true,
    });
    const list = stranger.send(new ListObjectsV2Command({ Bucket: instance.env['BUCKET_FILES'] }));
    await expect(list).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
  });
});

describe('queues and schedules', () => {
  it('deliver a message once when its function takes it', async () => {
    await call(instance.url, 'enqueue', { id: 'good' });
    await eventually(
      () => notes(instance, 'seen#good'),
      (seen) => seen.length === 1,
    );
    await sleep(1500);
    expect(await notes(instance, 'seen#good')).toEqual(['1']);
  });

  it('deliver a failing message again, and give it to the dead letters after its last receive', async () => {
    await call(instance.url, 'enqueue', { id: 'bad', fail: '1' });
    await eventually(
      () => notes(instance, 'dead'),
      (dead) => dead.includes('bad'),
    );
    expect(await notes(instance, 'seen#bad')).toEqual(['1', '2']);
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
      const { link } = await callJson<{ link: string }>(second.url, 'file', { key: 'k', body: 'b' });
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
    const { topology, ...options } = fixtureOptions(temporaryFolder().path);
    const lost = topology!.functions.map((each) => ({ ...each, module: 'duca' as const }));
    const starting = startInstance({ ...options, topology: { ...topology!, functions: lost } });
    await expect(starting).rejects.toThrow(/functions without code[\s\S]*duca.handler\.ts/);
  });
});
