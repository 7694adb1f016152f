import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import type { IRestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { FunctionDefinition, Queue as QueueDefinition, Schedule, Signal } from '../parts.ts';
import { vaultName } from './backups.ts';
import { REPLICA_RULE } from './replica.ts';
import { idOf } from './idOf.ts';
import type { WorkQueue } from './workQueue.ts';

const period = Duration.minutes(5);

/** Namespace of what the functions of a deployment count; `METRICS` tells it to them. */
export const metricsOf = (prefix: string): string => prefix.slice(0, -1);

/** Every alarm says what people lose, so that whoever is woken knows whether to get up. */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  private readonly topic: Topic;
  private readonly prefix: string;

  constructor(scope: Construct, props: { prefix: string; key: IKey; emails: readonly string[] }) {
    super(scope, 'Alarms');
    this.prefix = props.prefix;
    this.topic = new Topic(this, 'Topic', {
      topicName: `${props.prefix}alarms`,
      masterKey: props.key,
      enforceSSL: true,
    });
    this.topic.addToResourcePolicy(this.heard());
    for (const email of props.emails) this.topic.addSubscription(new EmailSubscription(email));
  }

  /**
   * Lets the alarms of this deployment speak to the topic. A policy of its own, which TLS asks for, takes the place of the
   * one by which whoever belongs to the account may publish, and an action that is refused tells only the alarm's history.
   */
  private heard(): PolicyStatement {
    const { account } = Stack.of(this);
    const alarms = Stack.of(this).formatArn({
      service: 'cloudwatch',
      resource: 'alarm',
      resourceName: `${this.prefix}*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    return new PolicyStatement({
      sid: 'AlarmsSpeak',
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [this.topic.topicArn],
      conditions: {
        StringEquals: { 'aws:SourceAccount': account },
        ArnLike: { 'aws:SourceArn': alarms },
      },
    });
  }

  /**
   * A schedule that fails or does not run. Who answers people is watched with the API, and who works a queue by what stays
   * in it: an alarm of their own would say the same again, and each is paid for.
   */
  watchSchedule({ name }: FunctionDefinition, handler: IFunction, watched: readonly Schedule[]): void {
    const impact = watched.map((each) => each.impact).join(' ');
    const sum = { period, statistic: Stats.SUM };
    this.alarm(`${name}-errors`, handler.metricErrors(sum), 1, impact);
    this.alarm(`${name}-silent`, handler.metricInvocations(sum), 1, impact, {
      comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
      missing: TreatMissingData.BREACHING,
    });
  }

  watchQueue(definition: QueueDefinition, { queue, deadLetters }: WorkQueue): void {
    const depth = deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM });
    this.alarm(`${definition.name}-dead-letters`, depth, 1, definition.impact);
    const age = queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM });
    // Older than a second try: the consumer is not keeping up or not there.
    const oldest = definition.visibilitySeconds * 2;
    this.alarm(`${definition.name}-age`, age, oldest, definition.impact);
  }

  /** What the functions count in their log: once for a deployment, whichever function tells it. */
  watchSignal({ name, value, hours, atLeast = 1, impact }: Signal): Alarm {
    const metric = new Metric({
      namespace: metricsOf(this.prefix),
      metricName: name,
      period: hours === undefined ? period : Duration.hours(1),
      statistic: value === undefined ? Stats.SUM : Stats.MAXIMUM,
    });
    return this.alarm(name, metric, atLeast, impact, { periods: hours ?? 1 });
  }

  /** What fails before a function can tell it, as its own start does. */
  watchApi(api: IRestApi): Alarm {
    const impact = 'Users get errors instead of answers from the procedures.';
    const failures = new Metric({
      namespace: 'AWS/ApiGateway',
      metricName: '5XXError',
      dimensionsMap: { ApiName: api.restApiName },
      period,
      statistic: Stats.SUM,
    });
    return this.alarm('api-failures', failures, 5, impact);
  }

  /**
   * A copy of a table that was not made, in time or at all, and one that did not reach the second region, which leaves that
   * of the first as whole as ever. An alarm looks back a week at most, so that none can miss what comes once a month.
   */
  watchCopies(): void {
    const jobs = (metricName: string): Metric =>
      new Metric({
        namespace: 'AWS/Backup',
        metricName,
        dimensionsMap: { BackupVaultName: vaultName(this.prefix) },
        period: Duration.hours(1),
        statistic: Stats.SUM,
      });
    const missed =
      'No copy of a table was made: with the region would be lost what was done since the one of the month before.';
    this.alarm('backup-missed', jobs('NumberOfBackupJobsFailed'), 1, missed);
    this.alarm('backup-late', jobs('NumberOfBackupJobsExpired'), 1, missed);
    const impact =
      'A copy did not reach the second region: with the first would be lost what was done since the one before.';
    this.alarm('backup-not-copied', jobs('NumberOfCopyJobsFailed'), 1, impact);
  }

  /** Changes of tables that stay behind by two windows, or of which nobody tells any more: then their exports do not go on. */
  watchChanges(hours: number): void {
    const behind = new Metric({
      namespace: metricsOf(this.prefix),
      metricName: 'changes-behind',
      period: Duration.hours(1),
      statistic: Stats.MAXIMUM,
    });
    const impact =
      'What is written to tables does not reach the second region: with the first would be lost what was done since hours ago.';
    this.alarm('changes-behind', behind, 2 * hours, impact, { missing: TreatMissingData.BREACHING });
  }

  /** Files that do not reach the second region as they are written. */
  watchReplica(name: string, source: string, target: string): void {
    const failed = new Metric({
      namespace: 'AWS/S3',
      metricName: 'OperationsFailedReplication',
      dimensionsMap: { SourceBucket: source, DestinationBucket: target, RuleId: REPLICA_RULE },
      period,
      statistic: Stats.SUM,
    });
    const impact = 'A file did not reach the second region: with the first it would be lost.';
    this.alarm(`${name}-not-copied`, failed, 1, impact);
  }

  private alarm(
    name: string,
    metric: IMetric,
    threshold: number,
    impact: string,
    unusual: { comparison?: ComparisonOperator; missing?: TreatMissingData; periods?: number } = {},
  ): Alarm {
    const alarm = new Alarm(this, idOf(name), {
      alarmName: this.prefix + name,
      alarmDescription: impact,
      metric,
      threshold,
      evaluationPeriods: unusual.periods ?? 1,
      comparisonOperator: unusual.comparison ?? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: unusual.missing ?? TreatMissingData.NOT_BREACHING,
    });
    const tell = new SnsAction(this.topic);
    alarm.addAlarmAction(tell);
    alarm.addOkAction(tell);
    this.all.push(alarm);
    return alarm;
  }
}
