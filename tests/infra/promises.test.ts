import { describe, expect, test } from 'vitest';
import { bare, type Resource, Templates } from './template.ts';

// What must be true of a deployment, in these words and with these names: nothing here reads the topology, so that a
// promise taken out of it is missed. What the topology says besides is compared with the templates in `cloud*.test.ts`.
const templates = new Templates();
const { of, at } = { of: templates.of.bind(templates), at: templates.at.bind(templates) };
const whoMay = templates.whoMay.bind(templates);

/** The auxiliaries of customs keep what they sent and were answered this long at least. */
const YEARS_OF_EVIDENCE = 6;
const DAYS_OF_SIX_YEARS = YEARS_OF_EVIDENCE * 365 + 2;
const TWO_WEEKS_SECONDS = 14 * 24 * 3600;
const PAPERS = ['invoices', 'transport-documents', 'dva', 'duca', 'dua', 'manifests', 'cafta'];
const RECORDS = ['parties', 'products', 'registers'];
const DOCUMENTS = [...RECORDS, 'work-orders', ...PAPERS, 'transmissions', 'happenings'];
const KEPT = [
  ...DOCUMENTS,
  'services',
  'catalogues',
  'users',
  'sign-in-secrets',
  'credentials',
  'outbox',
  'logbook',
];
const PARTLY_PASSING = ['work-orders', 'services'];
const PASSING = ['sessions', 'idempotency', 'notifications', 'reports'];
const TABLES = [...KEPT, ...PASSING];
const PRINTS = ['print-jobs', 'duca-print-jobs', 'dua-print-jobs'];
const EVENTS = ['duca-events', 'dua-events', 'manifests-events', 'mail-events', 'report-events'];
const QUEUES = [...PRINTS, ...EVENTS, 'transmission-jobs', 'notification-jobs', 'bulk-jobs'];
const DECLARES = ['dua', 'duca', 'manifests'];
const TRANSMITS = ['transmission', 'transmission-worker'];

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: string | string[];
  Condition?: unknown;
  Principal?: unknown;
}
const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

const table = (name: string): Resource => {
  const found = of('AWS::DynamoDB::Table').find((each) => bare(each.properties.TableName) === name);
  if (!found) throw new Error(`No table ${name}`);
  return found;
};
const queue = (name: string): Resource => {
  const found = of('AWS::SQS::Queue').find((each) => bare(each.properties.QueueName) === name);
  if (!found) throw new Error(`No queue ${name}`);
  return found;
};
const bucket = (id: 'EvidenceBucket' | 'FilesBucket'): Resource => {
  const [found, ...more] = of('AWS::S3::Bucket').filter((each) => each.id.startsWith(id));
  if (!found || more.length > 0) throw new Error(`Not one ${id}`);
  return found;
};

/** What whoever comes without TLS is denied, for a resource and all that is in it. */
const refusesPlainText = (statements: Statement[]): boolean =>
  statements.some(
    (each) =>
      each.Effect === 'Deny' &&
      JSON.stringify(each.Principal) === '{"AWS":"*"}' &&
      list(each.Action).some((action) => /^(s3|sqs):\*$/.test(action)) &&
      JSON.stringify(each.Condition) === '{"Bool":{"aws:SecureTransport":"false"}}',
  );

describe('evidence', () => {
  const { properties, deletion } = bucket('EvidenceBucket');

  test('cannot be changed or deleted by anybody for six years, whoever asks', () => {
    expect(properties.ObjectLockEnabled).toBe(true);
    const { Mode, Days } = properties.ObjectLockConfiguration.Rule.DefaultRetention;
    expect(Mode).toBe('COMPLIANCE');
    expect(Days).toBeGreaterThanOrEqual(DAYS_OF_SIX_YEARS);
    expect(deletion).toBe('Retain');
  });

  test('is never forgotten by itself', () => {
    for (const rule of properties.LifecycleConfiguration.Rules) {
      expect(rule).not.toHaveProperty('ExpirationInDays');
      expect(rule).not.toHaveProperty('ExpirationDate');
      expect(rule).not.toHaveProperty('NoncurrentVersionExpiration');
    }
  });

  test('is written by what transmits, seals, decides and prints, read besides by who tells a liquidation or gathers a company’s export', () => {
    const printing = ['dua-print-worker', 'duca-print-worker', 'dva', 'dva-worker'];
    const sealing = [
      'cafta',
      'dua',
      'duca',
      'logbook-schedule',
      'manifests',
      'services-schedule',
      ...printing,
      ...TRANSMITS,
    ].sort();
    expect(whoMay('s3:PutObject', bucket('EvidenceBucket'))).toEqual(sealing);
    expect(whoMay('s3:GetObject', bucket('EvidenceBucket'))).toEqual(
      [...sealing, 'dua-worker', 'logbook', 'reports-worker'].sort(),
    );
  });
});

test('files are forgotten only where they are temporary', () => {
  const { properties, deletion } = bucket('FilesBucket');
  expect(deletion).toBe('Retain');
  const forgotten = properties.LifecycleConfiguration.Rules.filter(
    (rule: { ExpirationInDays?: number }) => rule.ExpirationInDays !== undefined,
  );
  expect(forgotten.map((rule: { Prefix?: string }) => rule.Prefix)).toEqual(['tmp/']);
});

test.each(of('AWS::S3::Bucket').map((each) => [each.id, each] as const))(
  '%s is versioned, sealed, private and answers over TLS only',
  (id, { properties }) => {
    expect(properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    expect(properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(properties).not.toHaveProperty('WebsiteConfiguration');
    expect(properties.BucketEncryption.ServerSideEncryptionConfiguration).toHaveLength(1);
    const policy = of('AWS::S3::BucketPolicy').find((each) => each.properties.Bucket === `<${id}>`);
    const statements = policy?.properties.PolicyDocument.Statement as Statement[];
    expect(refusesPlainText(statements)).toBe(true);
    for (const each of statements.filter(({ Effect }) => Effect === 'Allow'))
      expect(JSON.stringify(each.Principal)).toMatch(
        /^\{"Service":"(logging\.s3|cloudfront)\.amazonaws\.com"\}$/,
      );
  },
);

describe('tables', () => {
  test('are these', () => {
    expect(
      of('AWS::DynamoDB::Table')
        .map((each) => bare(each.properties.TableName))
        .sort(),
    ).toEqual([...TABLES].sort());
  });

  test.each(TABLES)(
    '%s can be brought back to any second of 35 days and is not deleted by mistake',
    (name) => {
      const { properties, deletion } = table(name);
      expect(properties.PointInTimeRecoverySpecification).toEqual({
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: 35,
      });
      expect(properties.DeletionProtectionEnabled).toBe(true);
      expect(deletion).toBe('Retain');
      expect(at(properties.SSESpecification.KMSMasterKeyId).type).toBe('AWS::KMS::Key');
    },
  );

  test.each([...PASSING, ...PARTLY_PASSING])('%s forget what is over by `expires`', (name) => {
    expect(table(name).properties.TimeToLiveSpecification).toEqual({
      AttributeName: 'expires',
      Enabled: true,
    });
  });

  test.each(KEPT.filter((name) => !PARTLY_PASSING.includes(name)))('%s forget nothing', (name) => {
    expect(table(name).properties.TimeToLiveSpecification).toBeUndefined();
  });

  test('only the procedures of users write users, and those of the logbook the logbook', () => {
    const writers = ['users', 'logbook'].map((name) => whoMay('dynamodb:PutItem', table(name)));
    expect(writers).toEqual([['users'], ['logbook', 'logbook-schedule']]);
  });

  test.each(['GetItem', 'BatchGetItem', 'Query', 'PutItem'])('only who signs in may %s a secret', (way) => {
    expect(whoMay(`dynamodb:${way}`, table('sign-in-secrets'))).toEqual(['users']);
  });

  test('what companies typed for outside services is read by what speaks in their name, and written by one', () => {
    expect(whoMay('dynamodb:GetItem', table('credentials'))).toEqual(['services-schedule', ...TRANSMITS]);
    expect(whoMay('dynamodb:PutItem', table('credentials'))).toEqual(['transmission']);
  });

  test('only who transmits, declares or has a paper certified writes transmissions, the schedule those rows that are no company’s', () => {
    expect(whoMay('dynamodb:PutItem', table('transmissions'))).toEqual([
      ...['cafta', ...DECLARES, 'transmission', 'transmission-dead-letters', 'transmission-schedule'],
      'transmission-worker',
    ]);
  });
});

describe.each(QUEUES)('queue %s', (name) => {
  const { properties } = queue(name);
  const dead = queue(`${name}-dead`);

  test('takes 256 kB at most, gives a message five times, then sets it aside for two weeks', () => {
    expect(properties.MaximumMessageSize).toBe(256 * 1024);
    expect(properties.RedrivePolicy).toEqual({ deadLetterTargetArn: `<${dead.id}.Arn>`, maxReceiveCount: 5 });
    expect(properties.MessageRetentionPeriod).toBe(TWO_WEEKS_SECONDS);
    expect(dead.properties.MessageRetentionPeriod).toBe(TWO_WEEKS_SECONDS);
  });

  test('wakes somebody for the first message that is set aside, saying what is lost', () => {
    const alarms = of('AWS::CloudWatch::Alarm').filter((each) =>
      JSON.stringify(each.properties.Dimensions ?? []).includes(`<${dead.id}.QueueName>`),
    );
    expect(alarms).toHaveLength(1);
    const [alarm] = alarms;
    expect(alarm!.properties).toMatchObject({
      MetricName: 'ApproximateNumberOfMessagesVisible',
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      Threshold: 1,
    });
    expect(at(alarm!.properties.AlarmActions[0]).type).toBe('AWS::SNS::Topic');
    expect(alarm!.properties.AlarmDescription.length).toBeGreaterThan(20);
  });

  test('holds a message six times as long as its consumer may take, so that no two work on it', () => {
    const consumers = of('AWS::Lambda::EventSourceMapping').filter((each) =>
      each.properties.EventSourceArn.startsWith(`<${queue(name).id}.`),
    );
    expect(consumers).toHaveLength(1);
    const seconds = at(consumers[0]!.properties.FunctionName).properties.Timeout as number;
    expect(properties.VisibilityTimeout).toBeGreaterThanOrEqual(6 * seconds);
  });

  test.each([name, `${name}-dead`])('%s is sealed and answers over TLS only', (each) => {
    const { id, properties: own } = queue(each);
    expect(own.SqsManagedSseEnabled).toBe(true);
    const policy = of('AWS::SQS::QueuePolicy').find((one) => one.properties.Queues.includes(`<${id}>`));
    expect(refusesPlainText(policy?.properties.PolicyDocument.Statement)).toBe(true);
  });
});

test('queues are these', () => {
  const names = of('AWS::SQS::Queue').map((each) => bare(each.properties.QueueName));
  expect(names.sort()).toEqual(QUEUES.flatMap((name) => [name, `${name}-dead`]).sort());
});

describe('rights', () => {
  const policies = of('AWS::IAM::Policy').flatMap(({ id, properties }) =>
    (properties.PolicyDocument.Statement as Statement[]).map((statement) => [id, statement] as const),
  );

  test('are never to do everything, and to everything only to write a trace', () => {
    expect(policies.length).toBeGreaterThan(0);
    for (const [id, { Action, Resource }] of policies) {
      expect(
        list(Action).filter((each) => each.includes('*')),
        id,
      ).toEqual([]);
      if (list(Resource).includes('*'))
        expect(list(Action), id).toEqual(['xray:PutTelemetryRecords', 'xray:PutTraceSegments']);
    }
  });

  test('are never to read a whole table, delete an object, loosen a lock or change what exists', () => {
    const forbidden =
      /^(dynamodb:(Scan|DeleteTable|UpdateT|PartiQL)|s3:(Delete|Bypass|PutObjectRetention|PutObjectLegalHold|PutBucket|PutLifecycle)|sqs:(PurgeQueue|DeleteQueue|SetQueue)|kms:(Schedule|Disable|PutKeyPolicy)|secretsmanager:(Put|Update|Delete)|iam:|sts:(?!(AssumeRole|TagSession)$))/;
    // What a role assumes is told by companyWall.test.ts: itself, for one company.
    for (const [id, { Action }] of policies)
      expect(
        list(Action).filter((each) => forbidden.test(each)),
        id,
      ).toEqual([]);
  });

  test('of a function are its own: no two share a role', () => {
    const roles = of('AWS::Lambda::Function').map((each) => at(each.properties.Role).id);
    expect(new Set(roles).size).toBe(roles.length);
  });

  test.each([
    ['authority-credentials', ['transmission-worker']],
    ['service-credentials', ['services-schedule', 'transmission']],
  ])('to the %s has only what speaks with them in a company’s name', (name, readers) => {
    const secret = of('AWS::SecretsManager::Secret').find((each) => bare(each.properties.Name) === name);
    expect(whoMay('secretsmanager:GetSecretValue', secret!)).toEqual(readers);
  });
});

test('the key that seals everything turns every year and outlives the stack, as the secrets do', () => {
  const [key, ...more] = of('AWS::KMS::Key');
  expect(more).toEqual([]);
  expect(key).toMatchObject({
    properties: { EnableKeyRotation: true, PendingWindowInDays: 30 },
    deletion: 'Retain',
  });
  for (const name of ['data-key', 'authority-credentials', 'service-credentials']) {
    const secret = of('AWS::SecretsManager::Secret').find((each) =>
      String(each.properties.Name).endsWith(`-${name}`),
    );
    expect(secret).toMatchObject({ deletion: 'Retain' });
    expect(at(secret!.properties.KmsKeyId).id).toBe(key!.id);
  }
});
