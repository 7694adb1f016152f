import { Logger } from '@aws-lambda-powertools/logger';
import { optionalSetting } from './config.ts';
import { numbersOf } from './counted.ts';
import { errorFacts } from './errorFacts.ts';
import { events, type LogEvent } from './logEvents.ts';
import { currentTrace } from './trace.ts';

/** Each line names the function it comes from (POWERTOOLS_SERVICE_NAME), wherever that runs. */
const logger = new Logger({
  jsonReplacerFn: (_, value) => (value instanceof Error ? errorFacts(value) : value),
});

/** Names that a line has for itself: the writer would drop a value of such a name, or the value take its place. */
type LinesOwn = 'event' | 'level' | 'message' | 'sampling_rate' | 'service' | 'timestamp' | 'trace';

export type LogValues = Record<string, unknown> & Partial<Record<LinesOwn, never>>;

export type Log = Record<'info' | 'warn' | 'error', (event: LogEvent, values?: LogValues) => void>;

const line = (event: LogEvent, values: LogValues = {}): Record<string, unknown> => ({
  event,
  trace: currentTrace(),
  ...values,
  ...numbersOf(event, values, optionalSetting('METRICS', '')),
});

export const log: Log = {
  info: (event, values) => logger.info(events[event], line(event, values)),
  warn: (event, values) => logger.warn(events[event], line(event, values)),
  error: (event, values) => logger.error(events[event], line(event, values)),
};
