import { describe, expect, test } from 'vitest';
import { bare, type Resource, Templates } from './template.ts';

// What is written to tables of prod goes to a second region, in these words and with these names: taken from the templates.
const prod = new Templates();
const BUCKET = 'despacho-prod-changes-copy-<AWS::AccountId>';
const KEY = '<despacho-prod-recovery.CopiesKeyArn in us-west-2>';
const EXPORTED = [
  ...[
    'cafta',
    'catalogues',
    'credentials',
    'dua',
    'duca',
    'dva',
    'happenings',
    'idempotency',
    'invoices',
    'logbook',
  ],
  ...['manifests', 'notifications', 'outbox', 'parties', 'products', 'registers', 'reports', 'services'],
  ...['sign-in-secrets', 'transmissions', 'transport-documents', 'users', 'work-orders'],
];

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: string | string[];
  Principal?: unknown;
}

const exporter = prod
  .of('AWS::Lambda::Function')
  .find(({ properties }) => bare(properties.FunctionName) === 'changes-schedule') as Resource;
const environment = exporter.properties.Environment.Variables as Record<string, string>;
const bucket = prod.secondRegion.find(({ properties }) => properties?.BucketName === BUCKET) as Resource;

/** Rights of the function, each action with what it is allowed on. */
const rights = new Map<string, string[]>();
for (const { properties } of prod.of('AWS::IAM::Policy')) {
  if (!properties.Roles.includes(`<${prod.at(exporter.properties.Role).id}>`)) continue;
  for (const { Action, Resource } of properties.PolicyDocument.Statement as Statement[])
    for (const action of [Action].flat())
      rights.set(action, [...(rights.get(action) ?? []), ...[Resource].flat()].sort());
}
const tableOf = (arn: string): string => bare(prod.at(arn).properties.TableName);

describe('the bucket of the second region', () => {
  test('keeps every version, sealed with the key of the copies, private and over TLS only', () => {
    const { properties, deletion } = bucket;
    expect(properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    expect(Object.values(properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    const [{ ServerSideEncryptionByDefault: sealed }] =
      properties.BucketEncryption.ServerSideEncryptionConfiguration;
    expect(sealed.SSEAlgorithm).toBe('aws:kms');
    expect(sealed.KMSMasterKeyID).toMatch(/^<CopiesKey\w+\.Arn>$/);
    expect(deletion).toBe('Retain');
  });

  test('forgets nothing before the copy that it follows, and lets nobody delete', () => {
    const [rule, ...more] = bucket.properties.LifecycleConfiguration.Rules;
    expect(more).toEqual([]);
    expect(rule).toMatchObject({
      ExpirationInDays: 35,
      NoncurrentVersionExpiration: { NoncurrentDays: 35 },
      Status: 'Enabled',
    });
    const policy = prod.secondRegion.find(
      ({ type, properties }) => type === 'AWS::S3::BucketPolicy' && properties.Bucket === `<${bucket.id}>`,
    )!;
    const statements = policy.properties.PolicyDocument.Statement as Statement[];
    expect(statements).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Principal: { AWS: '*' },
        Action: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
      }),
    );
    expect(JSON.stringify(statements)).toContain('"aws:SecureTransport":"false"');
    expect(statements.filter(({ Effect }) => Effect === 'Allow')).toEqual([]);
  });
});

describe('what exports there', () => {
  test('may export every table but that of sessions, and reads and writes no row', () => {
    expect(rights.get('dynamodb:ExportTableToPointInTime')!.map(tableOf).sort()).toEqual(EXPORTED);
    expect(rights.get('dynamodb:DescribeContinuousBackups')!.map(tableOf).sort()).toEqual(EXPORTED);
    for (const arn of rights.get('dynamodb:DescribeExport')!) expect(arn).toMatch(/>\/export\/\*$/);
    expect(
      [...rights.keys()].filter((action) => /^(dynamodb|s3|sqs|secretsmanager):/.test(action)).sort(),
    ).toEqual([
      'dynamodb:DescribeContinuousBackups',
      'dynamodb:DescribeExport',
      'dynamodb:ExportTableToPointInTime',
      's3:AbortMultipartUpload',
      's3:GetObject',
      's3:PutObject',
      's3:PutObjectAcl',
    ]);
  });

  test('puts into that bucket alone, under its key, and reads nothing back but until when exports lead', () => {
    for (const action of ['s3:PutObject', 's3:PutObjectAcl', 's3:AbortMultipartUpload'])
      expect(rights.get(action)).toEqual([`arn:aws:s3:::${BUCKET}/*`]);
    expect(rights.get('s3:GetObject')).toEqual([`arn:aws:s3:::${BUCKET}/until.json`]);
    expect(rights.get('kms:GenerateDataKey')).toEqual([KEY]);
    expect(rights.get('kms:Decrypt')).toEqual([expect.stringMatching(/^<DataKey\w+\.Arn>$/), KEY]);
  });

  test('is told where, and of which tables', () => {
    expect(environment).toMatchObject({
      CHANGES_BUCKET: BUCKET,
      CHANGES_REGION: 'us-west-2',
      CHANGES_KEY: KEY,
      CHANGES_HOURS: '3',
    });
    expect(environment['CHANGES_TABLES']!.split(',').sort()).toEqual(EXPORTED);
    expect(environment['CHANGES_TABLE_ARN']).toMatch(
      /:dynamodb:us-east-1:<AWS::AccountId>:table\/despacho-prod-$/,
    );
  });

  test('looks every five minutes, and wakes somebody when six hours did not get there or nothing tells of it', () => {
    const [schedule] = prod
      .of('AWS::Scheduler::Schedule')
      .filter(({ properties }) => prod.functionOf(properties.Target.Arn) === 'changes-schedule');
    expect(schedule!.properties.ScheduleExpression).toBe('rate(5 minutes)');
    const alarms = prod
      .of('AWS::CloudWatch::Alarm')
      .filter(({ properties }) => /changes/.test(JSON.stringify(properties)));
    expect(alarms.map(({ properties }) => properties)).toMatchObject([
      {
        Namespace: environment['METRICS'],
        MetricName: 'changes-behind',
        Statistic: 'Maximum',
        Threshold: 6,
        Period: 3600,
        EvaluationPeriods: 1,
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        TreatMissingData: 'breaching',
      },
    ]);
  });

  test('reaches back as far as the oldest copy that is kept: whatever it begins with follows one', () => {
    const [plan] = prod.of('AWS::Backup::BackupPlan');
    const [{ CopyActions }] = plan!.properties.BackupPlan.BackupPlanRule;
    for (const { properties } of prod.of('AWS::DynamoDB::Table'))
      expect(properties.PointInTimeRecoverySpecification.RecoveryPeriodInDays).toBeGreaterThanOrEqual(
        CopyActions[0].Lifecycle.DeleteAfterDays,
      );
  });

  test.each(['dev', 'test'])('is not there in %s, where what is lost can be typed again', (stage) => {
    const made = new Templates({ stage });
    expect(JSON.stringify(made.resources)).not.toMatch(/changes-(schedule|behind|copy)/);
  });
});
