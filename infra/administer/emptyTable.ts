import { DeleteCommand, type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../functions/runtime/config.ts';

/** Deletes every row of a table. */
export async function emptyTable(client: DynamoDBDocumentClient, table: string): Promise<void> {
  const TableName = tableName(table);
  for (;;) {
    const page = await client.send(new ScanCommand({ TableName, ProjectionExpression: 'pk, sk' }));
    for (const { pk, sk } of page.Items ?? [])
      await client.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
    if (page.LastEvaluatedKey === undefined) return;
  }
}
