import { Duration, TimeZone } from 'aws-cdk-lib';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  Schedule,
  ScheduleExpression,
  type ScheduleGroup,
  ScheduleTargetInput,
} from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';
import type { Schedule as ScheduleDefinition } from '../parts.ts';
import { idOf } from './idOf.ts';

const expressionOf = (every: ScheduleDefinition['every']): ScheduleExpression =>
  'minutes' in every
    ? ScheduleExpression.rate(Duration.minutes(every.minutes))
    : ScheduleExpression.cron({
        hour: String(every.dailyAt.hour),
        minute: String(every.dailyAt.minute),
        timeZone: TimeZone.of(every.timeZone),
      });

/** One schedule of the topology; its function receives `{"schedule": "<name>"}`. */
export class WorkSchedule extends Construct {
  constructor(
    scope: Construct,
    definition: ScheduleDefinition,
    props: { prefix: string; group: ScheduleGroup; role: IRole; handler: IFunction },
  ) {
    super(scope, `${idOf(definition.name)}Schedule`);
    new Schedule(this, 'Schedule', {
      scheduleName: props.prefix + definition.name,
      scheduleGroup: props.group,
      description: definition.impact,
      schedule: expressionOf(definition.every),
      target: new LambdaInvoke(props.handler, {
        role: props.role,
        input: ScheduleTargetInput.fromObject({ schedule: definition.name }),
        // The next tick does the same work: a late one is not worth keeping.
        maxEventAge: Duration.minutes(1),
        retryAttempts: 0,
      }),
    });
  }
}
