import type { QueueName } from '../shared/foundation/queues.ts';
import type { Queue, Schedule } from './parts.ts';

// What happens without a caller: queues that are worked off, and schedules. The topology tells who does it.

export const queues: (Queue & { name: QueueName })[] = [
  {
    name: 'transmission-jobs',
    visibilitySeconds: 600,
    maxReceives: 5,
    impact: 'Declarations that a broker has sent are not reaching the customs authority.',
  },
  {
    name: 'duca-events',
    visibilitySeconds: 180,
    maxReceives: 5,
    impact: 'Accepted or rejected declarations still show as being transmitted.',
  },
  {
    name: 'dua-events',
    visibilitySeconds: 180,
    maxReceives: 5,
    impact: 'Registered or rejected Honduran declarations still show as being transmitted.',
  },
  {
    name: 'manifests-events',
    visibilitySeconds: 180,
    maxReceives: 5,
    impact: 'Registered or rejected cargo manifests still show as being presented.',
  },
  {
    name: 'print-jobs',
    visibilitySeconds: 660,
    maxReceives: 5,
    impact: 'Long value declarations are not being printed.',
  },
  {
    name: 'duca-print-jobs',
    visibilitySeconds: 660,
    maxReceives: 5,
    impact: 'Long customs declarations are not being printed and large digital dossiers not packed.',
  },
  {
    name: 'dua-print-jobs',
    visibilitySeconds: 660,
    maxReceives: 5,
    impact:
      'Long Honduran declarations and manifests are not being printed and large digital dossiers not packed.',
  },
  {
    name: 'bulk-jobs',
    visibilitySeconds: 660,
    maxReceives: 5,
    impact:
      'Files of parties, products and registers that people load are neither looked through nor written.',
  },
  {
    name: 'notification-jobs',
    visibilitySeconds: 300,
    maxReceives: 5,
    impact:
      'People are not told of what was given to them or waits for them, neither in the bell nor by mail.',
  },
  {
    name: 'mail-events',
    visibilitySeconds: 300,
    maxReceives: 5,
    impact: 'Mail goes on being sent to addresses that refuse it, which costs the sender its good name.',
  },
  {
    name: 'report-events',
    visibilitySeconds: 360,
    maxReceives: 5,
    impact: 'Statistics and reports do not tell of what was done since.',
  },
];

export const schedules: Schedule[] = [
  {
    name: 'outbox-sweep',
    every: { minutes: 1 },
    impact: 'Work that was recorded but not queued because a process stopped in between stays where it is.',
  },
  {
    name: 'transmission-reconcile',
    every: { minutes: 1 },
    impact: 'Declarations whose outcome is unknown are not being confirmed with the authority.',
  },
  {
    name: 'exchange-rate',
    every: { minutes: 30 },
    impact: 'The exchange rate of the day is not being fetched; the rate of an earlier day is used.',
  },
  {
    name: 'lookups-later',
    every: { minutes: 1 },
    impact: 'What a service could not say when it was typed stays unverified until a person asks again.',
  },
  {
    name: 'files-exchange',
    every: { minutes: 1 },
    impact: 'Files of declarations neither reach the authority’s server nor is what it left there fetched.',
  },
  {
    name: 'mail-sweep',
    every: { minutes: 5 },
    impact: 'Mail that waits for the end of somebody’s hours of silence stays where it is.',
  },
  {
    name: 'complementary-watch',
    every: { minutes: 60 },
    impact: 'Nobody is told by mail of provisional declarations whose complementary one is still owed.',
  },
  {
    name: 'order-days',
    every: { minutes: 60 },
    impact: 'Nobody is told of work orders whose day comes or has passed.',
  },
  {
    name: 'report-mails',
    every: { minutes: 5 },
    impact: 'Reports that people have sent by mail at an hour do not go, and dead addresses go unnoticed.',
  },
  {
    name: 'logbook-chain',
    every: { minutes: 1 },
    impact:
      'What people do is noted and does not come into the logbook, its end is not sealed, and prints cannot be proved genuine.',
  },
];

/** Schedules of the reports that are mailed. */
export const REPORT_SCHEDULES = ['report-mails'];

/** Schedules of the logbook. */
export const LOGBOOK_SCHEDULES = ['logbook-chain'];

/** Schedules that ask outside services in a company's name. */
export const SERVICE_SCHEDULES = ['lookups-later', 'files-exchange'];

/** Schedules that the module of notifications runs. */
export const NOTIFICATION_SCHEDULES = ['mail-sweep', 'complementary-watch', 'order-days'];

/** What is not the machine of transmission's to run. */
export const SCHEDULES_OF_OTHERS = [
  ...NOTIFICATION_SCHEDULES,
  ...LOGBOOK_SCHEDULES,
  ...SERVICE_SCHEDULES,
  ...REPORT_SCHEDULES,
];
