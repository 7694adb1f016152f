import { describe, expect, test } from 'vitest';
import {
  apiClients,
  buckets,
  functions,
  queues,
  routes,
  schedules,
  secrets,
  tables,
} from '../../infra/topology.ts';
import { changesFunction, changesSchedule } from '../../infra/changes.ts';
import { bare, byName, Templates } from './template.ts';

const templates = new Templates();
const { of, at } = { of: templates.of.bind(templates), at: templates.at.bind(templates) };
const sorted = <T extends { name: string }>(list: readonly T[]): T[] => [...list].sort(byName);

describe('the stateful stack has exactly the topology’s', () => {
  test('tables with their keys, indexes and expiry', () => {
    const built = of('AWS::DynamoDB::Table').map(({ properties }) => ({
      name: bare(properties.TableName),
      keys: properties.KeySchema.map((key: { AttributeName: string }) => key.AttributeName),
      indexes: (properties.GlobalSecondaryIndexes ?? []).map(
        (index: { IndexName: string; KeySchema: { AttributeName: string }[]; Projection: unknown }) => ({
          name: index.IndexName,
          keys: index.KeySchema.map((key) => key.AttributeName),
          projection: index.Projection,
        }),
      ),
      ttl: properties.TimeToLiveSpecification,
    }));
    const named = tables.map((table) => ({
      name: table.name,
      keys: [table.partitionKey, table.sortKey],
      indexes: table.indexes.map((index) => ({
        name: index.name,
        keys: [index.partitionKey, index.sortKey],
        projection: { ProjectionType: 'ALL' },
      })),
      ttl: table.ttl ? { AttributeName: table.ttl, Enabled: true } : undefined,
    }));
    expect(sorted(built)).toEqual(sorted(named));
  });

  test('tables that no mistake can empty', () => {
    for (const { properties, deletion } of of('AWS::DynamoDB::Table')) {
      expect(properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
        SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      });
      expect(deletion).toBe('Retain');
    }
  });

  test('buckets, private and versioned, the locked ones in compliance mode', () => {
    const named = [...buckets.map((each) => each.name), 'accesslogs', 'site'].sort();
    const ids = of('AWS::S3::Bucket').map((each) => each.id.toLowerCase());
    expect(ids.map((id) => named.find((name) => id.startsWith(name))).sort()).toEqual(named);
    for (const { id, properties } of of('AWS::S3::Bucket')) {
      const locked = buckets.some((each) => each.locked && id.toLowerCase().startsWith(each.name));
      expect(properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
      expect(Object.values(properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
      expect(properties.ObjectLockConfiguration?.Rule.DefaultRetention).toEqual(
        locked ? { Days: 2192, Mode: 'COMPLIANCE' } : undefined,
      );
      const policy = of('AWS::S3::BucketPolicy').find((each) => each.properties.Bucket === `<${id}>`);
      expect(JSON.stringify(policy?.properties)).toContain('"aws:SecureTransport":"false"');
    }
  });

  test('buckets that open no version and take no object by a link that is ten minutes old', () => {
    const policies = templates.of('AWS::S3::BucketPolicy');
    for (const { id } of templates
      .of('AWS::S3::Bucket')
      .filter((each) => /^(Files|Evidence)/.test(each.id))) {
      const policy = policies.find((each) => each.properties.Bucket === `<${id}>`)!;
      expect(policy.properties.PolicyDocument.Statement).toContainEqual(
        expect.objectContaining({
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: ['s3:GetObject', 's3:GetObjectVersion', 's3:PutObject'],
          Condition: { NumericGreaterThan: { 's3:signatureAge': 600_000 } },
        }),
      );
    }
  });

  test('what a bucket forgets, below which prefix and after how many days', () => {
    for (const { name, forgets } of buckets) {
      const { properties } = of('AWS::S3::Bucket').find((each) => each.id.toLowerCase().startsWith(name))!;
      const rules = properties.LifecycleConfiguration.Rules as {
        Prefix?: string;
        ExpirationInDays?: number;
      }[];
      expect(
        rules.flatMap((rule) =>
          rule.ExpirationInDays === undefined ? [] : [{ prefix: rule.Prefix, days: rule.ExpirationInDays }],
        ),
      ).toEqual(forgets ? [forgets] : []);
    }
  });

  test('secrets', () => {
    const built = of('AWS::SecretsManager::Secret').flatMap(({ properties }) => properties.Name ?? []);
    expect(built.map(bare).sort()).toEqual([...secrets].sort());
  });
});

/** With what copies changes to the second region, as prod has it. */
const everyFunction = [...functions, changesFunction];

describe('the stateless stack has exactly the topology’s', () => {
  test('queues with visibility and redrive, each with its dead-letter queue', () => {
    const built = of('AWS::SQS::Queue').map(({ properties }) => ({
      name: bare(properties.QueueName),
      visibility: properties.VisibilityTimeout,
      dead: properties.RedrivePolicy && templates.partOf(properties.RedrivePolicy.deadLetterTargetArn),
      receives: properties.RedrivePolicy?.maxReceiveCount,
    }));
    const named = queues.flatMap(({ name, visibilitySeconds: visibility, maxReceives }) => [
      { name, visibility, dead: `${name}-dead`, receives: maxReceives },
      { name: `${name}-dead`, visibility, dead: undefined, receives: undefined },
    ]);
    expect(sorted(built)).toEqual(sorted(named));
  });

  test('functions with runtime, memory and time', () => {
    const built = of('AWS::Lambda::Function').map(({ properties }) => ({
      name: bare(properties.FunctionName),
      memory: properties.MemorySize,
      seconds: properties.Timeout,
      runtime: properties.Runtime,
      architectures: properties.Architectures,
      tracing: properties.TracingConfig,
    }));
    const named = everyFunction.map((each) => ({
      name: each.name,
      memory: each.memoryMb,
      seconds: each.timeoutSeconds,
      runtime: 'nodejs24.x',
      architectures: ['arm64'],
      tracing: { Mode: 'Active' },
    }));
    expect(sorted(built)).toEqual(sorted(named));
  });

  test('event sources, each answering for single messages', () => {
    const built = of('AWS::Lambda::EventSourceMapping').map(({ properties }) => ({
      name: templates.functionOf(properties.FunctionName),
      queue: templates.partOf(properties.EventSourceArn),
      batch: properties.BatchSize,
      answers: properties.FunctionResponseTypes,
    }));
    const named = functions.flatMap(({ name, trigger }) =>
      trigger.kind === 'queue' || trigger.kind === 'deadLetters'
        ? [
            {
              name,
              queue: trigger.kind === 'queue' ? trigger.queue : `${trigger.queue}-dead`,
              batch: trigger.batchSize,
              answers: ['ReportBatchItemFailures'],
            },
          ]
        : [],
    );
    expect(sorted(built)).toEqual(sorted(named));
  });

  test('schedules, each calling its function with its name', () => {
    const built = of('AWS::Scheduler::Schedule').map(({ properties }) => ({
      name: bare(properties.Name),
      when: properties.ScheduleExpression,
      zone: properties.ScheduleExpressionTimezone,
      calls: templates.functionOf(properties.Target.Arn),
      with: JSON.parse(properties.Target.Input) as unknown,
    }));
    // AWS takes an hour by its own name.
    const rate = (minutes: number): string =>
      minutes === 60 ? 'rate(1 hour)' : `rate(${minutes} minute${minutes === 1 ? '' : 's'})`;
    const named = [...schedules, changesSchedule].map(({ name, every }) => ({
      name,
      when:
        'minutes' in every
          ? rate(every.minutes)
          : `cron(${every.dailyAt.minute} ${every.dailyAt.hour} * * ? *)`,
      zone: 'minutes' in every ? 'Etc/UTC' : every.timeZone,
      calls: everyFunction.find(
        ({ trigger }) => trigger.kind === 'schedule' && trigger.schedules.includes(name),
      )?.name,
      with: { schedule: name },
    }));
    expect(sorted(built)).toEqual(sorted(named));
  });

  test('routes, procedures only with a key', () => {
    const built = of('AWS::ApiGateway::Method').map(({ properties }) => ({
      name: `${properties.HttpMethod} ${templates.pathOf(properties.ResourceId)}`,
      calls: templates.functionOf(properties.Integration.Uri),
      key: properties.ApiKeyRequired ?? false,
    }));
    const named = routes.flatMap(({ methods, path, function: calls }) =>
      methods.map((method) => ({ name: `${method} ${path}`, calls, key: path.includes('{procedure}') })),
    );
    expect(sorted(built)).toEqual(sorted(named));
  });

  test('an API that hands over compressed answers, and says in Spanish what is too large', () => {
    expect(of('AWS::ApiGateway::RestApi').map(({ properties }) => properties.BinaryMediaTypes)).toEqual([
      ['*/*'],
    ]);
    const [tooLarge, ...others] = of('AWS::ApiGateway::GatewayResponse').map((each) => each.properties);
    expect(others).toEqual([]);
    expect(tooLarge).toMatchObject({ ResponseType: 'REQUEST_TOO_LARGE', StatusCode: '413' });
    expect(JSON.parse(tooLarge.ResponseTemplates['application/json'])).toEqual({
      error: {
        code: 'request.too-large',
        message: 'La petición pesa más de 4.5 MB y el límite es 4.5 MB. Divídala en partes.',
        reference: '$context.requestId',
        problems: [],
      },
    });
  });

  test('client programs with a key and a usage plan of their own', () => {
    const keys = of('AWS::ApiGateway::UsagePlanKey').map(({ properties }) => ({
      name: bare(at(properties.UsagePlanId).properties.UsagePlanName),
      requestsPerSecond: at(properties.UsagePlanId).properties.Throttle.RateLimit as number,
    }));
    expect(sorted(keys)).toEqual(sorted(apiClients));
    expect(of('AWS::ApiGateway::ApiKey')).toHaveLength(apiClients.length);
    expect(of('AWS::ApiGateway::UsagePlan')).toHaveLength(apiClients.length);
  });
});
