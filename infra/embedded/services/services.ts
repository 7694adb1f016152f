import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { migrate } from '../../upgrade/migrations.ts';
import { connectionOf, startDynamo, type Dynamo } from '../database/dynamo.ts';
import { analysisFolder } from '../folder/companyFolders.ts';
import { ensureTables } from '../database/tables.ts';
import { startEmulators, type Emulators } from './emulators.ts';
import type { Credentials, Endpoints, Places } from '../functions/environment.ts';
import { InternalServer } from './internalServer.ts';
import { physicalName, REGION } from './names.ts';
import { S3Gate } from '../objects/s3Gate.ts';
import { functionKey } from '../rights/functionKey.ts';
import { Rights } from '../rights/rights.ts';
import { randomKey, SecretFiles } from './secretFiles.ts';
import type { Topology } from '../settings/topologyOf.ts';

export interface Services {
  gate: S3Gate;
  secrets: SecretFiles;
  emulators: Emulators;
  endpoints: Endpoints;
  credentials: Credentials;
  /** With which a function signs. */
  credentialsOf: (functionName: string) => Credentials;
  places: Places;
  dataFolder: string;
  stop: () => Promise<void>;
}

/** Queue that hears what became of mails. */
const MAIL_EVENTS = 'mail-events';

const queueUrlIn = (origin: string, name: string): string => `${origin}/000000000000/${physicalName(name)}`;

/**
 * The AWS services of one machine: tables, objects, queues and secrets of the topology, on ports of their own. What an
 * earlier version left in the tables is brought to where this one looks for it.
 */
export async function startServices(
  dataFolder: string,
  topology: Topology,
  now: () => Date,
  practice = true,
): Promise<Services> {
  const secrets = new SecretFiles(dataFolder);
  const dataKey = secrets.ensure('data-key', randomKey);
  const credentials = ensureCredentials(secrets);
  const started: (() => Promise<void>)[] = [];
  try {
    const dynamo = await startDynamo(dataFolder);
    started.unshift(() => dynamo.stop());
    await createTables(dynamo, credentials, topology, dataKey);
    const emulators = await emulatorsOf(topology, dataFolder, now);
    started.unshift(() => emulators.stop());
    const secretNameOf = (id: string): string => id.replace(physicalName(''), '');
    const rights = new Rights(topology);
    const server = new InternalServer({
      rights,
      tables: dynamo.agent,
      emulators,
      secrets,
      secretNameOf,
      credentials,
      now,
      mail: { folder: dataFolder, eventsUrl: mailEventsOf(topology), practice },
    });
    started.unshift(() => server.stop());
    const address = await server.listen();
    const locked = new Set(
      topology.buckets.filter((each) => each.locked).map((each) => physicalName(each.name)),
    );
    const gate = new S3Gate({
      emulators,
      credentials: { ...credentials, signedHosts: [address] },
      locked,
      rights,
      now,
    });
    server.serveObjects(gate);
    const services = `http://${address}`;
    return {
      gate,
      secrets,
      emulators,
      credentials,
      // Another database may keep rows apart by who signs; its walls are its own.
      credentialsOf: (name) => (dynamo.agent ? functionKey(credentials, name) : credentials),
      endpoints: { dynamo: dynamo.agent ? services : dynamo.endpoint, services },
      places: placesIn(services, dataFolder),
      dataFolder,
      stop: () => stopAll(started),
    };
  } catch (error) {
    await stopAll(started);
    throw error;
  }
}

/** Where everything of the topology lies, under its names here. */
const placesIn = (services: string, dataFolder: string): Places => ({
  tableNameOf: physicalName,
  bucketNameOf: physicalName,
  queueUrlOf: (name) => queueUrlIn(services, name),
  secretIdOf: physicalName,
  analysisFolder: analysisFolder(dataFolder),
});

// The emulator looks queues up by the last part of their address; whoever listens is not known yet.
const heldQueueUrl = (name: string): string => queueUrlIn('http://127.0.0.1', name);

const mailEventsOf = ({ queues }: Topology): string | undefined =>
  queues.some(({ name }) => name === MAIL_EVENTS) ? heldQueueUrl(MAIL_EVENTS) : undefined;

/** Objects and queues of the topology, under their names here. */
const emulatorsOf = (topology: Topology, dataFolder: string, now: () => Date): Promise<Emulators> =>
  startEmulators({
    dataFolder,
    buckets: topology.buckets,
    queues: topology.queues,
    bucketNameOf: physicalName,
    queueNameOf: physicalName,
    queueUrlOf: heldQueueUrl,
    now,
  });

async function stopAll(started: readonly (() => Promise<void>)[]): Promise<void> {
  for (const stop of started) await stop();
}

async function createTables(
  dynamo: Dynamo,
  credentials: Credentials,
  topology: Topology,
  dataKey: string,
): Promise<void> {
  const client = new DynamoDBClient({ ...connectionOf(dynamo), region: REGION, credentials });
  await ensureTables(client, topology.tables, physicalName);
  const documents = DynamoDBDocumentClient.from(client);
  const has = (table: string): boolean => topology.tables.some((each) => each.name === table);
  await migrate({ client: documents, nameOf: physicalName, has, dataKey, again: false });
  client.destroy();
}

/** Key pair of this data folder, so that links survive a start and no other program of the machine can sign. */
function ensureCredentials(secrets: SecretFiles): Credentials {
  const accessKeyId = secrets.ensure(
    'access-key-id',
    () => `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
  );
  return { accessKeyId, secretAccessKey: secrets.ensure('secret-access-key', randomKey), region: REGION };
}
