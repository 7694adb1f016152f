/** The queues of the product, by name: `infra/work.ts` says what each is like, and health asks how much waits in each. */
export const queueNames = [
  'transmission-jobs',
  'duca-events',
  'dua-events',
  'manifests-events',
  'print-jobs',
  'duca-print-jobs',
  'dua-print-jobs',
  'bulk-jobs',
  'notification-jobs',
  'mail-events',
  'report-events',
] as const;

export type QueueName = (typeof queueNames)[number];
