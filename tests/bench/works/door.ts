import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { connectionOf, startDynamo } from '../../../infra/embedded/database/dynamo.ts';
import { ensureTables } from '../../../infra/embedded/database/tables.ts';
import { physicalName } from '../../../infra/embedded/services/names.ts';
import { startServices } from '../../../infra/embedded/services/services.ts';
import { wholeTopology } from '../../../infra/embedded/settings/topologyOf.ts';
import { tables } from '../../../infra/topology.ts';
import type { Run, Work } from '../work.ts';

const READS = 50;
const TableName = physicalName('invoices');
const Key = { pk: 'C#bench#row', sk: 'L#1' };
const folder = (): string => mkdtempSync(join(tmpdir(), 'despacho-bench-'));

/** So many readers at once, until each row was read. */
async function readers(size: number, config: DynamoDBClientConfig): Promise<Run> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1', ...config }));
  await client.send(new PutCommand({ TableName, Item: { ...Key, BODY: 'x'.repeat(2000) } }));
  return async () => {
    let left = READS;
    const read = async (): Promise<void> => {
      while (left-- > 0) await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    };
    await Promise.all(Array.from({ length: size }, read));
  };
}

/** Fifty rows read through the door that checks every signature, and of the same database without a door. */
export const readWork: Work = {
  name: 'read',
  sizes: [1, 16],
  contenders: {
    floor: async (size) => {
      const dynamo = await startDynamo(folder());
      const config = { ...connectionOf(dynamo), credentials: { accessKeyId: 'x', secretAccessKey: 'x' } };
      await ensureTables(new DynamoDBClient({ region: 'us-east-1', ...config }), tables, physicalName);
      process.once('exit', () => void dynamo.stop());
      return readers(size, config);
    },
    despacho: async (size) => {
      const services = await startServices(folder(), wholeTopology, () => new Date());
      process.once('exit', () => void services.stop());
      return readers(size, { endpoint: services.endpoints.dynamo, credentials: services.credentials });
    },
  },
};
