import { namePrefix } from '../../infra/place.ts';
import type { Resource, Templates } from './template.ts';

/**
 * Properties of a type that cost, lock, expose or allow; of a type that is not here only how many there are is told. What
 * ends in `.*` has a line for each that is in it.
 */
const TOLD: Record<string, readonly string[]> = {
  'ApiGateway::ApiKey': ['Enabled'],
  'ApiGateway::Method': ['AuthorizationType', 'ApiKeyRequired'],
  'ApiGateway::RestApi': ['EndpointConfiguration', 'DisableExecuteApiEndpoint', 'MinimumCompressionSize'],
  'ApiGateway::Stage': ['MethodSettings', 'TracingEnabled', 'CacheClusterEnabled'],
  'ApiGateway::UsagePlan': ['Throttle', 'Quota'],
  'Athena::WorkGroup': ['WorkGroupConfiguration'],
  'Backup::BackupPlan': ['BackupPlan.BackupPlanRule.*'],
  'Backup::BackupSelection': ['BackupSelection.Resources.*'],
  'Backup::BackupVault': ['LockConfiguration', 'EncryptionKeyArn'],
  'Backup::RestoreTestingPlan': ['ScheduleExpression', 'RecoveryPointSelection'],
  'Backup::RestoreTestingSelection': ['ProtectedResourceType', 'ValidationWindowHours'],
  'Budgets::Budget': ['Budget.BudgetLimit', 'Budget.TimeUnit'],
  'CloudFront::Distribution': [
    'DistributionConfig.Aliases',
    'DistributionConfig.ViewerCertificate',
    'DistributionConfig.WebACLId',
    'DistributionConfig.PriceClass',
    'DistributionConfig.Restrictions',
    'DistributionConfig.DefaultCacheBehavior',
    'DistributionConfig.CacheBehaviors.*',
    'DistributionConfig.Origins.*',
  ],
  'CloudWatch::Alarm': [
    'Threshold',
    'ComparisonOperator',
    'EvaluationPeriods',
    'DatapointsToAlarm',
    'Period',
    'Statistic',
    'TreatMissingData',
  ],
  'CodeDeploy::DeploymentGroup': ['DeploymentConfigName', 'AutoRollbackConfiguration', 'AlarmConfiguration'],
  'DynamoDB::Table': [
    'BillingMode',
    'TableClass',
    'PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled',
    'PointInTimeRecoverySpecification.RecoveryPeriodInDays',
    'TimeToLiveSpecification.AttributeName',
    'DeletionProtectionEnabled',
    'SSESpecification.SSEType',
    'GlobalSecondaryIndexes.*',
  ],
  'Events::Rule': ['EventPattern', 'ScheduleExpression', 'State'],
  'KMS::Key': ['EnableKeyRotation', 'PendingWindowInDays', 'MultiRegion'],
  'Lambda::EventSourceMapping': ['BatchSize', 'ScalingConfig.MaximumConcurrency', 'FunctionResponseTypes'],
  'Lambda::Function': [
    'MemorySize',
    'Timeout',
    'ReservedConcurrentExecutions',
    'Architectures',
    'Runtime',
    'TracingConfig.Mode',
    'EphemeralStorage',
    'VpcConfig',
  ],
  'Lambda::Permission': ['Principal', 'Action', 'SourceArn'],
  'Lambda::Url': ['AuthType'],
  'Logs::LogGroup': ['RetentionInDays'],
  'S3::Bucket': [
    'VersioningConfiguration.Status',
    'ObjectLockEnabled',
    'ObjectLockConfiguration.Rule.DefaultRetention',
    'PublicAccessBlockConfiguration',
    'OwnershipControls.Rules',
    'LifecycleConfiguration.Rules.*',
    'CorsConfiguration.CorsRules.*',
  ],
  'SES::ConfigurationSet': ['DeliveryOptions', 'SuppressionOptions'],
  'SNS::Subscription': ['Protocol', 'Endpoint'],
  'SQS::Queue': [
    'VisibilityTimeout',
    'MessageRetentionPeriod',
    'MaximumMessageSize',
    'RedrivePolicy.maxReceiveCount',
    'KmsMasterKeyId',
  ],
  'Scheduler::Schedule': ['ScheduleExpression', 'ScheduleExpressionTimezone', 'State', 'Target.RetryPolicy'],
  'SecretsManager::Secret': ['ReplicaRegions', 'KmsKeyId'],
  'WAFv2::WebACL': ['Scope', 'DefaultAction', 'Rules.*'],
};

/** Where a physical name stands, of what has one. */
const NAMES = ['TableName', 'QueueName', 'FunctionName', 'LogGroupName', 'AlarmName', 'TopicName', 'Name'];
/** The CDK ends an id with a hash of where it stands. */
const HASH = /[0-9A-F]{8}$/;
const HASHED = /\b(stateless[A-Z]\w+?)[0-9A-F]{8}\b/g;
/** Where statements stand. */
const POLICIES = ['PolicyDocument', 'Policy', 'KeyPolicy', 'AssumeRolePolicyDocument', 'AccessPolicy'];
/** Whose the statements of a policy are. */
const OWNERS = ['Roles', 'Queues', 'Topics', 'Bucket'];

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource?: string | string[];
  NotResource?: string | string[];
  Principal?: unknown;
  Condition?: unknown;
}

/** One thing of a template: what it is about, and facts of it; a line that says all by itself has none. */
export interface Told {
  about: string;
  facts: string[];
}

const list = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : ([value].flat() as T[]));

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

/** What the templates of an environment cost, lock, expose and allow. */
export class TemplateLines {
  private readonly byId: ReadonlyMap<string, Resource>;
  private readonly prefixes: RegExp;

  constructor(templates: Templates, stage: string) {
    const resources = [...templates.resources, ...templates.secondRegion];
    this.byId = new Map(resources.map((each) => [each.id, each]));
    // Names of an environment differ by its prefix alone, in each of the notations that AWS wants of names.
    const prefix = namePrefix({ stage });
    this.prefixes = new RegExp(`${prefix}|${prefix.replaceAll('-', '_')}|${prefix.replaceAll('-', '')}`, 'g');
  }

  all(): Told[] {
    const resources = [...this.byId.values()];
    const counts = new Map<string, number>();
    for (const { type } of resources) counts.set(type, (counts.get(type) ?? 0) + 1);
    return [
      ...[...counts].map(([type, count]) => ({ about: bareType(type), facts: [String(count)] })),
      ...resources.flatMap((resource) => [
        ...this.facts(resource),
        ...this.statements(resource).map((about) => ({ about, facts: [] })),
      ]),
    ].filter(
      ({ about, facts }, index, every) =>
        facts.length > 0 || every.findIndex((each) => each.about === about) === index,
    );
  }

  private facts(resource: Resource): Told[] {
    const { type, properties, deletion } = resource;
    const about = `${bareType(type)} ${this.named(resource)}`;
    const own: string[] = [];
    const lines: Told[] = [];
    for (const path of TOLD[bareType(type)] ?? []) {
      const [whole = '', each] = path.split('.*');
      const value = at(properties, whole);
      if (value === undefined) continue;
      if (each === undefined) own.push(`${whole.split('.').at(-1)} ${this.said(value)}`);
      else
        for (const [key, inner] of Object.entries(value as object))
          lines.push({
            about: `${about} ${Array.isArray(value) ? whole.split('.').at(-1) : key}: ${this.said(inner)}`,
            facts: [],
          });
    }
    if (deletion === 'Retain') own.push('retained');
    return own.length > 0 ? [{ about, facts: own }, ...lines] : lines;
  }

  private statements(resource: Resource): string[] {
    const { type, properties } = resource;
    const owners = OWNERS.flatMap((key) => list(properties?.[key] as string | string[] | undefined));
    const who = owners.length > 0 ? owners.map((each) => this.short(each)).join(' ') : this.named(resource);
    const told = POLICIES.flatMap((key) => (properties?.[key]?.Statement ?? []) as Statement[]).map(
      ({ Effect, Action, Resource: on, NotResource: allBut, Principal, Condition }) =>
        [
          `${bareType(type)} ${who}: ${Effect}`,
          ...(Principal === undefined ? [] : [this.said(Principal)]),
          ...list(Action).sort(),
          ...this.on('on', on),
          ...this.on('on all but', allBut),
          ...(Condition === undefined ? [] : ['if', this.said(Condition)]),
        ].join(' '),
    );
    const managed = list(properties?.ManagedPolicyArns as string[] | undefined);
    return [...told, ...managed.map((arn) => `${bareType(type)} ${who}: ${this.short(arn)}`)];
  }

  /** What a statement is about, after a word that says how. */
  private on(word: string, parts: string | string[] | undefined): string[] {
    if (parts === undefined) return [];
    const named = list(parts).map((each) => this.short(each));
    return [word, ...named.sort()];
  }

  private named({ id, properties }: Resource): string {
    const name = NAMES.map((key) => properties?.[key] as unknown).find((each) => typeof each === 'string');
    return this.short(name ?? id.replace(HASH, ''));
  }

  /** Names in the place of references, without what stands before them in one environment alone. */
  private short(text: string): string {
    return text
      .replaceAll(/<(\w+)(?:\.[\w.]+)?>/g, (found, id: string) => {
        const there = this.byId.get(id);
        return there ? `‹${this.named(there)}›` : found;
      })
      .replaceAll(this.prefixes, '')
      .replaceAll(HASHED, '$1')
      .replaceAll('arn:<AWS::Partition>:', 'arn:');
  }

  private said(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map((each) => this.said(each)).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return this.short(String(value));
    const inner = Object.entries(value).map(([key, each]) => `${key}: ${this.said(each)}`);
    return `{${inner.join(', ')}}`;
  }
}

const bareType = (type: string): string => type.replace('AWS::', '');
