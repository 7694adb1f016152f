import type { Bucket, Grant, FunctionDefinition, Route } from './parts.ts';
import { documentKinds, kindsInOrder } from '../shared/documentKinds.ts';
import { duaKind } from '../shared/dua/kind.ts';
import { ducaKind } from '../shared/duca/kind.ts';
import { dvaKind } from '../shared/dva/kind.ts';
import { routesOf } from './edge.ts';
import {
  handsOn,
  http,
  read,
  readCompanies,
  readShared,
  sendTo,
  write,
  writeCompanies,
  writeShared,
} from './procedureGroup.ts';
import { handsListsOver, listener, listLoader, printer } from './queueFunctions.ts';
import { documentTables } from './tables.ts';
import { LISTENERS, transmissionFunctions } from './transmissionFunctions.ts';
import { oversightFunctions } from './oversightFunctions.ts';
import { NOTIFICATION_SCHEDULES, queues } from './work.ts';
import { TEMPORARY_PREFIX } from '../shared/foundation/temporary.ts';

/**
 * What exists: the one description of the product's tables, buckets, queues, functions and schedules.
 * `infra/cloud` builds it on AWS and `infra/embedded` starts it on one machine; neither adds a part of its own.
 */

export { documentTables, tables } from './tables.ts';

export const buckets: Bucket[] = [
  { name: 'files', locked: false, forgets: { prefix: TEMPORARY_PREFIX, days: 3 } },
  { name: 'evidence', locked: true },
  // Day files of the analysis apart, for its engine on AWS looks through the names of what it reads.
  { name: 'analysis', locked: false, forgets: { prefix: TEMPORARY_PREFIX, days: 3 } },
];

export { queues, schedules } from './work.ts';

/** Of ten thousand lines they compute for seconds. */
const LONG_OF_DOCUMENTS = ['derive', 'print'];
const LONG_OF_DECLARATIONS = [...LONG_OF_DOCUMENTS, 'messageDiff'];

/**
 * `reserved` keeps room for sign-in and transmission whatever else is asked for, and bounds every function, so that a flood
 * of one leaves the others theirs: `npm run bench -- quotas` compares it with what both countries would need. Together half
 * of what an account has at first (1,000); AWS wants 100 left for the rest.
 */
export const functions: FunctionDefinition[] = [
  http('catalogues', write('catalogues'), { reserved: 14 }),
  // One vCPU: argon2id with 19 MiB takes 35 ms there, and who was last hashed by scrypt 0.2 s at one sign-in.
  // What a company says otherwise than the lists stands beside them, and what it used beside what it sent.
  http(
    'users',
    [
      ...write('users', 'sign-in-secrets'),
      ...writeCompanies('catalogues'),
      ...readCompanies('transmissions'),
      // An address that is corrected takes mail again.
      ...writeCompanies('notifications'),
    ],
    { memoryMb: 1769, reserved: 35 },
  ),
  http('parties', [...write('parties'), ...handsListsOver], { reserved: 7 }),
  http('products', [...write('products'), ...handsListsOver], { reserved: 8 }),
  // Few work in it at once.
  http('registers', [...write('registers'), ...handsListsOver], { reserved: 3 }),
  listLoader,
  http(
    'work-orders',
    [
      // What lies in an order goes aside with it once it is deleted, and comes back with it.
      ...write('work-orders', ...kindsInOrder.map(({ module }) => module)),
      handsOn,
      // What else may wait for somebody.
      ...read(
        ...documentKinds
          .filter(({ outsideOrders, waits }) => outsideOrders && waits)
          .map(({ module }) => module),
      ),
      { bucket: 'files', access: 'write' },
      ...sendTo('notification-jobs'),
    ],
    { reserved: 20 },
  ),
  http('invoices', [...write('invoices'), ...read('work-orders')], { reserved: 35, long: ['importCsv'] }),
  http('transport-documents', [
    ...write('transport-documents'),
    // What declarations say of the weight that changes.
    ...read('work-orders', 'duca', 'dua'),
  ]),
  http(
    'dva',
    [
      ...write('dva', 'work-orders'),
      handsOn,
      ...read(...dvaKind.sources),
      { bucket: 'files', access: 'write' },
      // Prints that are no drafts are locked.
      { bucket: 'evidence', access: 'write' },
      ...sendTo('print-jobs', 'notification-jobs'),
    ],
    { reserved: 30, long: LONG_OF_DOCUMENTS },
  ),
  http(
    'duca',
    [
      // An administrator replaces the rules matrix, which is a catalogue.
      ...write('duca', ...ducaKind.sources, 'catalogues'),
      ...writeCompanies('transmissions', 'services'),
      handsOn,
      ...read('cafta'),
      { bucket: 'evidence', access: 'write' },
      { bucket: 'files', access: 'write' },
      ...sendTo('transmission-jobs', 'duca-print-jobs'),
    ],
    { reserved: 85, speaks: true, long: LONG_OF_DECLARATIONS },
  ),
  http(
    'dua',
    [
      // What it takes of the titles of manifests is kept with them.
      ...write('dua', ...duaKind.sources, 'manifests'),
      ...writeCompanies('transmissions'),
      handsOn,
      ...readCompanies('services'),
      { bucket: 'evidence', access: 'write' },
      { bucket: 'files', access: 'write' },
      ...sendTo('transmission-jobs', 'dua-print-jobs'),
    ],
    { reserved: 40, speaks: true, long: LONG_OF_DECLARATIONS },
  ),
  http(
    'cafta',
    [
      ...write('cafta'),
      ...writeCompanies('transmissions'),
      handsOn,
      // What is certified is sealed first.
      { bucket: 'evidence', access: 'write' },
      { bucket: 'files', access: 'write' },
      ...sendTo('transmission-jobs'),
    ],
    { reserved: 3, speaks: true },
  ),
  http(
    'manifests',
    [
      ...write('manifests'),
      ...writeCompanies('transmissions'),
      handsOn,
      ...read('work-orders', 'transport-documents'),
      { bucket: 'evidence', access: 'write' },
      { bucket: 'files', access: 'write' },
      ...sendTo('transmission-jobs', 'dua-print-jobs'),
    ],
    { speaks: true, long: ['print'] },
  ),
  http(
    'transmission',
    [
      ...write('transmissions', 'services'),
      ...writeShared('catalogues'),
      ...writeCompanies('credentials'),
      handsOn,
      // A look-up is kept with the document that asks for it.
      ...read(...documentTables),
      { secret: 'service-credentials' },
      // A person's decision is archived as evidence, and the document hears of it.
      { bucket: 'evidence', access: 'write' },
      ...sendTo('transmission-jobs', ...LISTENERS),
    ],
    // It asks the bank for the rate of the day when nobody did yet.
    { reserved: 20, speaks: true, opens: true },
  ),
  ...transmissionFunctions,
  // An answer numbers or frees what the declaration had taken into use, and its classification is remembered.
  listener('duca', write('duca', 'dva', 'invoices', 'transport-documents', 'products', 'work-orders')),
  // The liquidation of an acceptance is read in what was kept of the answer.
  listener('dua', [
    ...write('dua', 'manifests', 'dva', 'invoices', 'transport-documents', 'products', 'work-orders'),
    { bucket: 'evidence', access: 'read' },
  ]),
  listener('manifests', write('manifests')),
  printer('dva-worker', 'dva', 'worker', 'print-jobs', read('catalogues')),
  // Large dossiers are packed here too: every document of their order, what was sent and answered, what services said.
  printer('duca-print-worker', 'duca', 'printWorker', 'duca-print-jobs', [
    ...read('catalogues', 'services', ...ducaKind.sources),
  ]),
  // Long manifests are printed here too: a queue of their own would be asked all month for the few there are.
  printer('dua-print-worker', 'dua', 'printWorker', 'dua-print-jobs', [
    ...write('manifests'),
    ...read('catalogues', 'services', ...duaKind.sources),
  ]),
  // What was told is shown as far as its document may still be read.
  http('notifications', [...write('notifications'), ...read(...documentTables)], { reserved: 10 }),
  {
    name: 'notification-worker',
    module: 'notifications',
    entry: 'worker',
    trigger: { kind: 'queue', queue: 'notification-jobs', batchSize: 5 },
    memoryMb: 512,
    timeoutSeconds: 50,
    reserved: 5,
    // What is told names the document that it is about, and only to who may read it.
    grants: [
      ...write('notifications'),
      handsOn,
      ...writeShared('services'),
      ...readCompanies('users'),
      ...read(...documentTables),
      ...sendTo('notification-jobs'),
      { mail: 'send' },
    ],
  },
  {
    name: 'mail-events-worker',
    module: 'notifications',
    entry: 'mailEvents',
    trigger: { kind: 'queue', queue: 'mail-events', batchSize: 10 },
    memoryMb: 512,
    timeoutSeconds: 50,
    reserved: 2,
    grants: writeCompanies('notifications'),
  },
  {
    name: 'notification-schedule',
    module: 'notifications',
    entry: 'schedule',
    trigger: { kind: 'schedule', schedules: NOTIFICATION_SCHEDULES },
    memoryMb: 512,
    timeoutSeconds: 60,
    reserved: 3,
    grants: [
      ...write('notifications'),
      handsOn,
      ...writeShared('services'),
      ...read('users', 'catalogues'),
      // Orders' days, powers that expire, declarations whose complement is owed, who hears of them, and may still.
      ...read(...documentTables),
      ...sendTo('notification-jobs'),
      { mail: 'send' },
      { secret: 'data-key' },
    ],
  },
  ...oversightFunctions,
  {
    name: 'platform',
    module: 'platform',
    entry: 'handler',
    trigger: { kind: 'http' },
    memoryMb: 512,
    timeoutSeconds: 10,
    reserved: 5,
    tellsSchemas: true,
    grants: [
      ...readShared('catalogues', 'transmissions'),
      { bucket: 'files', access: 'measure' },
      ...queues.map((queue): Grant => ({ queue: queue.name, access: 'measure' })),
    ],
  },
];

/** Secrets by name; functions read them through Secrets Manager, wherever they run. */
export const secrets = ['data-key', 'authority-credentials', 'service-credentials'] as const;

export { apiClients, VIEWER_HEADER } from './edge.ts';

export const routes: Route[] = routesOf(functions);

export { variableFor } from '../shared/foundation/variables.ts';
