import { Cron } from 'croner';
import { afterEach, expect, it, vi } from 'vitest';
import type { Schedule } from '../../parts.ts';
import { schedules } from '../../topology.ts';
import { patternOf, Scheduler, spread } from './scheduler.ts';

afterEach(() => void vi.useRealTimers());

const schedule = (every: Schedule['every']): Schedule => ({ name: 'x', every, impact: '' });

it.each([
  [{ minutes: 1 }, '2026-01-01T00:00:30Z', '2026-01-01T00:01:00.000Z'],
  [{ minutes: 30 }, '2026-01-01T00:31:00Z', '2026-01-01T01:00:00.000Z'],
  [{ minutes: 60 }, '2026-01-01T00:31:00Z', '2026-01-01T01:00:00.000Z'],
])('runs %j next after %s at %s', (every, from, next) => {
  const job = new Cron(patternOf(schedule(every)), { timezone: 'UTC', paused: true });
  expect(job.nextRun(new Date(from))?.toISOString()).toBe(next);
});

it('runs once a day at the hour of its own time zone', () => {
  const every = { dailyAt: { hour: 6, minute: 15 }, timeZone: 'America/Guatemala' };
  const job = new Cron(patternOf(schedule(every)), { timezone: every.timeZone, paused: true });
  expect(job.nextRun(new Date('2026-01-01T00:00:00Z'))?.toISOString()).toBe('2026-01-01T12:15:00.000Z');
});

it('begins the schedules of one machine at different moments of the minute', () => {
  const secondOf = spread(schedules);
  const seconds = schedules.map(secondOf);
  expect(new Set(seconds).size).toBe(schedules.length);
  expect(seconds.every((each) => each >= 0 && each < 60)).toBe(true);
  const every = { minutes: 30 };
  const job = new Cron(patternOf(schedule(every), 24), { timezone: 'UTC', paused: true });
  expect(job.nextRun(new Date('2026-01-01T00:29:50Z'))?.toISOString()).toBe('2026-01-01T00:30:24.000Z');
});

it('runs each schedule in its own second, minute after minute', async () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T10:00:30Z') });
  const both = ['one', 'two'].map((name): Schedule => ({ name, every: { minutes: 1 }, impact: '' }));
  const ran: string[] = [];
  const scheduler = new Scheduler({
    schedules: both,
    secondOf: spread(both),
    run: async (name) => void ran.push(`${name} ${new Date().toISOString().slice(14, 19)}`),
    onFailure: (_name, error) => expect.unreachable(String(error)),
  });
  // What runs after a start is over by then.
  await vi.advanceTimersByTimeAsync(25_000);
  ran.length = 0;
  await vi.advanceTimersByTimeAsync(90_000);
  await scheduler.stop();
  expect(ran).toEqual(['one 01:00', 'two 01:30', 'one 02:00']);
});

it('has a pattern for every schedule of the topology, and refuses minutes that would drift', () => {
  for (const each of schedules) expect(() => patternOf(each)).not.toThrow();
  expect(() => patternOf(schedule({ minutes: 45 }))).toThrow('does not divide the hour');
});
