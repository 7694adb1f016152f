import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { optionalSetting, settings } from './config.ts';
import { Database } from './database.ts';
import { Files } from './files.ts';
import { journalOf, SYSTEM } from './journal.ts';
import { makeId } from './ids.ts';
import { log, type Log } from './log.ts';
import { Outbox } from './outbox.ts';
import { Sealer } from './seal.ts';
import { secret } from './secrets.ts';

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

export interface Clients {
  dynamo: DynamoDBClient;
  s3: S3Client;
  sqs: SQSClient;
}

/** Real clients; endpoints and credentials come from the environment (`AWS_ENDPOINT_URL_*` on one machine). */
export const awsClients = (): Clients => ({
  dynamo: new DynamoDBClient({ maxAttempts: 5 }),
  s3: new S3Client({
    // On AWS a link names the bucket in its host, the only one that the page's policy lets the browser send files to.
    forcePathStyle: optionalSetting('AWS_ENDPOINT_URL_S3', '') !== '',
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }),
  sqs: new SQSClient({}),
});

export async function createServices(
  clients: Clients = awsClients(),
  now: () => Date = () => new Date(),
  readSecret: (name: string) => Promise<string> = secret,
  dataKey: () => Promise<string | undefined> = () => readSecret('data-key'),
): Promise<Services> {
  // What is set wrong is said by name, before anything is begun that it would spoil.
  settings();
  const documents = DynamoDBDocumentClient.from(clients.dynamo, {
    marshallOptions: { removeUndefinedValues: true },
  });
  const id = (prefix: string): string => makeId(prefix, now());
  const sealer = new Sealer(await dataKey());
  const database = new Database(documents, now, journalOf({ sealer, now, id }, SYSTEM));
  return {
    database,
    files: new Files(clients.s3),
    outbox: new Outbox(database, clients.sqs, now, () => id('out')),
    sealer,
    secret: readSecret,
    now,
    id,
    log,
  };
}

/** For functions that neither seal nor open anything, and so are not granted the key. */
export const createKeylessServices = (): Promise<Services> =>
  createServices(
    awsClients(),
    () => new Date(),
    secret,
    async () => undefined,
  );
