import type { FunctionDefinition } from './parts.ts';
import { append, handsOn, http, read, readCompanies, sendTo, write, writeShared } from './procedureGroup.ts';
import { documentTables } from './tables.ts';
import { LOGBOOK_SCHEDULES, REPORT_SCHEDULES } from './work.ts';

/**
 * The logbook, and statistics and reports: who asks the analysis, and who writes its files. Only who asks loads its engine.
 */
export const oversightFunctions: FunctionDefinition[] = [
  http('logbook', [
    append('logbook'),
    // Whoever looks sees what happened a moment ago: it comes into the logbook before it is shown.
    ...writeShared('happenings'),
    handsOn,
    ...read(...documentTables),
    { bucket: 'files', access: 'write' },
    // Its sealed end, with which it is compared.
    { bucket: 'evidence', access: 'read' },
    ...sendTo('report-events'),
  ]),
  {
    name: 'logbook-schedule',
    module: 'logbook',
    entry: 'schedule',
    trigger: { kind: 'schedule', schedules: LOGBOOK_SCHEDULES },
    memoryMb: 512,
    timeoutSeconds: 60,
    reserved: 2,
    // A line tells what a save changed, which is the difference of two versions.
    grants: [
      append('logbook'),
      ...writeShared('happenings'),
      handsOn,
      ...readCompanies('users'),
      ...read(...documentTables),
      // The end of each logbook is sealed there.
      { bucket: 'evidence', access: 'write' },
      ...sendTo('report-events'),
      { secret: 'data-key' },
    ],
  },
  http(
    'reports',
    [
      ...write('reports'),
      handsOn,
      // Whether an address takes mail is known there.
      ...read('logbook', 'notifications'),
      { bucket: 'files', access: 'write' },
      { bucket: 'analysis', access: 'write' },
      { analysis: 'read' },
      ...sendTo('report-events'),
    ],
    // One of ten goes to the schedule below.
    { reserved: 9 },
  ),
  {
    name: 'reports-schedule',
    module: 'reports',
    entry: 'schedule',
    trigger: { kind: 'schedule', schedules: REPORT_SCHEDULES },
    memoryMb: 1024,
    timeoutSeconds: 110,
    reserved: 1,
    // Whom a report is mailed to hears of it in bell and mail.
    grants: [
      ...write('reports', 'notifications'),
      handsOn,
      ...readCompanies('users', 'logbook'),
      ...read('catalogues'),
      { bucket: 'files', access: 'add' },
      { bucket: 'analysis', access: 'write' },
      { analysis: 'read' },
      ...sendTo('notification-jobs'),
      { secret: 'data-key' },
    ],
  },
  {
    name: 'reports-worker',
    module: 'reports',
    entry: 'worker',
    trigger: { kind: 'queue', queue: 'report-events', batchSize: 10 },
    memoryMb: 1024,
    timeoutSeconds: 55,
    reserved: 3,
    grants: [
      // A long export tells the next to go on.
      ...write('reports'),
      handsOn,
      ...sendTo('report-events'),
      // Of everything that a company has, an export tells.
      ...readCompanies('logbook', 'transmissions', 'users', 'notifications', 'services', ...documentTables),
      ...read('catalogues'),
      { bucket: 'evidence', access: 'read' },
      { bucket: 'analysis', access: 'write' },
      // Downloads that people asked for.
      { bucket: 'files', access: 'write' },
      { secret: 'data-key' },
    ],
  },
];
