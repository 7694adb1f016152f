import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../infra/securityHeaders.ts';
import {
  apiClients,
  buckets,
  functions,
  type Grant,
  queues,
  routes,
  schedules,
  secrets,
  tables,
} from '../../infra/topology.ts';
import { bare, byName, type Resource, Templates } from './template.ts';

const templates = new Templates();
const { of, at } = { of: templates.of.bind(templates), at: templates.at.bind(templates) };

const lambdas = of('AWS::Lambda::Function');
const lambdaName = (reference: string): string => bare(at(reference).properties.FunctionName);
const sorted = <T extends { name: string }>(list: readonly T[]): T[] => [...list].sort(byName);

interface Statement {
  Action: string | string[];
  Resource: string | string[];
  Effect: string;
}

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** Statements of the policies attached to the role of a function. */
const statementsOf = (lambda: Resource): Statement[] => {
  const role = at(lambda.properties.Role).id;
  expect(at(lambda.properties.Role).properties.ManagedPolicyArns).toBeUndefined();
  return of('AWS::IAM::Policy')
    .filter((policy) => policy.properties.Roles.includes(`<${role}>`))
    .flatMap((policy) => policy.properties.PolicyDocument.Statement as Statement[]);
};

/** Name in the topology of the table, bucket, queue or secret that an ARN stands for. */
const partOf = (arn: string): string => {
  const { type, id, properties } = at(arn);
  if (type === 'AWS::DynamoDB::Table') return bare(properties.TableName);
  if (type === 'AWS::SQS::Queue') return bare(properties.QueueName);
  if (type === 'AWS::SecretsManager::Secret') return bare(properties.Name);
  return buckets.find((each) => id.toLowerCase().startsWith(each.name))?.name ?? `unknown ${id}`;
};

const TABLE_READ = ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'Query'];
const TABLE_WRITE = [...TABLE_READ, 'BatchWriteItem', 'DeleteItem', 'PutItem', 'UpdateItem'];
const actionsOf = (grant: Grant): string[] => {
  if ('table' in grant) {
    const indexed = (tables.find((each) => each.name === grant.table)?.indexes ?? []).map(
      (index) => `dynamodb:Query ${grant.table}/index/${index.name}`,
    );
    const actions = grant.access === 'read' ? TABLE_READ : TABLE_WRITE;
    return [...actions.map((action) => `dynamodb:${action} ${grant.table}`), ...indexed];
  }
  if ('bucket' in grant) {
    const object = [`s3:GetObject ${grant.bucket}/*`, `s3:ListBucket ${grant.bucket}`];
    return grant.access === 'read' ? object : [...object, `s3:PutObject ${grant.bucket}/*`];
  }
  return 'queue' in grant
    ? [`sqs:SendMessage ${grant.queue}`]
    : [`secretsmanager:GetSecretValue ${grant.secret}`];
};

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

  test('secrets', () => {
    const built = of('AWS::SecretsManager::Secret').flatMap(({ properties }) => properties.Name ?? []);
    expect(built.map(bare).sort()).toEqual([...secrets].sort());
  });
});

describe('the stateless stack has exactly the topology’s', () => {
  test('queues with visibility and redrive, each with its dead-letter queue', () => {
    const built = of('AWS::SQS::Queue').map(({ properties }) => ({
      name: bare(properties.QueueName),
      visibility: properties.VisibilityTimeout,
      dead: properties.RedrivePolicy && partOf(properties.RedrivePolicy.deadLetterTargetArn),
      receives: properties.RedrivePolicy?.maxReceiveCount,
    }));
    const named = queues.flatMap(({ name, visibilitySeconds: visibility, maxReceives }) => [
      { name, visibility, dead: `${name}-dead`, receives: maxReceives },
      { name: `${name}-dead`, visibility, dead: undefined, receives: undefined },
    ]);
    expect(sorted(built)).toEqual(sorted(named));
  });

  test('functions with runtime, memory and time', () => {
    const built = lambdas.map(({ properties }) => ({
      name: bare(properties.FunctionName),
      memory: properties.MemorySize,
      seconds: properties.Timeout,
      runtime: properties.Runtime,
      architectures: properties.Architectures,
      tracing: properties.TracingConfig,
    }));
    const named = functions.map((each) => ({
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
      name: lambdaName(properties.FunctionName),
      queue: partOf(properties.EventSourceArn),
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
      calls: lambdaName(properties.Target.Arn),
      with: JSON.parse(properties.Target.Input) as unknown,
    }));
    const named = schedules.map(({ name, every }) => ({
      name,
      when:
        'minutes' in every
          ? `rate(${every.minutes} minute${every.minutes === 1 ? '' : 's'})`
          : `cron(${every.dailyAt.minute} ${every.dailyAt.hour} * * ? *)`,
      zone: 'minutes' in every ? 'Etc/UTC' : every.timeZone,
      calls: functions.find(({ trigger }) => trigger.kind === 'schedule' && trigger.schedules.includes(name))
        ?.name,
      with: { schedule: name },
    }));
    expect(sorted(built)).toEqual(sorted(named));
  });

  test('routes, procedures only with a key', () => {
    const resources = new Map(of('AWS::ApiGateway::Resource').map((each) => [each.id, each.properties]));
    const pathOf = (reference: string): string => {
      const id = /<(\w+)>/.exec(reference)?.[1] ?? '';
      const resource = resources.get(id);
      return resource ? `${pathOf(resource.ParentId)}/${resource.PathPart}` : '';
    };
    const built = of('AWS::ApiGateway::Method').map(({ properties }) => ({
      name: `${properties.HttpMethod} ${pathOf(properties.ResourceId)}`,
      calls: lambdaName(properties.Integration.Uri.replace('<AWS::Partition>', 'aws')),
      key: properties.ApiKeyRequired ?? false,
    }));
    const named = routes.flatMap(({ methods, path, function: calls }) =>
      methods.map((method) => ({ name: `${method} ${path}`, calls, key: path.includes('{procedure}') })),
    );
    expect(sorted(built)).toEqual(sorted(named));
  });

  test('client programs with a key and a usage plan of their own', () => {
    const keys = of('AWS::ApiGateway::UsagePlanKey').map(({ properties }) => ({
      name: bare(at(properties.UsagePlanId).properties.UsagePlanName),
      key: at(properties.KeyId).properties.Value as string,
      requestsPerSecond: at(properties.UsagePlanId).properties.Throttle.RateLimit as number,
    }));
    expect(sorted(keys)).toEqual(sorted(apiClients));
    expect(of('AWS::ApiGateway::ApiKey')).toHaveLength(apiClients.length);
    expect(of('AWS::ApiGateway::UsagePlan')).toHaveLength(apiClients.length);
  });
});

describe.each(functions)('function $name', (definition) => {
  const lambda = lambdas.find(
    (each) =>
      each.properties.FunctionName.endsWith(`-${definition.name}`) &&
      bare(each.properties.FunctionName) === definition.name,
  );
  if (!lambda) throw new Error(`No function ${definition.name} in the template`);

  test('may do what the topology grants and nothing more', () => {
    const allowed = statementsOf(lambda)
      .flatMap(({ Action, Resource, Effect }) => {
        expect(Effect).toBe('Allow');
        return list(Action).flatMap((action) => list(Resource).map((arn) => ({ action, arn })));
      })
      // The log, the traces and the key that seals the parts come with every function.
      .filter(({ action }) => !/^(logs|xray|kms):/.test(action))
      .map(({ action, arn }) => `${action} ${partOf(arn)}${arn.slice(arn.indexOf('>') + 1)}`);
    const { trigger } = definition;
    const consumes =
      trigger.kind === 'queue' || trigger.kind === 'deadLetters'
        ? [
            'ChangeMessageVisibility',
            'DeleteMessage',
            'GetQueueAttributes',
            'GetQueueUrl',
            'ReceiveMessage',
          ].map(
            (action) => `sqs:${action} ${trigger.kind === 'queue' ? trigger.queue : `${trigger.queue}-dead`}`,
          )
        : [];
    const granted = [...definition.grants.flatMap(actionsOf), ...consumes];
    expect([...new Set(allowed)].sort()).toEqual([...new Set(granted)].sort());
  });

  test('writes no log but its own and no action with a wildcard', () => {
    for (const { Action, Resource } of statementsOf(lambda)) {
      expect(list(Action).filter((action) => action.includes('*'))).toEqual([]);
      if (list(Action).some((action) => action.startsWith('logs:'))) {
        expect(list(Resource).map((arn) => at(arn).properties.LogGroupName)).toEqual([
          `/aws/lambda/${lambda.properties.FunctionName}`,
        ]);
      }
    }
  });

  test('finds its parts in its environment', () => {
    const names = Object.keys(lambda.properties.Environment.Variables).filter((name) =>
      /^(TABLE|BUCKET|QUEUE|SECRET)_/.test(name),
    );
    const expected = definition.grants.map((grant) => {
      const [kind, name] = Object.entries(grant)[0] as [string, string];
      return `${kind}_${name}`.toUpperCase().replaceAll('-', '_');
    });
    expect(names.sort()).toEqual([...new Set(expected)].sort());
  });

  test('has an alarm that says what people lose', () => {
    const alarm = of('AWS::CloudWatch::Alarm').find(
      ({ properties }) => bare(properties.AlarmName) === `${definition.name}-errors`,
    );
    expect(alarm?.properties.AlarmDescription.length).toBeGreaterThan(20);
    expect(alarm?.properties.AlarmActions).toHaveLength(1);
  });
});

test.each(queues)(
  'queue $name has alarms on its dead letters and its age, with its impact',
  ({ name, impact }) => {
    for (const kind of ['dead-letters', 'age']) {
      const alarm = of('AWS::CloudWatch::Alarm').find(
        ({ properties }) => bare(properties.AlarmName) === `${name}-${kind}`,
      );
      expect(alarm?.properties.AlarmDescription).toBe(impact);
    }
  },
);

describe('the edge', () => {
  const distribution = of('AWS::CloudFront::Distribution')[0]?.properties.DistributionConfig;

  test('passes /api/* on uncached, with the secret that the API’s firewall asks for', () => {
    const [behaviour] = distribution.CacheBehaviors;
    expect(distribution.CacheBehaviors).toHaveLength(1);
    expect(behaviour.PathPattern).toBe('/api/*');
    // AWS's own policies: caching disabled, and everything of the viewer but the Host header.
    expect(behaviour.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
    expect(behaviour.OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac');
    const origin = distribution.Origins.find((each: { Id: string }) => each.Id === behaviour.TargetOriginId);
    const [header] = origin.OriginCustomHeaders;
    const firewall = of('AWS::WAFv2::WebACL').find(
      (each) => each.properties.Scope === 'REGIONAL',
    )?.properties;
    expect(firewall.DefaultAction).toEqual({ Block: {} });
    expect(firewall.Rules).toHaveLength(1);
    expect(firewall.Rules[0].Statement.ByteMatchStatement).toMatchObject({
      FieldToMatch: { SingleHeader: { Name: header.HeaderName } },
      PositionalConstraint: 'EXACTLY',
      SearchString: header.HeaderValue,
    });
    expect(header.HeaderValue).toMatch(/^\{\{resolve:secretsmanager:<OriginSecret\w+>:SecretString:::\}\}$/);
  });

  test('answers with the security headers that are promised', () => {
    const files = of('AWS::S3::Bucket').find((each) => each.id.startsWith('Files'))?.id;
    const promised = securityHeaders(`https://<${files}.RegionalDomainName>`);
    for (const { properties } of of('AWS::CloudFront::ResponseHeadersPolicy')) {
      const {
        SecurityHeadersConfig: known,
        CustomHeadersConfig,
        Name,
      } = properties.ResponseHeadersPolicyConfig;
      const transport = known.StrictTransportSecurity;
      const sent = {
        'Strict-Transport-Security': `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}${transport.Preload ? '; preload' : ''}`,
        'Content-Security-Policy': known.ContentSecurityPolicy.ContentSecurityPolicy,
        'X-Content-Type-Options': known.ContentTypeOptions ? 'nosniff' : '',
        'Referrer-Policy': known.ReferrerPolicy.ReferrerPolicy,
        ...Object.fromEntries(
          CustomHeadersConfig.Items.map((each: { Header: string; Value: string }) => [
            each.Header,
            each.Value,
          ]),
        ),
      };
      expect(sent).toEqual(
        Name.endsWith('ApiHeaders') ? { ...promised, 'Cache-Control': 'no-store' } : promised,
      );
    }
  });

  test('slows down guesses and floods', () => {
    const firewall = of('AWS::WAFv2::WebACL').find(
      (each) => each.properties.Scope === 'CLOUDFRONT',
    )?.properties;
    const limits = firewall.Rules.flatMap(
      (rule: { Statement: { RateBasedStatement?: { Limit: number } } }) =>
        rule.Statement.RateBasedStatement ? [rule.Statement.RateBasedStatement.Limit] : [],
    );
    expect(limits).toEqual([20, 2000]);
    expect(distribution.WebACLId).toContain('EdgeFirewall');
  });
});
