import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  type KeySchemaElement,
  ListTablesCommand,
} from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetQueueAttributesCommand, ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commonEnvironment } from '../../infra/embedded/functions/environment.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { matchRoute } from '../../infra/embedded/http/routes.ts';
import { patternOf } from '../../infra/embedded/queues/scheduler.ts';
import { type Services, startServices } from '../../infra/embedded/services/services.ts';
import { wholeTopology } from '../../infra/embedded/settings/topologyOf.ts';
import { bare, byName, Templates } from './template.ts';

/** The embedded side as it really starts, asked with the AWS clients, against the templates of the cloud side. */
const templates = new Templates();
const folder = mkdtempSync(join(tmpdir(), 'despacho-sides-'));
let services: Services;
let dynamo: DynamoDBClient;
let sqs: SQSClient;
let s3: S3Client;

beforeAll(async () => {
  services = await startServices(folder, wholeTopology, () => new Date());
  const { credentials, endpoints } = services;
  dynamo = new DynamoDBClient({ endpoint: endpoints.dynamo, region: credentials.region, credentials });
  sqs = new SQSClient({ endpoint: endpoints.services, region: credentials.region, credentials });
  s3 = new S3Client({
    endpoint: `${endpoints.services}/s3`,
    region: credentials.region,
    credentials,
    forcePathStyle: true,
  });
});

afterAll(async () => {
  dynamo.destroy();
  sqs.destroy();
  s3.destroy();
  await services.stop();
  rmSync(folder, { recursive: true, force: true });
});

const local = (name: string): string => name.replace(physicalName(''), '');
const keysOf = (schema: KeySchemaElement[] | undefined): unknown =>
  schema?.map((key) => `${key.KeyType} ${key.AttributeName}`);

interface IndexLike {
  IndexName?: string;
  KeySchema?: KeySchemaElement[];
  Projection?: { ProjectionType?: string };
}
const indexesOf = (indexes: IndexLike[] | undefined): unknown[] =>
  (indexes ?? [])
    .map((index) => [index.IndexName, keysOf(index.KeySchema), index.Projection?.ProjectionType])
    .sort();

test('the same tables, keys, indexes and expiry', async () => {
  const { TableNames: names = [] } = await dynamo.send(new ListTablesCommand({}));
  const embedded = await Promise.all(
    names.map(async (TableName) => {
      const { Table: table } = await dynamo.send(new DescribeTableCommand({ TableName }));
      const { TimeToLiveDescription: ttl } = await dynamo.send(new DescribeTimeToLiveCommand({ TableName }));
      return {
        name: local(TableName),
        keys: keysOf(table?.KeySchema),
        indexes: indexesOf(table?.GlobalSecondaryIndexes),
        ttl: ttl?.TimeToLiveStatus === 'ENABLED' ? ttl.AttributeName : undefined,
      };
    }),
  );
  const cloud = templates.of('AWS::DynamoDB::Table').map(({ properties }) => ({
    name: bare(properties.TableName),
    keys: keysOf(properties.KeySchema),
    indexes: indexesOf(properties.GlobalSecondaryIndexes),
    ttl: properties.TimeToLiveSpecification?.AttributeName,
  }));
  expect(embedded.sort(byName)).toEqual(cloud.sort(byName));
});

test('the same queues, visibility and redrive', async () => {
  const { QueueUrls: urls = [] } = await sqs.send(new ListQueuesCommand({}));
  const embedded = await Promise.all(
    urls.map(async (QueueUrl) => {
      const { Attributes: all = {} } = await sqs.send(
        new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
      );
      const redrive = all['RedrivePolicy']
        ? (JSON.parse(all['RedrivePolicy']) as { deadLetterTargetArn: string; maxReceiveCount: number })
        : undefined;
      return {
        name: local(QueueUrl.split('/').at(-1) ?? ''),
        visibility: Number(all['VisibilityTimeout']),
        retention: Number(all['MessageRetentionPeriod']),
        dead: redrive && local(redrive.deadLetterTargetArn.split(':').at(-1) ?? ''),
        receives: redrive?.maxReceiveCount,
      };
    }),
  );
  const cloud = templates.of('AWS::SQS::Queue').map(({ properties }) => ({
    name: bare(properties.QueueName),
    visibility: properties.VisibilityTimeout,
    retention: properties.MessageRetentionPeriod,
    dead:
      properties.RedrivePolicy &&
      bare(templates.at(properties.RedrivePolicy.deadLetterTargetArn).properties.QueueName),
    receives: properties.RedrivePolicy?.maxReceiveCount,
  }));
  expect(embedded.sort(byName)).toEqual(cloud.sort(byName));
});

test('the same routes, methods and functions', () => {
  const resources = new Map(
    templates.of('AWS::ApiGateway::Resource').map((each) => [each.id, each.properties]),
  );
  const pathOf = (reference: string): string => {
    const resource = resources.get(/<(\w+)>/.exec(reference)?.[1] ?? '');
    return resource ? `${pathOf(resource.ParentId)}/${resource.PathPart}` : '';
  };
  const cloud = templates.of('AWS::ApiGateway::Method').map(({ properties }) => {
    return {
      method: properties.HttpMethod as string,
      path: pathOf(properties.ResourceId),
      calls: templates.functionOf(properties.Integration.Uri),
    };
  });
  for (const { method, path, calls } of cloud) {
    const match = matchRoute(wholeTopology.routes, method, path.replace('{procedure}', 'any'));
    expect(typeof match === 'object' && match.route.function, `${method} ${path}`).toBe(calls);
  }
  const embedded = wholeTopology.routes.flatMap((route) =>
    route.methods.map((method) => `${method} ${route.path}`),
  );
  expect(embedded.sort()).toEqual(cloud.map(({ method, path }) => `${method} ${path}`).sort());
});

test('the same version, said by the same function', () => {
  const { APP_VERSION: embedded } = commonEnvironment(services.endpoints, services.credentials);
  const told = templates
    .of('AWS::Lambda::Function')
    .filter(({ properties }) => 'APP_VERSION' in (properties.Environment?.Variables ?? {}))
    .map(({ properties }) => [bare(properties.FunctionName), properties.Environment.Variables.APP_VERSION]);
  expect(embedded).toMatch(/^\d+\.\d+\.\d+$/);
  // The others do without, so that a release replaces only what it changed.
  expect(told).toEqual([['platform', embedded]]);
});

test('the same schedules, in their two notations, but for what goes to a second region, which one machine has not', () => {
  const embedded = wholeTopology.schedules.map((each) => ({ name: each.name, pattern: patternOf(each) }));
  const cloud = templates.of('AWS::Scheduler::Schedule').map(({ properties }) => {
    const when = properties.ScheduleExpression as string;
    const minutes = /^rate\((\d+) minutes?\)$/.exec(when)?.[1];
    const hourly = when === 'rate(1 hour)';
    const daily = /^cron\((\d+) (\d+) \* \* \? \*\)$/.exec(when);
    const every = hourly ? '0 0 * * * *' : `0 */${minutes} * * * *`;
    return { name: bare(properties.Name), pattern: daily ? `0 ${daily[1]} ${daily[2]} * * *` : every };
  });
  const here = cloud.filter(({ name }) => name !== 'table-changes');
  expect(here).toHaveLength(cloud.length - 1);
  expect(embedded.sort(byName)).toEqual(here.sort(byName));
});

test('evidence that is once written stays readable as it is on this machine too, and a file may be replaced', async () => {
  const put = (bucket: string, Body: string) =>
    s3.send(
      new PutObjectCommand({
        Bucket: physicalName(bucket),
        Key: 'C1/acuse.xml',
        Body,
        ChecksumSHA256: createHash('sha256').update(Body).digest('base64'),
      }),
    );
  const { VersionId } = await put('evidence', 'lo que se envió');
  await put('evidence', 'otra cosa');
  const sent = { Bucket: physicalName('evidence'), Key: 'C1/acuse.xml', VersionId };
  for (const what of [sent, { ...sent, VersionId: undefined }])
    await expect(s3.send(new DeleteObjectCommand(what))).rejects.toMatchObject({ name: 'AccessDenied' });
  const { Body } = await s3.send(new GetObjectCommand(sent));
  expect(await Body?.transformToString()).toBe('lo que se envió');
  await put('files', 'una versión');
  await put('files', 'otra versión');
});
