import { describe, expect, test } from 'vitest';
import { counted, numbersOf } from '../../functions/runtime/counted.ts';
import { signals } from '../../infra/signals.ts';
import { type Resource, Templates } from './template.ts';

// What must be true on AWS of who is woken, and by what, in these words and with these names.
const templates = new Templates();
const { of, at } = { of: templates.of.bind(templates), at: templates.at.bind(templates) };

describe('somebody is woken', () => {
  const alarms = of('AWS::CloudWatch::Alarm');
  const alarmOn = (metric: string): Resource | undefined =>
    alarms.find(({ properties }) => properties.MetricName === metric);
  /** Namespace in which the functions count, which each is told. */
  const [namespace, ...others] = new Set(
    of('AWS::Lambda::Function').map(({ properties }) => properties.Environment.Variables.METRICS as string),
  );

  test('by what the functions count, each in the one namespace that all alarms look at', () => {
    expect(others).toEqual([]);
    expect(namespace).toBe('despacho-prod');
  });

  test.each([
    ['procedure.failed', 'procedure-failed', 1],
    ['message.poison', 'transmission-poison', 1],
    ['transmission.needs-human', 'transmission-needs-human', 1],
    ['transmission.unarchived', 'transmission-unarchived', 1],
    ['browser.failed', 'browser-failed', 1],
    ['rate.failed', 'rate-missing', 1],
    ['logbook.unchained', 'logbook-unchained', 1],
    ['logbook.cut', 'logbook-cut', 1],
    ['key.reused', 'key-reused', 1],
    ['watch.failed', 'watch-failed', 1],
    ['report.unsent', 'report-unsent', 1],
    ['transmission.waiting', 'transmission-doubt-age', 31],
    ['transmission.waiting', 'transmission-queue-age', 16],
  ] as const)('by %s, which counts as %s, with what people lose', (event, metric, number) => {
    const waiting = { oldestDoubtMinutes: 31, oldestQueuedMinutes: 16 };
    expect(numbersOf(event, waiting, namespace!)).toMatchObject({ [metric]: number });
    const alarm = alarmOn(metric)!.properties;
    expect(alarm.AlarmDescription.length).toBeGreaterThan(20);
    expect(at(alarm.AlarmActions[0]).type).toBe('AWS::SNS::Topic');
    expect(alarm.Namespace).toBe(namespace);
    expect(alarm.Dimensions).toBeUndefined();
  });

  test.each(signals)('by $name, which some event of the log counts', ({ name, value }) => {
    const sources = Object.values(counted)
      .flat()
      .filter(({ metric }) => metric === name);
    expect(sources).toEqual([value === undefined ? { metric: name } : { metric: name, value }]);
    expect(alarmOn(name)).toBeDefined();
  });

  test.each(['logbook-unchained', 'watch-failed', 'report-unsent'])(
    'by %s only when it goes on for hours: what passes wakes nobody',
    (metric) => {
      const { Period, EvaluationPeriods, DatapointsToAlarm } = alarmOn(metric)!.properties;
      expect(Period).toBe(3600);
      expect(EvaluationPeriods).toBeGreaterThanOrEqual(2);
      expect(DatapointsToAlarm ?? EvaluationPeriods).toBe(EvaluationPeriods);
    },
  );

  test('by a doubt of half an hour, by its age and not by a count', () => {
    expect(alarmOn('transmission-doubt-age')!.properties).toMatchObject({
      Statistic: 'Maximum',
      Threshold: 30,
    });
  });

  test('by errors of the API before a function could tell them', () => {
    expect(alarmOn('5XXError')?.properties.Namespace).toBe('AWS/ApiGateway');
  });
});
