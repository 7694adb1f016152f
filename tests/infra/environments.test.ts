import { describe, expect, test } from 'vitest';
import { environments } from '../../infra/environments.ts';
import { functions } from '../../infra/topology.ts';
import { namePrefix } from '../../infra/place.ts';
import { namesOf } from './physicalNames.ts';
import { type Resource, Templates } from './template.ts';

// What each environment promises, in these words and numbers: taken from the templates, never from the data behind them.
const CERTIFICATE = 'arn:aws:acm:us-east-1:111111111111:certificate/1';
const made = { dev: new Templates({ stage: 'dev' }), test: new Templates({ stage: 'test' }) };
const prod = new Templates({
  stage: 'prod',
  domainName: 'despacho.example',
  certificateArn: CERTIFICATE,
  alarmEmail: 'guardia@despacho.example, jefa@despacho.example',
});
const all = { ...made, prod };

const retentionOf = (templates: Templates): unknown =>
  templates.of('AWS::S3::Bucket').find((each) => each.id.startsWith('EvidenceBucket'))?.properties
    .ObjectLockConfiguration.Rule.DefaultRetention;

test('there are three, and what is told about one of them is told of every one', () => {
  expect(Object.keys(environments)).toEqual(['dev', 'test', 'prod']);
});

test('two of them share an account and region: no physical name of one is another’s', () => {
  const names = Object.values(all).flatMap((each) => [...new Set(namesOf(each))]);
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  for (const [stage, templates] of Object.entries(all))
    for (const name of namesOf(templates)) expect(name).toContain(namePrefix({ stage }).slice(0, -1));
});

describe('evidence', () => {
  test('is locked by law only where the law asks: a trial can be cleaned up', () => {
    expect(retentionOf(made.dev)).toEqual({ Mode: 'GOVERNANCE', Days: 1 });
    expect(retentionOf(made.test)).toEqual({ Mode: 'GOVERNANCE', Days: 30 });
    expect(retentionOf(prod)).toEqual({ Mode: 'COMPLIANCE', Days: 2192 });
  });
});

describe('what is stored', () => {
  const kept = (templates: Templates): Resource[] => templates.of('AWS::DynamoDB::Table');

  test('outlives its stack in test and prod, and goes with it in dev', () => {
    for (const { deletion, properties } of [...kept(prod), ...kept(made.test)])
      expect([deletion, properties.DeletionProtectionEnabled]).toEqual(['Retain', true]);
    for (const { deletion, properties } of kept(made.dev))
      expect([deletion, properties.DeletionProtectionEnabled]).toEqual(['Delete', false]);
  });

  test('is copied in prod every month, tables whole, to a locked vault in a second region, and stays beside them no longer than that takes', () => {
    const [plan] = prod.of('AWS::Backup::BackupPlan');
    const [rule, ...more] = plan!.properties.BackupPlan.BackupPlanRule;
    expect(more).toEqual([]);
    expect(rule.ScheduleExpression).toBe('cron(0 9 1 * ? *)');
    // Each is a whole copy of all that was ever saved, and paid for as long as it lies: of days at hand, point in time is.
    expect(rule.Lifecycle.DeleteAfterDays).toBeLessThanOrEqual(3);
    const [copy] = rule.CopyActions;
    expect(copy.Lifecycle.DeleteAfterDays).toBe(35);
    const [second] = prod.secondRegion.filter((each) => each.type === 'AWS::Backup::BackupVault');
    expect(copy.DestinationBackupVaultArn).toBe(
      `arn:aws:backup:us-west-2:<AWS::AccountId>:backup-vault:${second!.properties.BackupVaultName}`,
    );
    expect(second!.properties.LockConfiguration.MinRetentionDays).toBe(14);
    expect(second!.deletion).toBe('Retain');
    // Three days after the first deployment not even who holds the account takes the lock away there.
    expect(second!.properties.LockConfiguration.ChangeableForDays).toBe(3);
    const [selection] = prod.of('AWS::Backup::BackupSelection');
    const copied = selection!.properties.BackupSelection.Resources as string[];
    expect(copied.sort()).toEqual(
      kept(prod)
        .map(({ id }) => `<${id}.Arn>`)
        .sort(),
    );
  });

  test.each(['files', 'evidence', 'analysis'])(
    'is copied in prod as it is written, of %s, locked there as here, and for as long as the law asks',
    (name) => {
      const [source] = prod
        .of('AWS::S3::Bucket')
        .filter(({ id }) => id.toLowerCase().startsWith(`${name}bucket`));
      const [copy] = prod.secondRegion.filter(
        ({ properties }) => properties?.BucketName === `despacho-prod-${name}-copy-<AWS::AccountId>`,
      );
      const [rule, ...more] = source!.properties.ReplicationConfiguration.Rules;
      expect(more).toEqual([]);
      expect(rule).toMatchObject({
        Status: 'Enabled',
        Destination: {
          Bucket: `arn:aws:s3:::${copy!.properties.BucketName}`,
          EncryptionConfiguration: { ReplicaKmsKeyID: '<despacho-prod-recovery.CopiesKeyArn in us-west-2>' },
        },
        SourceSelectionCriteria: { SseKmsEncryptedObjects: { Status: 'Enabled' } },
      });
      expect(copy!.deletion).toBe('Retain');
      expect(copy!.properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
      expect(copy!.properties.ObjectLockConfiguration).toEqual(source!.properties.ObjectLockConfiguration);
      // An order that erases a company does not reach the copy: it goes by itself, a month after the years of the law.
      expect(copy!.properties.LifecycleConfiguration.Rules).toContainEqual(
        expect.objectContaining({ ExpirationInDays: 2192 + 30, Status: 'Enabled' }),
      );
      expect(made.test.of('AWS::S3::Bucket').some((each) => each.properties.ReplicationConfiguration)).toBe(
        false,
      );
    },
  );

  test('is restored once a month by itself, so that a copy that cannot be read is known', () => {
    const [drill] = prod.of('AWS::Backup::RestoreTestingPlan');
    // The day after the copies are made, while they lie here; of what history makes large, each byte would be paid for again.
    expect(drill!.properties.ScheduleExpression).toBe('cron(0 9 2 * ? *)');
    const [selection] = prod.of('AWS::Backup::RestoreTestingSelection');
    const drilled = (selection!.properties.ProtectedResourceArns as string[]).map((arn) => prod.partOf(arn));
    expect(drilled).toEqual(expect.arrayContaining(['users', 'transmissions', 'sign-in-secrets']));
    expect(drilled).not.toContain('duca');
  });

  test('could be read in the second region: the key of the data is there too, and nothing that can be typed again', () => {
    const there = prod
      .of('AWS::SecretsManager::Secret')
      .filter(({ properties }) => properties.ReplicaRegions !== undefined);
    expect(there.map(({ properties }) => properties.Name)).toEqual(['despacho-prod-data-key']);
    expect(there[0]!.properties.ReplicaRegions).toEqual([{ Region: 'us-west-2' }]);
  });
});

describe('somebody is told', () => {
  test('by every alarm, when it begins and when it ends', () => {
    const alarms = prod.of('AWS::CloudWatch::Alarm');
    expect(alarms.length).toBeGreaterThan(40);
    for (const { properties } of alarms) {
      expect(properties.AlarmActions).toHaveLength(1);
      expect(properties.OKActions).toEqual(properties.AlarmActions);
    }
  });

  test('for every alarm may speak to the topic that it names, under the key that seals it, and nobody else may', () => {
    for (const { properties } of prod.of('AWS::CloudWatch::Alarm')) {
      const topic = prod.at(properties.AlarmActions[0]);
      const policies = prod
        .of('AWS::SNS::TopicPolicy')
        .filter((each) => each.properties.Topics.includes(`<${topic.id}>`))
        .flatMap((each) => each.properties.PolicyDocument.Statement as { Effect: string }[]);
      expect(policies.filter(({ Effect }) => Effect === 'Allow')).toMatchObject([
        {
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Action: 'sns:Publish',
          Resource: `<${topic.id}>`,
          Condition: {
            StringEquals: { 'aws:SourceAccount': '<AWS::AccountId>' },
            ArnLike: {
              'aws:SourceArn': 'arn:aws:cloudwatch:us-east-1:<AWS::AccountId>:alarm:despacho-prod-*',
            },
          },
        },
      ]);
      expect(properties.AlarmName).toMatch(/^despacho-prod-/);
      expect(prod.at(topic.properties.KmsMasterKeyId).properties.KeyPolicy.Statement).toContainEqual(
        expect.objectContaining({
          Effect: 'Allow',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Action: expect.arrayContaining(['kms:Decrypt', 'kms:GenerateDataKey*']) as string[],
        }),
      );
    }
  });

  test('by mail, whoever is named, also when the month costs more than its budget', () => {
    const addressees = ['guardia@despacho.example', 'jefa@despacho.example'];
    const mailed = prod.of('AWS::SNS::Subscription').map(({ properties }) => properties.Endpoint);
    expect(mailed.sort()).toEqual(addressees);
    const [budget] = prod.of('AWS::Budgets::Budget');
    expect(budget!.properties.Budget.BudgetLimit.Amount).toBe(300);
    for (const { Subscribers } of budget!.properties.NotificationsWithSubscribers)
      expect(Subscribers.map((each: { Address: string }) => each.Address)).toEqual(addressees);
  });

  const alarmOn = (metric: string) =>
    prod.of('AWS::CloudWatch::Alarm').find(({ properties }) => properties.MetricName === metric)?.properties;

  test.each(['NumberOfBackupJobsFailed', 'NumberOfBackupJobsExpired'])(
    'when a copy of a table is not made: by %s',
    (metric) => {
      expect(alarmOn(metric)).toMatchObject({
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        Threshold: 1,
        TreatMissingData: 'notBreaching',
        Dimensions: [{ Name: 'BackupVaultName', Value: 'despacho-prod-copies' }],
      });
    },
  );

  test('when evidence does not reach the second region', () => {
    const [evidence] = prod.of('AWS::S3::Bucket').filter(({ id }) => id.startsWith('EvidenceBucket'));
    const [rule] = evidence!.properties.ReplicationConfiguration.Rules;
    expect(rule.Destination.Metrics.Status).toBe('Enabled');
    expect(alarmOn('OperationsFailedReplication')).toMatchObject({
      Threshold: 1,
      Dimensions: [
        { Name: 'DestinationBucket', Value: 'despacho-prod-evidence-copy-<AWS::AccountId>' },
        { Name: 'RuleId', Value: rule.Id },
        { Name: 'SourceBucket', Value: `<${evidence!.id}>` },
      ],
    });
  });

  test('when a copy does not reach the second region', () => {
    expect(alarmOn('NumberOfCopyJobsFailed')).toMatchObject({
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      Threshold: 1,
      TreatMissingData: 'notBreaching',
      Dimensions: [{ Name: 'BackupVaultName', Value: 'despacho-prod-copies' }],
    });
  });

  test('on one page that shows every alarm', () => {
    const [dashboard] = prod.of('AWS::CloudWatch::Dashboard');
    const body = String(dashboard!.properties.DashboardBody);
    for (const { id } of prod.of('AWS::CloudWatch::Alarm')) expect(body).toContain(`<${id}.Arn>`);
  });
});

describe('the firewall', () => {
  test('only counts what AWS’s rules would refuse until its counts were read, and refuses in prod', () => {
    const ways = (templates: Templates): string[] =>
      templates
        .of('AWS::WAFv2::WebACL')
        .flatMap(({ properties }) => properties.Rules as { OverrideAction?: object }[])
        .flatMap(({ OverrideAction }) => (OverrideAction ? Object.keys(OverrideAction) : []));
    expect(new Set(ways(made.dev))).toEqual(new Set(['Count']));
    expect(new Set(ways(prod))).toEqual(new Set(['None']));
  });

  test('keeps what it refused or counted without what signs somebody in', () => {
    const logs = prod.of('AWS::WAFv2::LoggingConfiguration');
    expect(logs).toHaveLength(1);
    for (const { properties } of logs) {
      const untold = properties.RedactedFields.map(
        (each: { SingleHeader: { Name: string } }) => each.SingleHeader.Name,
      );
      expect(untold).toEqual(['authorization', 'cookie', 'x-api-key']);
      expect(properties.LoggingFilter.DefaultBehavior).toBe('DROP');
    }
  });
});

describe('a new version of what answers people', () => {
  const groups = (templates: Templates): Resource[] => templates.of('AWS::CodeDeploy::DeploymentGroup');
  const answering = functions.filter(({ trigger }) => trigger.kind === 'http').map(({ name }) => name);

  test.each(['test', 'prod'] as const)('takes a tenth of the calls of %s first', (stage) => {
    const made = groups(all[stage]);
    expect(made.map(({ properties }) => properties.DeploymentGroupName).sort()).toEqual(
      answering.map((name) => `despacho-${stage}-${name}`).sort(),
    );
    for (const { properties } of made)
      expect(properties.DeploymentConfigName).toBe('CodeDeployDefault.LambdaCanary10Percent5Minutes');
  });

  test('gives way to the one before when answers fail', () => {
    for (const { properties } of groups(prod)) {
      expect(properties.AutoRollbackConfiguration).toEqual({
        Enabled: true,
        Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST', 'DEPLOYMENT_STOP_ON_ALARM'],
      });
      const alarms = properties.AlarmConfiguration.Alarms.map(
        ({ Name }: { Name: string }) => prod.at(Name).properties.AlarmName,
      );
      expect(alarms).toEqual(['despacho-prod-api-failures', 'despacho-prod-procedure-failed']);
    }
  });

  test('is what the API calls, by its alias and never past it', () => {
    for (const { properties } of prod.of('AWS::ApiGateway::Method'))
      expect(prod.at(properties.Integration.Uri.replace('<AWS::Partition>', 'aws')).type).toBe(
        'AWS::Lambda::Alias',
      );
  });

  test('replaces the one before at once where nobody works yet, or where it was told so', () => {
    expect(groups(made.dev)).toEqual([]);
    expect(groups(new Templates({ stage: 'test', rollout: 'at-once' }))).toEqual([]);
  });
});

test('a stack keeps clear of the five hundred resources that CloudFormation takes', () => {
  expect(prod.mostOfAStack).toBeLessThanOrEqual(475);
});
