import type { LogEvent } from './logEvents.ts';

/** A number that a line of the log carries: one for each line, or one of its values. */
interface Counted {
  metric: string;
  /** Name of the value that counts; each line is one when absent. */
  value?: string;
  /** Name of the value by which it is told apart. Each value of it is a metric that is paid for, so there are few. */
  by?: string;
}

const once = (metric: string): readonly Counted[] => [{ metric }];

/** What is counted of which event. Those that wake somebody have their alarm in `infra/signals.ts`. */
export const counted: Partial<Record<LogEvent, readonly Counted[]>> = {
  'procedure.failed': once('procedure-failed'),
  'message.failed': once('message-failed'),
  'message.poison': once('transmission-poison'),
  'transmission.needs-human': once('transmission-needs-human'),
  'transmission.waiting': [
    { metric: 'transmission-doubt-age', value: 'oldestDoubtMinutes' },
    { metric: 'transmission-queue-age', value: 'oldestQueuedMinutes' },
  ],
  'transmission.attempt': [{ metric: 'transmission-attempts', by: 'state' }],
  'transmission.settled': [{ metric: 'declarations', by: 'state' }],
  'transmission.unarchived': once('transmission-unarchived'),
  'transmission.unkept': once('transmission-unkept'),
  'transmission.restored': once('transmission-restored'),
  'transmission.security': once('transmission-security'),
  'transmission.certificate': once('transmission-certificate'),
  'transmission.unknown-code': once('transmission-unknown-code'),
  'transmission.tampered': once('transmission-tampered'),
  'settings.wrong': once('settings-wrong'),
  'session.theft': once('session-theft'),
  'rate.failed': once('rate-missing'),
  'logbook.unchained': once('logbook-unchained'),
  'logbook.cut': once('logbook-cut'),
  'watch.failed': once('watch-failed'),
  'report.unsent': once('report-unsent'),
  'print.made': once('prints'),
  'key.reused': once('key-reused'),
  'browser.failed': once('browser-failed'),
  'changes.exported': [{ metric: 'changes-behind', value: 'hoursBehind' }],
};

/**
 * What CloudWatch must find in a line to count it (embedded metric format), so that no function calls it and no filter looks
 * through the logs. Nothing where no namespace is set, as on one machine.
 */
export function numbersOf(
  event: LogEvent,
  values: Record<string, unknown>,
  namespace: string,
): Record<string, unknown> {
  const all = namespace === '' ? [] : (counted[event] ?? []);
  const told = all.flatMap((each) => {
    const number = each.value === undefined ? 1 : values[each.value];
    return typeof number === 'number' && Number.isFinite(number) ? [{ ...each, number }] : [];
  });
  if (told.length === 0) return {};
  return {
    _aws: {
      // When the line was written, as CloudWatch wants to hear it; nothing is decided by it.
      // eslint-disable-next-line no-restricted-syntax
      Timestamp: Date.now(),
      CloudWatchMetrics: told.map(({ metric, value, by }) => ({
        Namespace: namespace,
        Dimensions: [by === undefined ? [] : [by]],
        Metrics: [{ Name: metric, ...(value === undefined ? { Unit: 'Count' } : {}) }],
      })),
    },
    ...Object.fromEntries(told.map(({ metric, number }) => [metric, number])),
  };
}
