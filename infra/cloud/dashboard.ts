import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  Metric,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { signals } from '../signals.ts';
import { queues } from '../topology.ts';
import { found } from './grants.ts';
import type { ModuleFunction } from './moduleFunction.ts';
import type { WorkQueue } from './workQueue.ts';

const WIDTH = 24;
const HALF = WIDTH / 2;
const period = Duration.minutes(5);

interface WatchedProps {
  prefix: string;
  alarms: readonly Alarm[];
  functions: readonly ModuleFunction[];
  workQueues: ReadonlyMap<string, WorkQueue>;
  api: RestApi;
}

const graph = (title: string, left: IMetric[]): IWidget =>
  new GraphWidget({ title, left, width: HALF, height: 7 });

/** One page that tells whether the installation works: every alarm, what waits, what fails, and how long people wait. */
export class Watched extends Construct {
  constructor(scope: Construct, { prefix, alarms, functions, workQueues, api }: WatchedProps) {
    super(scope, 'Watched');
    const signalled = signals.map(
      ({ name, value }) =>
        new Metric({
          namespace: prefix.slice(0, -1),
          metricName: name,
          period,
          statistic: value === undefined ? Stats.SUM : Stats.MAXIMUM,
        }),
    );
    const http = functions.filter(({ definition }) => definition.trigger.kind === 'http');
    const pairs = queues.map(({ name }) => found(workQueues, name));
    new Dashboard(this, 'Dashboard', {
      dashboardName: `${prefix}watched`,
      defaultInterval: Duration.days(1),
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: WIDTH, height: 8 })],
        [graph('What the functions tell', signalled), graph('Calls and failures', failuresOf(api))],
        [
          graph(
            'Longest wait in a queue, seconds',
            pairs.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage({ period })),
          ),
          graph(
            'Set aside after every try',
            pairs.map(({ deadLetters }) => deadLetters.metricApproximateNumberOfMessagesVisible({ period })),
          ),
        ],
        [
          graph(
            'Time of a call, p95',
            http.map(({ handler }) => handler.metricDuration({ period, statistic: Stats.percentile(95) })),
          ),
          graph(
            'Copies at work',
            functions.map(({ handler }) =>
              handler.metric('ConcurrentExecutions', { period, statistic: Stats.MAXIMUM }),
            ),
          ),
        ],
      ],
    });
  }
}

const failuresOf = (api: RestApi): IMetric[] => [
  api.metricCount({ period }),
  api.metricServerError({ period }),
  api.metricClientError({ period }),
];
