import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { connectionOf, startDynamo } from '../../infra/embedded/database/dynamo.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { ensureTables } from '../../infra/embedded/database/tables.ts';
import { tables, variableFor } from '../../infra/topology.ts';

export interface StoreWorld {
  services: Services;
  /** The way to its tables for what an operator orders. */
  dynamo: DynamoDBClient;
  /** What the store looks at for the time. */
  clock: { now: Date };
  stop: () => Promise<void>;
}

/** The tables of the product on the embedded DynamoDB, without a server before them. */
export async function startStoreWorld(now: string): Promise<StoreWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'despacho-store-'));
  const dynamo = await startDynamo(folder);
  process.env['AWS_REGION'] = 'us-east-1';
  const client = new DynamoDBClient({
    ...connectionOf(dynamo),
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  });
  await ensureTables(client, tables, physicalName);
  for (const table of tables) process.env[variableFor('TABLE', table.name)] = physicalName(table.name);
  const clock = { now: new Date(now) };
  const services = await createServices(
    { dynamo: client, s3: new S3Client({}), sqs: new SQSClient({}) },
    () => clock.now,
    async () => Buffer.alloc(32, 7).toString('base64'),
  );
  return {
    services,
    dynamo: client,
    clock,
    stop: async () => {
      await dynamo.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
