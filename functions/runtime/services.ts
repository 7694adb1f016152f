import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Clients } from './clients.ts';
import { settings } from './config.ts';
import { Database } from './database.ts';
import type { Files } from './files.ts';
import { journalOf, SYSTEM } from './journal.ts';
import { makeId } from './ids.ts';
import { lazily } from './lazily.ts';
import { log, type Log } from './log.ts';
import { Outbox } from './outbox.ts';
import type { Queues } from './queues.ts';
import { Sealer } from './seal.ts';
import { secret } from './secrets.ts';
import { tableClient } from './tableClient.ts';

/** Everything outside the code that a procedure may touch. Tests hand in other clients and another clock. */
export interface Services {
  database: Database;
  files: Files;
  outbox: Outbox;
  sealer: Sealer;
  secret: (name: string) => Promise<string>;
  now: () => Date;
  id: (prefix: string) => string;
  log: Log;
}

/** Most calls need neither objects nor queues, and no start waits for their clients. */
const filesOf = ({ s3 }: Partial<Clients>): Files =>
  lazily(async () => {
    const { Files, objectClient } = await import('./files.ts');
    return new Files(s3 ?? objectClient());
  });
const queuesOf = ({ sqs }: Partial<Clients>): Queues =>
  lazily(async () => {
    const { Queues, queueClient } = await import('./queues.ts');
    return new Queues(sqs ?? queueClient());
  });

export async function createServices(
  clients: Partial<Clients> = {},
  now: () => Date = () => new Date(),
  readSecret: (name: string) => Promise<string> = secret,
  dataKey: () => Promise<string | undefined> = () => readSecret('data-key'),
): Promise<Services> {
  // What is set wrong is said by name, before anything is begun that it would spoil.
  settings();
  const documents = DynamoDBDocumentClient.from(clients.dynamo ?? tableClient(), {
    marshallOptions: { removeUndefinedValues: true },
  });
  const id = (prefix: string): string => makeId(prefix, now());
  const sealer = new Sealer(await dataKey());
  const database = new Database(documents, now, journalOf({ sealer, now, id }, SYSTEM));
  return {
    database,
    files: filesOf(clients),
    outbox: new Outbox(database, queuesOf(clients), now, () => id('out')),
    sealer,
    secret: readSecret,
    now,
    id,
    log,
  };
}

/** For functions that neither seal nor open anything, and so are not granted the key. */
export const createKeylessServices = (clients: Partial<Clients> = {}): Promise<Services> =>
  createServices(
    clients,
    () => new Date(),
    secret,
    async () => undefined,
  );
