import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';

/** Company of a header's partition. */
export const companyOf = ({ pk }: Pick<HeaderRow, 'pk'>): string => pk.split('#')[1] ?? '';

/** Every header of a kind, of all companies; only an operator's order may read so. */
export async function* everyHeader(client: DynamoDBDocumentClient, table: string): AsyncGenerator<HeaderRow> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: table,
        ConsistentRead: true,
        FilterExpression: 'begins_with(sk, :head)',
        ExpressionAttributeValues: { ':head': 'H#' },
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    yield* (page.Items ?? []) as HeaderRow[];
    start = page.LastEvaluatedKey;
  } while (start);
}
