import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CreateBucketCommand, PutObjectLockConfigurationCommand, S3Client } from '@aws-sdk/client-s3';
import { CreateSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { CreateQueueCommand, GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { ensureTables } from '../../infra/embedded/database/tables.ts';
import type { Credentials, Endpoints, Places } from '../../infra/embedded/functions/environment.ts';
import { physicalName, REGION } from '../../infra/embedded/services/names.ts';
import { deadLetterName } from '../../shared/foundation/queues.ts';
import { randomKey } from '../../infra/embedded/services/secretFiles.ts';
import type { Topology } from '../../infra/embedded/settings/topologyOf.ts';
import { secrets } from '../../infra/topology.ts';

/** Whether the second opinion is there at all: moto stands in for AWS and was written by others. */
export const motoInstalled = (): boolean => spawnSync('moto_server', ['--help']).status === 0;

const START_MS = 60_000;

export interface Moto {
  endpoints: Endpoints;
  credentials: Credentials;
  places: Places;
  /** Variables above those of the embedded side. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** The parts of the topology in moto: tables, buckets with their lock, queues with their dead letters, secrets. */
export async function startMoto(topology: Topology): Promise<Moto> {
  const port = await freePort();
  const child = spawn('moto_server', ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const origin = `http://127.0.0.1:${port}`;
  const credentials = { accessKeyId: 'moto', secretAccessKey: 'moto', region: REGION };
  try {
    await untilItAnswers(origin);
    await build(topology, { endpoint: origin, region: REGION, credentials });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    endpoints: { dynamo: origin, services: origin },
    credentials,
    places: {
      tableNameOf: physicalName,
      bucketNameOf: physicalName,
      queueUrlOf: (name) => `${origin}/${ACCOUNT}/${physicalName(name)}`,
      secretIdOf: physicalName,
      analysisFolder: '',
    },
    env: { AWS_ENDPOINT_URL_S3: origin },
    stop,
  };
}

/** Account that moto takes everybody for. */
const ACCOUNT = '123456789012';

interface Options {
  endpoint: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
}

async function build({ tables, buckets, queues }: Topology, options: Options): Promise<void> {
  await ensureTables(new DynamoDBClient(options), tables, physicalName);
  const s3 = new S3Client({ ...options, forcePathStyle: true });
  for (const { name, locked } of buckets) {
    const Bucket = physicalName(name);
    await s3.send(new CreateBucketCommand({ Bucket, ObjectLockEnabledForBucket: locked }));
    if (!locked) continue;
    const DefaultRetention = { Mode: 'COMPLIANCE', Days: 1 } as const;
    await s3.send(
      new PutObjectLockConfigurationCommand({
        Bucket,
        ObjectLockConfiguration: { ObjectLockEnabled: 'Enabled', Rule: { DefaultRetention } },
      }),
    );
  }
  const sqs = new SQSClient(options);
  for (const { name, visibilitySeconds, maxReceives } of queues) {
    const VisibilityTimeout = String(visibilitySeconds);
    const dead = await sqs.send(new CreateQueueCommand({ QueueName: physicalName(deadLetterName(name)) }));
    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({ QueueUrl: dead.QueueUrl, AttributeNames: ['QueueArn'] }),
    );
    const RedrivePolicy = JSON.stringify({
      deadLetterTargetArn: Attributes?.['QueueArn'],
      maxReceiveCount: maxReceives,
    });
    await sqs.send(
      new CreateQueueCommand({
        QueueName: physicalName(name),
        Attributes: { VisibilityTimeout, RedrivePolicy },
      }),
    );
  }
  const keeper = new SecretsManagerClient(options);
  for (const name of secrets)
    await keeper.send(new CreateSecretCommand({ Name: physicalName(name), SecretString: randomKey() }));
}

async function untilItAnswers(origin: string): Promise<void> {
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(100)) {
    try {
      if ((await fetch(`${origin}/moto-api/`)).ok) return;
    } catch {
      // Not listening yet.
    }
  }
  throw new Error('moto_server did not start');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
