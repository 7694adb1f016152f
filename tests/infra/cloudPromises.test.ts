import { describe, expect, test } from 'vitest';
import { readCredentials } from '../../shared/settings.ts';
import { bare, type Resource, Templates } from './template.ts';
import { said } from './said.ts';

// What must be true of who calls and what is shared on AWS, in these words and with these names.
const templates = new Templates();
const { of, at } = { of: templates.of.bind(templates), at: templates.at.bind(templates) };

const lambda = (name: string): Resource => {
  const found = of('AWS::Lambda::Function').find((each) => bare(each.properties.FunctionName) === name);
  if (!found) throw new Error(`No function ${name}`);
  return found;
};
const environment = (name: string): Record<string, string> =>
  lambda(name).properties.Environment.Variables as Record<string, string>;
const actionsOf = (name: string): string[] => {
  const role = at(lambda(name).properties.Role).id;
  return of('AWS::IAM::Policy')
    .filter((policy) => policy.properties.Roles.includes(`<${role}>`))
    .flatMap((policy) => policy.properties.PolicyDocument.Statement as { Action: string | string[] }[])
    .flatMap(({ Action }) => Action);
};
/** What every role of the templates may do, whoever takes it: functions, and what deploys and delivers. */
const statements = of('AWS::IAM::Policy').flatMap(({ properties }) =>
  (
    properties.PolicyDocument.Statement as {
      Action: string | string[];
      Resource: string | string[];
    }[]
  ).map(({ Action, Resource }) => ({
    role: (properties.Roles as string[]).join(),
    actions: [Action].flat(),
    resources: [Resource].flat(),
  })),
);
const GROUPS = [
  'catalogues',
  'users',
  'parties',
  'products',
  'registers',
  'reports',
  'work-orders',
  'invoices',
  'transport-documents',
  'dva',
  'duca',
  'dua',
  'manifests',
  'cafta',
  'transmission',
  'notifications',
  'logbook',
];

describe('what is set is checked when the templates are made', () => {
  test('addresses of authorities, as an object and as the text of a command line', () => {
    const authorities = { SAT_ENDPOINT: 'https://sat.example/ws', SAT_TIMEOUT_MS: 45000 };
    for (const given of [authorities, JSON.stringify(authorities)]) {
      const made = new Templates({ authorities: given });
      const worker = made
        .of('AWS::Lambda::Function')
        .find((each) => bare(each.properties.FunctionName) === 'transmission-worker')!;
      const variables = worker.properties.Environment.Variables as Record<string, string>;
      expect(variables).toMatchObject({ SAT_ENDPOINT: 'https://sat.example/ws', SAT_TIMEOUT_MS: '45000' });
      expect(Object.keys(variables).filter((name) => /^\d+$/.test(name))).toEqual([]);
    }
  });

  test.each([
    ['text that is no object', { authorities: '{SAT' }, /authorities.*must be a JSON object/],
    ['an address in the clear', { authorities: { SAT_ENDPOINT: 'http://sat.gob.gt/' } }, /SAT_ENDPOINT es/],
    ['this machine', { authorities: { SAT_ENDPOINT: 'http://127.0.0.1:1/' } }, /SAT_ENDPOINT.*no authority/],
    ['a slip of the pen', { authorities: { SAT_ENDPONT: 'https://sat.gob.gt/' } }, /SAT_ENDPONT no es/],
    ['an origin with a path', { siteOrigin: 'https://a.example/app' }, /APP_ORIGINS es/],
    ['a stage', { stage: 'Prod 1' }, /stage.*lower-case/],
    ['an environment that there is not', { stage: 'pruebas' }, /stage.*say one of dev, test, prod/],
    ['an addressee that is none', { alarmEmail: 'ops@example.com, nadie' }, /alarmEmail.*no e-mail/],
  ])('%s is refused with a sentence', (_, context, sentence) => {
    expect(said(() => new Templates(context))).toMatch(sentence);
  });
});

test.each(['authority', 'service'])('the credentials of %s begin as nobody’s, in their form', (whose) => {
  const { properties } = of('AWS::SecretsManager::Secret').find(
    (each) => bare(each.properties.Name) === `${whose}-credentials`,
  )!;
  expect(readCredentials(properties.SecretString)).toEqual({});
  expect(properties.GenerateSecretString).toBeUndefined();
});

describe('who calls', () => {
  test('pages are those of the distribution’s own name where no domain is given', () => {
    for (const name of GROUPS)
      expect(environment(name)['APP_ORIGINS'], name).toMatch(/^https:\/\/<SiteDistribution\w+\.DomainName>$/);
    const own = new Templates({
      domainName: 'despacho.example',
      certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/1',
    });
    const users = own
      .of('AWS::Lambda::Function')
      .find((each) => bare(each.properties.FunctionName) === 'users')!;
    expect(users.properties.Environment.Variables.APP_ORIGINS).toBe('https://despacho.example');
  });

  test('is told by the edge, which writes over what the caller says of itself', () => {
    const [distribution] = of('AWS::CloudFront::Distribution');
    const [behaviour] = distribution!.properties.DistributionConfig.CacheBehaviors;
    const [associated] = behaviour.FunctionAssociations;
    expect(associated.EventType).toBe('viewer-request');
    const code = at(associated.FunctionARN).properties.FunctionCode as string;
    for (const name of GROUPS) {
      const header = environment(name)['VIEWER_HEADER']!;
      expect(header).toMatch(/^x-/);
      expect(code).toContain(`request.headers['${header}'] = { value: event.viewer.ip }`);
    }
  });

  test('has a key that no other deployment of the account and region has', () => {
    const keys = of('AWS::ApiGateway::ApiKey').map(({ properties }) => JSON.stringify(properties.Value));
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).toContain('AWS::StackId');
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('may be a company’s own program, with a key and a plan of its own', () => {
    const more = new Templates({ programs: '{"agencia-uno": 5}' });
    const plan = more
      .of('AWS::ApiGateway::UsagePlan')
      .find((each) => bare(each.properties.UsagePlanName) === 'agencia-uno');
    expect(plan?.properties.Throttle.RateLimit).toBe(5);
    expect(more.of('AWS::ApiGateway::ApiKey')).toHaveLength(of('AWS::ApiGateway::ApiKey').length + 1);
  });
});

test('what an account has once is in a stack that every deployment shares', () => {
  const other = new Templates({ stage: 'test' });
  const account = (made: Templates) =>
    made.of('AWS::ApiGateway::Account').map(({ id, properties }) => [id, properties] as const);
  expect(account(templates)).toHaveLength(1);
  expect(account(other)).toEqual(account(templates));
});

describe('rights', () => {
  test('are never to list what every company keeps, nor to use the key for more than is done', () => {
    for (const { properties } of of('AWS::Lambda::Function')) {
      const name = bare(properties.FunctionName);
      const forbidden = actionsOf(name).filter((each) =>
        /ListBucket|kms:(Encrypt|ReEncrypt|CreateGrant)/.test(each),
      );
      // Of the analysis alone, through its engine: who asks it, and who asks it for what is mailed.
      const asks = ['reports', 'reports-schedule'].includes(name);
      expect(forbidden, name).toEqual(asks ? ['s3:ListBucket'] : []);
      const puts = actionsOf(name).includes('s3:PutObject');
      expect(actionsOf(name).includes('kms:GenerateDataKey'), name).toBe(puts);
    }
  });

  test('to the names of the files that companies keep has no role at all', () => {
    const wide = statements
      .filter(({ actions }) => actions.some((each) => /^(\*|s3:(\*|List))/.test(each)))
      .filter(({ resources }) => !resources.every((each) => /^<AnalysisBucket\w+\.Arn>$/.test(each)))
      // It copies one bucket to the second region, and nobody acts as it.
      .filter(({ role }) => !/^<(Files|Evidence)BucketReplication\w+>$/.test(role));
    expect(wide).toEqual([]);
    const shared = of('AWS::S3::BucketPolicy')
      .flatMap(
        ({ properties }) => properties.PolicyDocument.Statement as { Effect: string; Action: unknown }[],
      )
      .filter(
        ({ Effect, Action }) => Effect === 'Allow' && /"(\*|s3:(\*|List))/.test(JSON.stringify(Action)),
      );
    expect(shared).toEqual([]);
  });

  test('to open what the key sealed has only who reads something sealed, of that one key, and nothing else of it', () => {
    const [key, ...others] = of('AWS::KMS::Key');
    expect(others).toEqual([]);
    // Who copies to the second region reads and writes what no person asks for, and is told apart (environments and changes).
    const own = statements.filter(({ role }) => !/BucketReplication|ChangesSchedule/.test(role));
    const ofKey = own.filter(({ actions }) => actions.some((each) => each.startsWith('kms:')));
    expect(ofKey.length).toBeGreaterThan(0);
    for (const { role, actions, resources } of ofKey) {
      expect(resources, role).toEqual([`<${key!.id}.Arn>`]);
      expect(['kms:Decrypt', 'kms:GenerateDataKey'], role).toEqual(expect.arrayContaining(actions));
    }
    const READS = ['dynamodb:GetItem', 's3:GetObject', 'secretsmanager:GetSecretValue'];
    const having = (wanted: readonly string[]): string[] =>
      [
        ...new Set(
          own.filter(({ actions }) => actions.some((each) => wanted.includes(each))).map(({ role }) => role),
        ),
      ].sort();
    expect(having(['kms:Decrypt'])).toEqual(having(READS));
    expect(having(['kms:GenerateDataKey'])).toEqual(having(['s3:PutObject']));
  });

  test('to the key of the documents has nobody who neither seals nor opens', () => {
    for (const name of ['transmission-schedule', 'transmission-dead-letters', 'platform'])
      expect(environment(name)).not.toHaveProperty('SECRET_DATA_KEY');
  });

  test('to the outbox has only who sends', () => {
    const writers = of('AWS::Lambda::Function')
      .map((each) => bare(each.properties.FunctionName))
      .filter((name) => 'TABLE_OUTBOX' in environment(name));
    expect(writers.sort()).toEqual([
      'cafta',
      'dua',
      'duca',
      'dva',
      'logbook',
      'logbook-schedule',
      'manifests',
      'notification-schedule',
      'notification-worker',
      ...['parties', 'products', 'products-worker', 'registers'],
      'reports',
      'reports-schedule',
      'reports-worker',
      'transmission',
      'transmission-dead-letters',
      'transmission-schedule',
      'transmission-worker',
      'work-orders',
    ]);
  });
});

describe('shares', () => {
  test('sign-in and transmission keep room, and the heaviest groups have a bound', () => {
    for (const name of ['users', 'transmission-worker', 'duca', 'invoices'])
      expect(lambda(name).properties.ReservedConcurrentExecutions, name).toBeGreaterThan(0);
    const reserved = of('AWS::Lambda::Function').map(
      (each) => (each.properties.ReservedConcurrentExecutions as number | undefined) ?? 0,
    );
    // An account begins with 1,000, of which AWS wants 100 for the rest; two deployments may share it.
    expect(reserved.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(500);
  });

  test('bound what a queue gives at once: no message is refused for want of a copy, and dies of it', () => {
    const sources = of('AWS::Lambda::EventSourceMapping');
    expect(sources.length).toBeGreaterThan(10);
    for (const { properties } of sources) {
      const worker = at(properties.FunctionName).properties;
      const most = properties.ScalingConfig?.MaximumConcurrency as number | undefined;
      expect(most, worker.FunctionName).toBeLessThanOrEqual(worker.ReservedConcurrentExecutions as number);
      // SQS takes no less.
      expect(most, worker.FunctionName).toBeGreaterThanOrEqual(2);
    }
  });

  test('are not taken in an account that has none to give', () => {
    const small = new Templates({ reservedConcurrency: 'off' });
    for (const { properties } of small.of('AWS::Lambda::Function'))
      expect(properties.ReservedConcurrentExecutions).toBeUndefined();
  });
});
