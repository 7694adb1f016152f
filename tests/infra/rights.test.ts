import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { keyOf } from '../../infra/embedded/rights/functionKey.ts';
import { Rights } from '../../infra/embedded/rights/rights.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { startServices, type Services } from '../../infra/embedded/services/services.ts';
import { wholeTopology } from '../../infra/embedded/settings/topologyOf.ts';
import { buckets, functions, tables } from '../../infra/topology.ts';
import { bare, type Resource, Templates } from './template.ts';

// A function may do on one machine what its role lets it do on AWS: asked of every function, of every action of every
// part, and of a few over the wire, with the function's own key.

describe('what a function may do is the same on both sides', () => {
  const templates = new Templates();
  const rights = new Rights({ functions, tables, buckets });
  const mayHere = (action: string, part: string, keys?: readonly string[]): string[] =>
    functions
      .filter(
        ({ name }) =>
          rights.refuse({ name }, [{ action, part: physicalName(part), ...(keys && { keys }) }]) ===
          undefined,
      )
      .map(({ name }) => name)
      .sort();
  const named = (type: string, key: string): (readonly [string, Resource])[] =>
    templates.of(type).flatMap((each) => {
      const name = each.properties[key] as string | undefined;
      return name === undefined ? [] : [[bare(name), each] as const];
    });

  const TABLE = [
    'GetItem',
    'BatchGetItem',
    'Query',
    'ConditionCheckItem',
    'PutItem',
    'UpdateItem',
    'DeleteItem',
  ];
  test.each(named('AWS::DynamoDB::Table', 'TableName'))('of the rows of %s', (name, table) => {
    for (const action of [...TABLE, 'Scan', 'DeleteTable']) {
      // Which rows a right is held to is told below: no key at all is held to none.
      expect(mayHere(`dynamodb:${action}`, name, []), action).toEqual(
        templates.whoMay(`dynamodb:${action}`, table),
      );
    }
  });

  test.each(named('AWS::SQS::Queue', 'QueueName').filter(([name]) => !name.endsWith('-dead')))(
    'of the messages of %s',
    (name, queue) => {
      for (const action of ['SendMessage', 'ReceiveMessage', 'DeleteMessage', 'PurgeQueue'])
        expect(mayHere(`sqs:${action}`, name), action).toEqual(templates.whoMay(`sqs:${action}`, queue));
    },
  );

  test.each(named('AWS::SecretsManager::Secret', 'Name'))('of %s', (name, secret) => {
    const action = 'secretsmanager:GetSecretValue';
    expect(mayHere(action, name)).toEqual(templates.whoMay(action, secret));
  });

  test.each(['files', 'evidence', 'analysis'])('of the objects of %s', (name) => {
    const bucket = templates.of('AWS::S3::Bucket').find(({ id }) => id.toLowerCase().startsWith(name))!;
    for (const action of [
      's3:GetObject',
      's3:GetObjectVersion',
      's3:PutObject',
      's3:AbortMultipartUpload',
      's3:DeleteObject',
      's3:DeleteObjectVersion',
    ])
      expect(mayHere(action, name), action).toEqual(templates.whoMay(action, bucket));
  });

  test('of rows that are held to those that all share, or to those of companies', () => {
    const write = (name: string, table: string, key: string): string | undefined =>
      rights.refuse({ name, company: 'uno' }, [
        { action: 'dynamodb:PutItem', part: physicalName(table), keys: [key] },
      ]);
    expect(write('transmission-schedule', 'transmissions', 'system#sweep')).toBeUndefined();
    expect(write('transmission-schedule', 'transmissions', 'C#uno#t1')).toMatch('dynamodb:PutItem');
    expect(write('users', 'catalogues', 'C#uno#options')).toBeUndefined();
    expect(write('users', 'catalogues', 'system#catalogue#GT')).toMatch('dynamodb:PutItem');
  });
});

describe('over the wire, a function that signs with its own key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'despacho-rights-'));
  let services: Services;
  const closing: { destroy: () => void }[] = [];
  const closed = <C extends { destroy: () => void }>(client: C): C => {
    closing.push(client);
    return client;
  };
  const options = (name: string, endpoint: string) => ({
    endpoint,
    region: services.credentials.region,
    credentials: services.credentialsOf(name),
    maxAttempts: 1,
  });
  const tables = (name: string) =>
    DynamoDBDocumentClient.from(closed(new DynamoDBClient(options(name, services.endpoints.dynamo))));
  const objects = (name: string) =>
    closed(
      new S3Client({
        ...options(name, `${services.endpoints.services}/s3`),
        // Objects are reached by who works for a company.
        credentials: keyOf(services.credentials, { name, company: 'uno' }),
        forcePathStyle: true,
      }),
    );
  const TableName = physicalName('users');
  const Item = { pk: 'C#uno', sk: 'fila' };
  const denied = { name: 'AccessDeniedException' };

  beforeAll(async () => {
    services = await startServices(folder, wholeTopology, () => new Date());
  });
  afterAll(async () => {
    for (const each of closing) each.destroy();
    await services.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('reads what it may read and writes what it may write', async () => {
    await tables('users').send(new PutCommand({ TableName, Item }));
    const { Item: read } = await tables('duca').send(
      new GetCommand({ TableName, Key: { pk: 'C#uno', sk: 'fila' } }),
    );
    expect(read).toEqual(Item);
  });

  it('is refused a write of what it only reads, alone and in a transaction', async () => {
    await expect(tables('duca').send(new PutCommand({ TableName, Item }))).rejects.toMatchObject(denied);
    const TransactItems = [{ Put: { TableName: physicalName('duca'), Item } }, { Put: { TableName, Item } }];
    await expect(tables('duca').send(new TransactWriteCommand({ TransactItems }))).rejects.toMatchObject(
      denied,
    );
  });

  it('is refused a table that it was not granted, and a look through any', async () => {
    const RequestItems = { [physicalName('sign-in-secrets')]: { Keys: [{ pk: 'C#uno', sk: 'x' }] } };
    await expect(tables('duca').send(new BatchGetCommand({ RequestItems }))).rejects.toMatchObject(denied);
    await expect(tables('users').send(new ScanCommand({ TableName }))).rejects.toMatchObject(denied);
  });

  it('is refused the rows of companies where it may see those that all share', async () => {
    const query = (pk: string) =>
      tables('platform').send(
        new QueryCommand({
          TableName: physicalName('catalogues'),
          KeyConditionExpression: '#pk = :pk',
          ExpressionAttributeNames: { '#pk': 'pk' },
          ExpressionAttributeValues: { ':pk': pk },
        }),
      );
    await expect(query('C#uno')).rejects.toMatchObject(denied);
    await expect(query('system#rates')).resolves.toMatchObject({ Count: 0 });
  });

  it('puts into the queues and reads the secrets that it was granted, and no others', async () => {
    const sqs = closed(new SQSClient(options('dva', services.endpoints.services)));
    const send = (queue: string) =>
      sqs.send(new SendMessageCommand({ QueueUrl: services.places.queueUrlOf(queue), MessageBody: '{}' }));
    await send('print-jobs');
    await expect(send('transmission-jobs')).rejects.toMatchObject(denied);
    const secrets = closed(new SecretsManagerClient(options('dva', services.endpoints.services)));
    await secrets.send(new GetSecretValueCommand({ SecretId: physicalName('data-key') }));
    await expect(
      secrets.send(new GetSecretValueCommand({ SecretId: physicalName('authority-credentials') })),
    ).rejects.toMatchObject(denied);
  });

  it('is refused a message that SQS would refuse for its length', async () => {
    const sqs = closed(new SQSClient(options('dva', services.endpoints.services)));
    const send = (bytes: number) =>
      sqs.send(
        new SendMessageCommand({
          QueueUrl: services.places.queueUrlOf('print-jobs'),
          MessageBody: 'x'.repeat(bytes),
        }),
      );
    await send(256 * 1024);
    await expect(send(256 * 1024 + 1)).rejects.toThrow('Message must be shorter than 262144 bytes');
  });

  it('puts news of what it did, and sees none that others put', async () => {
    const news = { TableName: physicalName('happenings'), Item: { pk: 'system#HAPPENED#1', sk: 'x' } };
    await tables('duca').send(new PutCommand(news));
    const { pk, sk } = news.Item;
    const asked = new GetCommand({ TableName: news.TableName, Key: { pk, sk } });
    await expect(tables('duca').send(asked)).rejects.toMatchObject(denied);
    await expect(tables('logbook').send(asked)).resolves.toMatchObject({ Item: news.Item });
  });

  it('finds no person by the name of a sign-in who may only read people of companies', async () => {
    const asked = new QueryCommand({
      TableName,
      IndexName: 'byLogin',
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': 'loginPk' },
      ExpressionAttributeValues: { ':pk': 'system#login#ana' },
    });
    await expect(tables('duca').send(asked)).rejects.toMatchObject(denied);
    await expect(tables('users').send(asked)).resolves.toMatchObject({ Count: 0 });
  });

  it('writes no evidence where it may read it', async () => {
    const object = { Bucket: physicalName('evidence'), Key: 'uno/acuse.xml' };
    await expect(
      objects('dua-worker').send(new PutObjectCommand({ ...object, Body: 'x', ChecksumSHA256: 'x' })),
    ).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(objects('dua-worker').send(new GetObjectCommand(object))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
    await expect(objects('products').send(new GetObjectCommand(object))).rejects.toMatchObject({
      name: 'AccessDenied',
    });
  });

  it('cannot sign as another: a key that it makes up is not known', async () => {
    const own = services.credentialsOf('duca');
    const posing = { ...own, accessKeyId: services.credentialsOf('users').accessKeyId };
    const client = closed(
      new DynamoDBClient({ ...options('duca', services.endpoints.dynamo), credentials: posing }),
    );
    await expect(
      DynamoDBDocumentClient.from(client).send(
        new GetCommand({ TableName, Key: { pk: 'C#uno', sk: 'fila' } }),
      ),
    ).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  });
});
