import type { FunctionDefinition } from './parts.ts';
import { handsOn, readCompanies, sendTo, write, writeCompanies, writeShared } from './procedureGroup.ts';
import { queues, schedules, SCHEDULES_OF_OTHERS, SERVICE_SCHEDULES } from './work.ts';

/** Queues of the kinds that are transmitted, which hear of outcomes. */
export const LISTENERS = ['duca-events', 'dua-events', 'manifests-events'];

/** What speaks with authorities and outside services without a caller. */
export const transmissionFunctions: FunctionDefinition[] = [
  {
    name: 'transmission-worker',
    module: 'transmission',
    entry: 'worker',
    // The messages of a batch wait for the authority side by side: 375 of them at once (`npm run bench -- quotas`).
    trigger: { kind: 'queue', queue: 'transmission-jobs', batchSize: 5 },
    memoryMb: 1024,
    timeoutSeconds: 100,
    reserved: 75,
    speaks: true,
    opens: true,
    grants: [
      ...write('transmissions'),
      handsOn,
      ...writeShared('services'),
      // Of a company that is suspended nothing leaves.
      ...readCompanies('credentials', 'users'),
      { bucket: 'evidence', access: 'write' },
      ...sendTo('transmission-jobs', ...LISTENERS),
      { secret: 'authority-credentials' },
      { secret: 'data-key' },
    ],
  },
  {
    name: 'transmission-dead-letters',
    module: 'transmission',
    entry: 'deadLetters',
    trigger: { kind: 'deadLetters', queue: 'transmission-jobs', batchSize: 5 },
    memoryMb: 512,
    timeoutSeconds: 30,
    reserved: 2,
    grants: [...writeCompanies('transmissions'), handsOn, ...sendTo(...LISTENERS)],
  },
  {
    name: 'transmission-schedule',
    module: 'transmission',
    entry: 'schedule',
    trigger: {
      kind: 'schedule',
      schedules: schedules.map((each) => each.name).filter((name) => !SCHEDULES_OF_OTHERS.includes(name)),
    },
    memoryMb: 512,
    timeoutSeconds: 60,
    reserved: 3,
    // The outbox sweep sends whatever any module left behind, so it reaches every queue. What is due it reads by the index;
    // of no company's transmission does it write.
    grants: [
      ...writeShared('outbox', 'transmissions', 'catalogues', 'services'),
      ...sendTo(...queues.map((queue) => queue.name)),
    ],
    speaks: true,
    opens: true,
  },
  {
    name: 'services-schedule',
    module: 'transmission',
    entry: 'servicesSchedule',
    trigger: { kind: 'schedule', schedules: SERVICE_SCHEDULES },
    memoryMb: 512,
    timeoutSeconds: 110,
    reserved: 2,
    grants: [
      ...write('services'),
      ...readCompanies('credentials', 'users'),
      { bucket: 'files', access: 'write' },
      { bucket: 'evidence', access: 'write' },
      { secret: 'service-credentials' },
      { secret: 'data-key' },
    ],
    speaks: true,
  },
];
