import type { ModuleName } from '../shared/foundation/modules.ts';
import type { FunctionDefinition, Grant } from './parts.ts';
import { handsOn, read, readCompanies, sendTo, tellsLogbook, write } from './procedureGroup.ts';

// Functions of which the topology has several, one a kind of document.

/** Brings the documents of a kind to what the authority said. */
export const listener = (module: ModuleName, grants: Grant[]): FunctionDefinition => ({
  name: `${module}-worker`,
  module,
  entry: 'worker',
  trigger: { kind: 'queue', queue: `${module}-events`, batchSize: 10 },
  memoryMb: 1024,
  timeoutSeconds: 30,
  reserved: 5,
  grants: [
    ...grants,
    tellsLogbook,
    ...read('catalogues'),
    ...readCompanies('transmissions'),
    ...sendTo('notification-jobs'),
    { secret: 'data-key' },
  ],
});

/** Prints what is too long for an answer to wait for. */
export const printer = (
  name: string,
  module: ModuleName,
  entry: FunctionDefinition['entry'],
  queue: string,
  grants: Grant[],
): FunctionDefinition => ({
  name,
  module,
  entry,
  trigger: { kind: 'queue', queue, batchSize: 1 },
  memoryMb: 1769,
  timeoutSeconds: 110,
  reserved: 10,
  grants: [
    ...write(module),
    tellsLogbook,
    ...grants,
    { bucket: 'files', access: 'write' },
    // What is no draft is locked, too.
    { bucket: 'evidence', access: 'write' },
    { secret: 'data-key' },
  ],
});

/** What a group needs to take files of lists and to hand them over. */
export const handsListsOver: Grant[] = [
  handsOn,
  { bucket: 'files', access: 'write' },
  ...sendTo('bulk-jobs'),
];

/** Loads lists of tens of thousands of parties, products or registers. */
export const listLoader: FunctionDefinition = {
  name: 'products-worker',
  module: 'products',
  entry: 'worker',
  trigger: { kind: 'queue', queue: 'bulk-jobs', batchSize: 1 },
  memoryMb: 1024,
  timeoutSeconds: 110,
  reserved: 2,
  grants: [
    ...write('parties', 'products', 'registers'),
    tellsLogbook,
    ...read('catalogues'),
    ...handsListsOver,
    { secret: 'data-key' },
  ],
};
