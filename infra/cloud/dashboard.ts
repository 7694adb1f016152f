import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  LogQueryWidget,
  MathExpression,
  Metric,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { signals } from '../signals.ts';
import { queues } from '../topology.ts';
import { metricsOf } from './alarms.ts';
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

/** Asked of the logs when somebody looks: as a metric each procedure and each code would be paid for by itself. */
const asked = (title: string, logGroupNames: string[], queryLines: string[]): IWidget =>
  new LogQueryWidget({ title, logGroupNames, queryLines, width: HALF, height: 7 });

/** One page that tells whether the installation works: every alarm, what waits, what fails, and how long people wait. */
export class Watched extends Construct {
  constructor(scope: Construct, { prefix, alarms, functions, workQueues, api }: WatchedProps) {
    super(scope, 'Watched');
    const signalled = signals.map(
      ({ name, value }) =>
        new Metric({
          namespace: metricsOf(prefix),
          metricName: name,
          period,
          statistic: value === undefined ? Stats.SUM : Stats.MAXIMUM,
        }),
    );
    const http = functions.filter(({ definition }) => definition.trigger.kind === 'http');
    const logs = functions.map(({ log }) => log.logGroupName);
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
        [
          graph('Attempts to send and declarations, by what became of them', becameOf(prefix)),
          slowestOf(logs),
        ],
        outcomesOf(logs),
      ],
    });
  }
}

const becameOf = (prefix: string): IMetric[] =>
  ['transmission-attempts', 'declarations'].map(
    (name) =>
      new MathExpression({
        expression: `SEARCH('{${metricsOf(prefix)},state} MetricName="${name}"', 'Sum', 300)`,
        usingMetrics: {},
        label: name,
        period,
      }),
  );

const slowestOf = (logs: string[]): IWidget =>
  asked('Slowest procedures, p95', logs, [
    'filter event = "procedure.done"',
    'stats pct(ms, 95) as p95, count(*) as calls by procedure',
    'sort p95 desc',
    'limit 20',
  ]);

const outcomesOf = (logs: string[]): IWidget[] => [
  asked('Why authorities refused', logs, [
    'filter event = "transmission.settled" and state = "REJECTED"',
    'stats count(*) as refused by code',
    'sort refused desc',
    'limit 20',
  ]),
  asked('Codes that the catalogue of an authority lacks', logs, [
    'filter event = "transmission.unknown-code"',
    'stats max(@timestamp) as told by authority, code',
    'sort told desc',
    'limit 20',
  ]),
  asked('Minutes from a doubt to its end', logs, [
    'filter event = "transmission.settled" and minutes > 0',
    'stats pct(minutes, 50) as half, pct(minutes, 95) as p95, max(minutes) as longest',
  ]),
];

const failuresOf = (api: RestApi): IMetric[] => [
  api.metricCount({ period }),
  api.metricServerError({ period }),
  api.metricClientError({ period }),
];
