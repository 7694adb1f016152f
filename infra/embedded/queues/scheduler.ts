import { Cron } from 'croner';
import type { Schedule } from '../../parts.ts';

export interface SchedulerOptions {
  schedules: readonly Schedule[];
  /** Second of the minute in which a schedule begins. */
  secondOf: (schedule: Schedule) => number;
  run: (schedule: string) => Promise<unknown>;
  onFailure: (schedule: string, error: unknown) => void;
}

/**
 * When every schedule runs after a start: first when whoever called at once has been answered, and once more because a
 * write of an earlier process may be so young that the first sweep leaves it to that process.
 */
const STARTING_RUNS_MS = [1000, 20_000];

/**
 * Runs the schedules of the topology, and each twice after the start: what a killed process left half done is taken up
 * then. A run that is still going is not started again beside itself.
 */
export class Scheduler {
  private readonly jobs: Cron[];
  private readonly starting: NodeJS.Timeout[];
  private readonly running = new Map<string, Promise<void>>();
  private readonly options: SchedulerOptions;
  private stopped = false;

  constructor(options: SchedulerOptions) {
    this.options = options;
    this.jobs = options.schedules.map(
      (each) =>
        new Cron(
          patternOf(each, options.secondOf(each)),
          { timezone: zoneOf(each), protect: true, unref: true },
          () => this.run(each.name),
        ),
    );
    this.starting = STARTING_RUNS_MS.map((after) => setTimeout(() => void this.runAll(), after).unref());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.starting.forEach(clearTimeout);
    this.jobs.forEach((job) => job.stop());
    await Promise.allSettled(this.running.values());
  }

  /** One after the other: at the start the processor is for the first callers. */
  private async runAll(): Promise<void> {
    for (const each of this.options.schedules) if (!this.stopped) await this.run(each.name);
  }

  private run(name: string): Promise<void> {
    const going = this.running.get(name);
    if (going) return going;
    const run = this.options
      .run(name)
      .then(() => undefined)
      .catch((error: unknown) => this.options.onFailure(name, error))
      .finally(() => this.running.delete(name));
    this.running.set(name, run);
    return run;
  }
}

/**
 * Spreads schedules over the minute. On one machine all of them in the same second would take the processors from those
 * who work there, minute after minute.
 */
export const spread =
  (schedules: readonly Schedule[]) =>
  (schedule: Schedule): number =>
    Math.floor((schedules.indexOf(schedule) * 60) / schedules.length);

/** Cron pattern without week days, which no schedule of the topology uses. */
export function patternOf({ every }: Schedule, second = 0): string {
  if (!('minutes' in every)) return `${second} ${every.dailyAt.minute} ${every.dailyAt.hour} * * *`;
  if (60 % every.minutes !== 0)
    throw new Error(`A schedule of ${every.minutes} minutes does not divide the hour`);
  return every.minutes === 60 ? `${second} 0 * * * *` : `${second} */${every.minutes} * * * *`;
}

const zoneOf = ({ every }: Schedule): string => ('timeZone' in every ? every.timeZone : 'UTC');
