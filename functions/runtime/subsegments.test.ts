import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { athena } from './athena.ts';
import { sesGateway } from './mail.ts';
import { secret } from './secrets.ts';
import { inTrace } from './subsegments.ts';
import { traced } from './trace.ts';

const TRACE = 'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=53995c3f42cd8ad8;Sampled=1';

let daemon: Socket;
let heard: string[];

beforeEach(async () => {
  daemon = createSocket('udp4');
  heard = [];
  daemon.on('message', (message) => heard.push(message.toString()));
  daemon.bind(0, '127.0.0.1');
  await once(daemon, 'listening');
  process.env['AWS_XRAY_DAEMON_ADDRESS'] = `127.0.0.1:${daemon.address().port}`;
  process.env['_X_AMZN_TRACE_ID'] = TRACE;
});
afterEach(() => {
  daemon.close();
  delete process.env['AWS_XRAY_DAEMON_ADDRESS'];
  delete process.env['_X_AMZN_TRACE_ID'];
});

/** What the tables answer. */
const says = { status: 200, body: '{}' };
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(says.status, { 'x-amzn-requestid': 'r-1' }).end(says.body);
});
const closing: DynamoDBClient[] = [];
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  for (const client of closing) client.destroy();
  server.close();
});

/** Tables that answer so. */
const tables = (status: number, body: object): DynamoDBDocumentClient => {
  Object.assign(says, { status, body: JSON.stringify(body) });
  const client = new DynamoDBClient({
    region: 'us-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    maxAttempts: 1,
  });
  closing.push(client);
  return DynamoDBDocumentClient.from(inTrace(client));
};

const letter = {
  company: 'uno',
  to: 'beatriz@agencia.example',
  subject: 'Aviso de beatriz',
  text: 'beatriz',
  html: '<p>beatriz</p>',
};

const ask = (client: DynamoDBDocumentClient) =>
  traced('trabajo-uno', () =>
    client.send(new GetCommand({ TableName: 'despacho-users', Key: { pk: 'C#uno', sk: 'PERSONA#ana' } })),
  );

async function segment(): Promise<Record<string, unknown>> {
  if (heard.length === 0) await once(daemon, 'message');
  const [header = '', body = ''] = heard[0]!.split('\n');
  expect(JSON.parse(header)).toEqual({ format: 'json', version: 1 });
  return JSON.parse(body) as Record<string, unknown>;
}

it('stands in the trace of its call, with what it was about and under the name of the work, and says nothing of anybody', async () => {
  await ask(tables(200, {}));
  const told = await segment();
  expect(told).toMatchObject({
    trace_id: '1-5759e988-bd862e3fe1be46a994272793',
    parent_id: '53995c3f42cd8ad8',
    type: 'subsegment',
    namespace: 'aws',
    name: 'DynamoDB',
    aws: { operation: 'GetItem', table_name: 'despacho-users', request_id: 'r-1' },
    http: { response: { status: 200 } },
    annotations: { work: 'trabajo-uno' },
  });
  expect(told['id']).toMatch(/^[0-9a-f]{16}$/);
  expect(Number(told['end_time'])).toBeGreaterThanOrEqual(Number(told['start_time']));
  for (const text of ['uno#', 'C#uno', 'ana']) expect(heard[0]).not.toContain(text);
});

it.each<[string, string, () => Promise<unknown>]>([
  ['SecretsManager', 'GetSecretValue', () => secret('data-key')],
  ['SESv2', 'SendEmail', () => sesGateway('de@despacho.example').send({ ...letter, name: 'm-1' })],
  ['Athena', 'StartQueryExecution', () => athena()({ sql: 'SELECT 1', values: ['beatriz'], workgroup: 'w' })],
])('stands in it whatever asks: %s', async (name, operation, work) => {
  const done = { QueryExecutionId: 'q-1', QueryExecution: { Status: { State: 'SUCCEEDED' } } };
  Object.assign(says, { status: 200, body: JSON.stringify(done) });
  for (const [key, value] of Object.entries({
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    SECRET_DATA_KEY: 'x',
  }))
    vi.stubEnv(key, value);
  await traced('trabajo-uno', work);
  vi.unstubAllEnvs();
  expect(await segment()).toMatchObject({ name, aws: { operation }, annotations: { work: 'trabajo-uno' } });
  expect(heard.join()).not.toContain('beatriz');
});

it.each([
  [400, 'error'],
  [500, 'fault'],
] as const)('that is answered %i is told as %s, and fails as it did', async (status, mark) => {
  const failed = { __type: 'com.amazonaws.dynamodb#SomethingWrong', message: 'x' };
  await expect(ask(tables(status, failed))).rejects.toMatchObject({ name: 'SomethingWrong' });
  expect(await segment()).toMatchObject({ [mark]: true, http: { response: { status } } });
});

it('is told to nobody where no trace is kept, nor on one machine', async () => {
  process.env['_X_AMZN_TRACE_ID'] = TRACE.replace('Sampled=1', 'Sampled=0');
  await ask(tables(200, {}));
  process.env['_X_AMZN_TRACE_ID'] = TRACE;
  const address = process.env['AWS_XRAY_DAEMON_ADDRESS']!;
  delete process.env['AWS_XRAY_DAEMON_ADDRESS'];
  await ask(tables(200, {}));
  process.env['AWS_XRAY_DAEMON_ADDRESS'] = address;
  // The next one that is told is the first that is heard.
  await ask(tables(200, { Item: {} }));
  await segment();
  expect(heard).toHaveLength(1);
});
