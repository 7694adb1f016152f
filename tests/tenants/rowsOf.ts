import { createHash } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { tables } from '../../infra/topology.ts';

/** The store gives attributes in any order, at every depth. */
const sorted = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, sorted(each)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
};

const digest = (item: Record<string, unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(item)))
    .digest('hex')
    .slice(0, 16);

/** Every stored row whose key names one of the companies, as table, key and digest. */
export async function rowsOf(companies: readonly string[]): Promise<string[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const found: string[] = [];
  for (const table of tables) {
    let from: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new ScanCommand({
          TableName: physicalName(table.name),
          ...(from ? { ExclusiveStartKey: from } : {}),
        }),
      );
      for (const item of page.Items ?? []) {
        const key = String(item['pk']);
        if (companies.some((company) => key.startsWith(`C#${company}`)))
          found.push(`${table.name} ${key} ${item['sk']} ${digest(item)}`);
      }
      from = page.LastEvaluatedKey;
    } while (from);
  }
  client.destroy();
  return found.sort();
}
