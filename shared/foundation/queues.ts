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

/** Where what failed as often as its queue permits is set aside: of a queue's name or of its address, which ends with it. */
export const deadLetterName = (queue: string): string => `${queue}-dead`;

export type QueueName = (typeof queueNames)[number];
