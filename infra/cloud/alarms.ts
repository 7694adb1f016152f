import { Duration } from 'aws-cdk-lib';
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
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { FunctionDefinition, Queue as QueueDefinition, Signal } from '../parts.ts';
import { queues, schedules } from '../topology.ts';
import { vaultName } from './backups.ts';
import { idOf } from './idOf.ts';
import type { ModuleFunction } from './moduleFunction.ts';
import type { WorkQueue } from './workQueue.ts';

const period = Duration.minutes(5);

/** What people lose while this function fails: the sentence of its queue or schedules, or of its procedures. */
function impactOf({ name, trigger }: FunctionDefinition): string {
  if (trigger.kind === 'http') return `Users get errors instead of answers from the procedures of ${name}.`;
  if (trigger.kind === 'schedule') {
    return schedules
      .filter((each) => trigger.schedules.includes(each.name))
      .map((each) => each.impact)
      .join(' ');
  }
  return queues.find((each) => each.name === trigger.queue)?.impact ?? '';
}

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
    for (const email of props.emails) this.topic.addSubscription(new EmailSubscription(email));
  }

  watchFunction({ definition, handler }: ModuleFunction): void {
    const impact = impactOf(definition);
    this.alarm(
      `${definition.name}-errors`,
      handler.metricErrors({ period, statistic: Stats.SUM }),
      1,
      impact,
    );
    if (definition.trigger.kind === 'schedule') {
      this.alarm(
        `${definition.name}-silent`,
        handler.metricInvocations({ period, statistic: Stats.SUM }),
        1,
        impact,
        {
          comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
          missing: TreatMissingData.BREACHING,
        },
      );
    }
  }

  watchQueue(definition: QueueDefinition, { queue, deadLetters }: WorkQueue): void {
    const depth = deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM });
    this.alarm(`${definition.name}-dead-letters`, depth, 1, definition.impact);
    const age = queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM });
    // Older than a second try: the consumer is not keeping up or not there.
    const oldest = definition.visibilitySeconds * 2;
    this.alarm(`${definition.name}-age`, age, oldest, definition.impact);
  }

  /**
   * Counts an event in the logs of the functions that may tell it. The metric has the deployment's name in its
   * namespace and no dimension, so that it exists once whichever function tells it.
   */
  watchSignal(signal: Signal, functions: readonly ModuleFunction[]): void {
    const { name, event, value, from, hours, impact } = signal;
    const metricNamespace = this.prefix.slice(0, -1);
    for (const { definition, log } of functions.filter((each) => from.includes(each.definition.name))) {
      new MetricFilter(this, idOf(`${name}-in-${definition.name}`), {
        logGroup: log,
        filterPattern: FilterPattern.stringValue('$.event', '=', event),
        metricNamespace,
        metricName: name,
        metricValue: value === undefined ? '1' : `$.${value}`,
      });
    }
    const metric = new Metric({
      namespace: metricNamespace,
      metricName: name,
      period: hours === undefined ? period : Duration.hours(1),
      statistic: value === undefined ? Stats.SUM : Stats.MAXIMUM,
    });
    this.alarm(name, metric, signal.atLeast ?? 1, impact, { periods: hours ?? 1 });
  }

  /** What fails before a function can tell it, as its own start does. */
  watchApi(api: IRestApi): void {
    const impact = 'Users get errors instead of answers from the procedures.';
    const failures = new Metric({
      namespace: 'AWS/ApiGateway',
      metricName: '5XXError',
      dimensionsMap: { ApiName: api.restApiName },
      period,
      statistic: Stats.SUM,
    });
    this.alarm('api-failures', failures, 5, impact);
  }

  /** A night without a copy: nothing that failed need have said so. */
  watchCopies(): void {
    const copies = new Metric({
      namespace: 'AWS/Backup',
      metricName: 'NumberOfBackupJobsCompleted',
      dimensionsMap: { BackupVaultName: vaultName(this.prefix) },
      period: Duration.days(1),
      statistic: Stats.SUM,
    });
    const impact =
      'For a day no copy was made: what is lost now can be brought back from the tables themselves only.';
    this.alarm('backup-missed', copies, 1, impact, {
      comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
      missing: TreatMissingData.BREACHING,
    });
  }

  private alarm(
    name: string,
    metric: IMetric,
    threshold: number,
    impact: string,
    unusual: { comparison?: ComparisonOperator; missing?: TreatMissingData; periods?: number } = {},
  ): void {
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
  }
}
