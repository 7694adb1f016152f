import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ListTablesCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  type AttributeDefinition,
  type GlobalSecondaryIndex,
} from '@aws-sdk/client-dynamodb';
import type { Table } from '../../parts.ts';

/** Creates the tables and indexes that are missing; what exists keeps its rows. */
export async function ensureTables(
  client: DynamoDBClient,
  tables: readonly Table[],
  nameOf: (name: string) => string,
): Promise<void> {
  const existing = new Set<string>();
  let from: string | undefined;
  do {
    const page = await client.send(new ListTablesCommand(from ? { ExclusiveStartTableName: from } : {}));
    page.TableNames?.forEach((name) => existing.add(name));
    from = page.LastEvaluatedTableName;
  } while (from);
  for (const table of tables) {
    const name = nameOf(table.name);
    if (existing.has(name)) await addIndexes(client, table, name);
    else await create(client, table, name);
  }
}

async function create(client: DynamoDBClient, table: Table, name: string): Promise<void> {
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: attributes([
        table.partitionKey,
        table.sortKey,
        ...table.indexes.flatMap((index) => [index.partitionKey, index.sortKey]),
      ]),
      KeySchema: keys(table),
      ...(table.indexes.length > 0 ? { GlobalSecondaryIndexes: table.indexes.map(indexOf) } : {}),
    }),
  );
  if (table.ttl) {
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: name,
        TimeToLiveSpecification: { Enabled: true, AttributeName: table.ttl },
      }),
    );
  }
}

async function addIndexes(client: DynamoDBClient, table: Table, name: string): Promise<void> {
  if (table.indexes.length === 0) return;
  const { Table: found } = await client.send(new DescribeTableCommand({ TableName: name }));
  const there = new Set(found?.GlobalSecondaryIndexes?.map((index) => index.IndexName));
  for (const index of table.indexes.filter((each) => !there.has(each.name))) {
    await client.send(
      new UpdateTableCommand({
        TableName: name,
        AttributeDefinitions: attributes([index.partitionKey, index.sortKey]),
        GlobalSecondaryIndexUpdates: [{ Create: indexOf(index) }],
      }),
    );
  }
}

const attributes = (names: string[]): AttributeDefinition[] =>
  [...new Set(names)].map((name) => ({ AttributeName: name, AttributeType: 'S' }));

const keys = (key: { partitionKey: string; sortKey: string }): GlobalSecondaryIndex['KeySchema'] => [
  { AttributeName: key.partitionKey, KeyType: 'HASH' },
  { AttributeName: key.sortKey, KeyType: 'RANGE' },
];

const indexOf = (index: Table['indexes'][number]): GlobalSecondaryIndex => ({
  IndexName: index.name,
  KeySchema: keys(index),
  Projection: { ProjectionType: 'ALL' },
});
