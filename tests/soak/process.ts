import type { Log } from '../../functions/runtime/log.ts';
import { Outbox } from '../../functions/runtime/outbox.ts';
import { Queues as QueueDoor } from '../../functions/runtime/queues.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { Fuse, guardBy } from '../faults/fuse.ts';
import { answerHere } from './memory/answered.ts';
import type { Objects } from './memory/objects.ts';
import type { Queues } from './memory/queues.ts';
import type { Tables } from './memory/tables.ts';

/** What a run has in the place of AWS; another for each run. */
export interface Stores {
  tables: Tables;
  objects: Objects;
  queues: Queues;
}

/** One process of the product: its own calls, which can be struck, and its own clock. */
export interface Process {
  services: Services;
  fuse: Fuse;
}

interface World {
  stores: Stores;
  secret: (name: string) => Promise<string>;
  /** Numbers what is made, in the place of chance. */
  count: () => number;
  log: Log;
}

/** @param now the process's own clock. */
export async function processIn(world: World, now: () => Date): Promise<Process> {
  const clients = awsClients();
  const process: Process = { fuse: new Fuse(), services: {} as Services };
  for (const client of [clients.dynamo, clients.s3, clients.sqs]) guardBy(client, () => process.fuse);
  answerHere(clients.dynamo, () => world.stores.tables.answer);
  answerHere(clients.s3, () => world.stores.objects.answer);
  answerHere(clients.sqs, () => world.stores.queues.answer);
  const id = (prefix: string): string => `${prefix}-${String(world.count()).padStart(8, '0')}`;
  const made = await createServices(clients, now, world.secret);
  const outbox = new Outbox(made.database, new QueueDoor(clients.sqs), now, () => id('out'));
  Object.assign(process.services, { ...made, id, outbox, log: world.log });
  return process;
}
